import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * E.164 of an international number (`+44…`); null if no number of its country has this length. Server only: the
 * library's data weigh 150 kB (docs/decisions/079-a-phone-of-any-country.md).
 */
export function readWorldPhone(number: string): string | null {
  const phone = parsePhoneNumberFromString(number);
  return phone?.isPossible() ? phone.number : null;
}
