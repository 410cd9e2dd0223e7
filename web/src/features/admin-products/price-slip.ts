import { filsFromDirhams } from '@ghar/domain/money/money';

/** Effect of an extra or missing zero, or a moved decimal point. */
const FACTOR = 10;

/**
 * Whether a new price differs so much from the last (both in dirhams) that it may be a typo. A former price of 0, as in
 * older products, is ignored.
 */
export function isPriceSlip(before: number, after: number): boolean {
  const prices = [filsFromDirhams(before), filsFromDirhams(after)];
  const lower = Math.min(...prices);
  return lower > 0 && Math.max(...prices) >= FACTOR * lower;
}
