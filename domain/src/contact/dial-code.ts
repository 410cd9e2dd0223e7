import { latinDigits } from '../text/digits.ts';

/** The country codes of ITU-T E.164, as a prefix-free set. A test compares it with the phone library's list. */
const COUNTRY_CODE =
  /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)/;

/** The shape of an E.164 number. */
export const E164 = /^\+\d{8,15}$/;

/** The digits of a typed phone number (Arabic, Persian or Latin), with a `+` if it begins with `+` or `00`. */
export function dialled(typed: string): string {
  const text = latinDigits(typed).replace(/[^\d+]/g, '');
  const digits = text.replaceAll('+', '');
  return text.startsWith('+') || digits.startsWith('00') ? `+${digits.replace(/^00/, '')}` : digits;
}

/** The dial code in an international number, such as `+44`; null for a national number. */
export const dialCodeOf = (typed: string): string | null =>
  COUNTRY_CODE.exec(dialled(typed))?.[0] ?? null;
