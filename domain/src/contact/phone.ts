import { COUNTRIES, countryOfDialCode, type CountryCode } from './country.ts';
import { dialCodeOf, dialled, E164 } from './dial-code.ts';

/**
 * Mobile numbers by length and first digits, without dial code. Assigned ranges are too strict: operators get new ones,
 * and a copied plan refused numbers in use.
 */
const MOBILE: Readonly<Record<CountryCode, RegExp>> = {
  ae: /^5\d{8}$/,
  sa: /^5\d{8}$/,
  qa: /^[3567]\d{7}$/,
  kw: /^(?:[569]\d|41)\d{6}$/,
  bh: /^[36]\d{7}$/,
  om: /^[79]\d{7}$/,
};

/** Digits of the six countries' dial codes. */
const DIAL_CODE_DIGITS = 3;

/** E.164 of a national number, with or without trunk zero; null if it is not a mobile number. */
function mobileOf(country: CountryCode, typed: string): string | null {
  const national = typed.replace(/^0+/, '');
  return MOBILE[country].test(national) ? COUNTRIES[country].dialCode + national : null;
}

/** Parses a number with a dial code: a mobile number of the six countries, or any number of another. */
function parseInternational(text: string): string | null {
  const dialCode = dialCodeOf(text);
  if (dialCode === null) return null;
  const country = countryOfDialCode(dialCode);
  if (country) return mobileOf(country.code, text.slice(dialCode.length));
  return E164.test(text) ? text : null;
}

/**
 * Parses a typed phone number in Arabic, Persian or Latin digits. With `+` or `00` its dial code decides; otherwise the
 * chosen country does, with or without trunk zero, unless it begins with the bare dial code of one of the six.
 * Returns E.164 (`+971501234567`), or null. Outside the six countries only the shape is checked; the server checks the
 * rest with {@link file://./world-phone.ts}.
 */
export function parsePhone(typed: string, chosen: CountryCode): string | null {
  const text = dialled(typed);
  if (text.startsWith('+')) return parseInternational(text);
  const national = text.replace(/^0+/, '');
  const named = countryOfDialCode(`+${national.slice(0, DIAL_CODE_DIGITS)}`);
  return (
    mobileOf(chosen, national) ??
    (named ? mobileOf(named.code, national.slice(DIAL_CODE_DIGITS)) : null)
  );
}

/** An E.164 phone in groups, `+971 50 123 4567`. A spreadsheet then keeps it as text and does not round it. */
export function phoneInGroups(phone: string): string {
  const dialCode = dialCodeOf(phone);
  if (dialCode === null || !E164.test(phone)) return phone;
  const national = phone.slice(dialCode.length);
  const parts = /^(\d{2,3})(\d{3})(\d{4})$/.exec(national)?.slice(1) ?? national.match(/.{1,4}/g)!;
  return [dialCode, ...parts].join(' ');
}

/**
 * Masks the four digits after the first three (specification, section 5); in a shorter number all digits but the first
 * and last.
 */
export function maskPhone(phone: string): string {
  const masked = phone.replace(/(\d{3})\d{4}(\d{4})/, '$1****$2');
  if (masked !== phone) return masked;
  return phone.length > 4 ? `${phone.slice(0, 2)}****${phone.slice(-2)}` : '****';
}
