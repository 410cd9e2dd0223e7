import {
  parsePhoneNumberFromString,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import { COUNTRIES, isCountryCode, type CountryCode } from './country.ts';
import { latinDigits } from './digits.ts';
import phoneMetadata from './phone-metadata.json' with { type: 'json' };

/**
 * The library's metadata of mobile numbers, cut to the six countries: 2 kB where
 * the whole is 99 kB. A test holds it against the library's own.
 */
const metadata = phoneMetadata as unknown as MetadataJson;

export type ParsedPhone =
  | { readonly ok: true; /** E.164: `+971501234567`. */ readonly number: string }
  | { readonly ok: false; readonly code: 'phone-invalid' }
  | { readonly ok: false; readonly code: 'phone-country-mismatch'; readonly country: CountryCode };

/** Keeps the digits, and a plus sign in front: what is left of spaces, dashes and brackets. */
function dialled(input: string): string {
  const text = latinDigits(input).replace(/[^\d+]/g, '');
  return text.startsWith('00') ? `+${text.slice(2)}` : text.replace(/(?!^)\+/g, '');
}

const dialCodes = Object.values(COUNTRIES).map((country) => country.dialCode.slice(1));
/** A zero that is dialled within the country only, written after the dial code all the same. */
const trunkZero = new RegExp(`^\\+(${dialCodes.join('|')})0+`);

function parse(text: string): { number: PhoneNumber; country: CountryCode } | undefined {
  const number = parsePhoneNumberFromString(text.replace(trunkZero, '+$1'), metadata);
  const country = number?.country?.toLowerCase();
  return number?.isValid() && isCountryCode(country) ? { number, country } : undefined;
}

/**
 * Reads a mobile number as shoppers of the six countries type it: in Arabic,
 * Persian or Latin digits, with `+`, `00`, the bare dial code or none, with or
 * without the trunk zero.
 *
 * A number of another country than the chosen one is not taken for a local one:
 * the answer names the country it belongs to.
 */
export function parsePhone(input: string, country: CountryCode): ParsedPhone {
  const text = dialled(input);
  const national = text.replace(/^0+/, '');
  const readings = text.startsWith('+')
    ? [text]
    : [COUNTRIES[country].dialCode + national, `+${national}`];
  for (const reading of readings) {
    const parsed = parse(reading);
    if (parsed)
      return parsed.country === country
        ? { ok: true, number: parsed.number.number }
        : { ok: false, code: 'phone-country-mismatch', country: parsed.country };
  }
  return { ok: false, code: 'phone-invalid' };
}

/**
 * Hides the four digits after the first three (specification, section 5), and of
 * a number too short for that all but its ends, so that nothing leaks whole.
 */
export function maskPhone(phone: string): string {
  const masked = phone.replace(/(\d{3})\d{4}(\d{4})/, '$1****$2');
  if (masked !== phone) return masked;
  return phone.length > 4 ? `${phone.slice(0, 2)}****${phone.slice(-2)}` : '****';
}
