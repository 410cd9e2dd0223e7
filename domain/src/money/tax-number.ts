import type { CountryCode } from '../contact/country.ts';
import { latinDigits } from '../text/digits.ts';

/**
 * The form of a tax registration number by the seller's country; any text where there is no VAT. Sources: ae Federal
 * Tax Authority, TRN of 15 digits; sa ZATCA, 15 digits from 3 to 3; bh National Bureau for Revenue, 15 digits; om Tax
 * Authority, VATIN of OM and 10 digits.
 */
const FORMS: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  ae: /^\d{15}$/,
  sa: /^3\d{13}3$/,
  bh: /^\d{15}$/,
  om: /^OM\d{10}$/,
};

/** A typed tax number as it is stored, empty for none; null if it does not have its country's form. */
export function parseTaxNumber(typed: string, country: CountryCode): string | null {
  const number = latinDigits(typed)
    .replace(/[\s\-‐-―]/g, '')
    .toUpperCase();
  const form = FORMS[country];
  return number === '' || form === undefined || form.test(number) ? number : null;
}
