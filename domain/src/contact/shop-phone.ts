import { COUNTRIES, countryOfDialCode, type CountryCode } from './country.ts';
import { dialCodeOf, dialled, E164 } from './dial-code.ts';
import { latinDigits } from '../text/digits.ts';

/** Digits without a plus have a dial code from so many on. */
const INTERNATIONAL_DIGITS = 11;
/** Mobile numbers, landlines and short lines of the six countries, without trunk zero. */
const NATIONAL = /^\d{7,9}$/;

/** What is dialled, without a trunk zero in brackets: `+971 (0)50…`. */
const dialledIn = (typed: string): string => dialled(latinDigits(typed).replace(/\(\s*0\s*\)/, ''));

/** E.164 of a shop's phone that names its country, by `+`, `00` or the dial code alone; null of any other. */
export function internationalPhone(typed: string): string | null {
  const text = dialledIn(typed);
  const isBare = text.length >= INTERNATIONAL_DIGITS && !text.startsWith('0');
  const full = isBare && !text.startsWith('+') ? `+${text}` : text;
  const dialCode = dialCodeOf(full) ?? '';
  const hasTrunkZero = countryOfDialCode(dialCode) !== undefined;
  const phone = hasTrunkZero ? dialCode + full.slice(dialCode.length).replace(/^0+/, '') : full;
  return E164.test(phone) ? phone : null;
}

/**
 * E.164 of a shop's phone as a merchant writes it: one that names no country is of the shop's. null where it is none.
 * Landlines too, which WhatsApp takes of a business; hence not the customers' rule (`phone.ts`).
 */
export function shopPhone(typed: string, country: CountryCode): string | null {
  const national = dialledIn(typed).replace(/^0+/, '');
  return (
    internationalPhone(typed) ??
    (NATIONAL.test(national) ? COUNTRIES[country].dialCode + national : null)
  );
}
