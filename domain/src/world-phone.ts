import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Reads an international number (`+44…`) by the numbering plans of all countries: its E.164 form,
 * or null where no such number is assigned. For the server only: the plans weigh 150 kB, which the
 * order form does without (docs/decisions/079-a-phone-of-any-country.md).
 */
export function readWorldPhone(number: string): string | null {
  const phone = parsePhoneNumberFromString(number);
  return phone?.isValid() ? phone.number : null;
}
