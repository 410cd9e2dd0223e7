import { latinDigits } from '../text/digits.ts';

/**
 * Parses a Saudi national short address: four letters (the first is the region) and the building's four digits. Accepts
 * lower case, spaces and Arabic digits.
 * @returns the canonical form, `RRRD2929`; null if invalid.
 */
export function parseNationalAddress(typed: string): string | null {
  const address = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{4}\d{4}$/.test(address) ? address : null;
}
