import { latinDigits } from '../text/digits.ts';

/**
 * The Saudi national short address: four letters, of which the first names the region, and the four
 * digits of the building. People type it in small letters, apart, and in Arabic digits.
 *
 * @returns it as the post writes it, `RRRD2929`; null where it is none.
 */
export function parseNationalAddress(typed: string): string | null {
  const address = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{4}\d{4}$/.test(address) ? address : null;
}
