import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Reads an international number (`+44…`) by the lengths that its country's numbers have: its E.164
 * form, or null where none has this length. For the server only: the library's data weigh 150 kB, which the
 * order form does without (docs/decisions/079-a-phone-of-any-country.md).
 */
export function readWorldPhone(number: string): string | null {
  const phone = parsePhoneNumberFromString(number);
  return phone?.isPossible() ? phone.number : null;
}
