import { COUNTRIES, countryOfDialCode, type CountryCode } from './country.ts';
import { dialCodeOf, dialled, E164 } from './dial-code.ts';
import { latinDigits } from '../text/digits.ts';

/** From this length on, digits without a plus begin with a dial code. */
const INTERNATIONAL_DIGITS = 11;
/** Mobile numbers, landlines and short lines of the six countries, without trunk zero. */
const NATIONAL = /^\d{7,9}$/;

/** Drops a trunk zero in brackets: `+971 (0)50…`. */
const dialledIn = (typed: string): string => dialled(latinDigits(typed).replace(/\(\s*0\s*\)/, ''));

/** E.164 of a shop's phone with an explicit country (`+`, `00` or a bare dial code); null otherwise. */
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
 * E.164 of a shop's phone as a merchant types it, in the shop's country unless it names another; null if invalid.
 * Accepts landlines, which WhatsApp allows for businesses; hence a different rule from `phone.ts`.
 */
export function shopPhone(typed: string, country: CountryCode): string | null {
  const national = dialledIn(typed).replace(/^0+/, '');
  return (
    internationalPhone(typed) ??
    (NATIONAL.test(national) ? COUNTRIES[country].dialCode + national : null)
  );
}
