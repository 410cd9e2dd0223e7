import {
  parsePhoneNumberFromString,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import { COUNTRIES, countryOfDialCode, type CountryCode } from './country.ts';
import { dialCodeOf, dialled } from './dial-code.ts';
import phoneMetadata from './phone-metadata.json' with { type: 'json' };

/**
 * The library's metadata for mobile numbers of the six countries: 2 kB instead of 99 kB. A test
 * compares it with the library's.
 */
const metadata = phoneMetadata as unknown as MetadataJson;

/** The shape of an E.164 number; shorter ones reach no phone. */
const E164 = /^\+\d{8,15}$/;
const dialCodes = Object.values(COUNTRIES).map((country) => country.dialCode.slice(1));
/** A national trunk zero written after the dial code. */
const trunkZero = new RegExp(`^\\+(${dialCodes.join('|')})0+`);

function parseMobile(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text.replace(trunkZero, '+$1'), metadata);
  return number?.isValid() ? number : undefined;
}

/** Parses a number with a dial code: a mobile number of the six countries, or any of another. */
function parseInternational(text: string): string | null {
  const dialCode = dialCodeOf(text);
  if (dialCode === null) return null;
  if (countryOfDialCode(dialCode)) return parseMobile(text)?.number ?? null;
  return E164.test(text) ? text : null;
}

/**
 * Parses a typed phone number, in Arabic, Persian or Latin digits. With `+` or `00` it belongs to
 * the country that it names, whichever is chosen. Without, it is of the chosen country, with or
 * without the trunk zero, or has the bare dial code of one of the six.
 *
 * Returns E.164 (`+971501234567`), or null. Outside the six countries only the shape is checked:
 * the server asks {@link file://./world-phone.ts}.
 */
export function parsePhone(typed: string, chosen: CountryCode): string | null {
  const text = dialled(typed);
  if (text.startsWith('+')) return parseInternational(text);
  const national = text.replace(/^0+/, '');
  const number = parseMobile(COUNTRIES[chosen].dialCode + national) ?? parseMobile(`+${national}`);
  return number?.number ?? null;
}

/**
 * Masks the four digits after the first three (specification, section 5); of a shorter number all
 * but its ends.
 */
export function maskPhone(phone: string): string {
  const masked = phone.replace(/(\d{3})\d{4}(\d{4})/, '$1****$2');
  if (masked !== phone) return masked;
  return phone.length > 4 ? `${phone.slice(0, 2)}****${phone.slice(-2)}` : '****';
}
