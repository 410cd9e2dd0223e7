import { filsFromDirhams } from '@ghar/domain/money/money';

/** What a zero too many or too few, or a moved decimal point, makes of a price. */
const FACTOR = 10;

/**
 * Whether a new price is so far from the last one, both in dirhams, that it may be a slip. A price of
 * 0, which older products may have, is compared with nothing.
 */
export function isPriceSlip(before: number, after: number): boolean {
  const prices = [filsFromDirhams(before), filsFromDirhams(after)];
  const lower = Math.min(...prices);
  return lower > 0 && Math.max(...prices) >= FACTOR * lower;
}
