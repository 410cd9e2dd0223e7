import {
  parsePhoneNumberFromString,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import { COUNTRIES, countryOfDialCode, type CountryCode } from './country.ts';
import { dialCodeOf, dialled } from './dial-code.ts';
import phoneMetadata from './phone-metadata.json' with { type: 'json' };

/**
 * The library's metadata of mobile numbers, cut to the six countries: 2 kB where
 * the whole is 99 kB. A test holds it against the library's own.
 */
const metadata = phoneMetadata as unknown as MetadataJson;

/** What any number of E.164 looks like; shorter ones reach no phone. */
const E164 = /^\+\d{8,15}$/;
const dialCodes = Object.values(COUNTRIES).map((country) => country.dialCode.slice(1));
/** A zero that is dialled within the country only, written after the dial code all the same. */
const trunkZero = new RegExp(`^\\+(${dialCodes.join('|')})0+`);

function parseMobile(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text.replace(trunkZero, '+$1'), metadata);
  return number?.isValid() ? number : undefined;
}

/** Reads a number with its dial code: a mobile number of the six countries, or any of another. */
function parseInternational(text: string): string | null {
  const dialCode = dialCodeOf(text);
  if (dialCode === null) return null;
  if (countryOfDialCode(dialCode)) return parseMobile(text)?.number ?? null;
  return E164.test(text) ? text : null;
}

/**
 * Reads a phone number as shoppers type it, in Arabic, Persian or Latin digits. One with `+` or
 * `00` is of the country that it says, whatever country is chosen. One without is of the chosen
 * country, with or without the trunk zero, or has the bare dial code of one of the six.
 *
 * Answers E.164 (`+971501234567`), or null. A number outside the six countries is only known to
 * look like one: the server asks {@link file://./world-phone.ts}.
 */
export function parsePhone(typed: string, chosen: CountryCode): string | null {
  const text = dialled(typed);
  if (text.startsWith('+')) return parseInternational(text);
  const national = text.replace(/^0+/, '');
  const number = parseMobile(COUNTRIES[chosen].dialCode + national) ?? parseMobile(`+${national}`);
  return number?.number ?? null;
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
