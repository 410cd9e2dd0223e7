import type { Order } from '../order/order.ts';

/** An amount of UAE dirhams in fils, the smallest unit: a safe integer. */
export type Fils = number & { readonly __unit: 'fils' };

const FILS_PER_DIRHAM = 100;

/** Brands an integer as fils. @throws RangeError on a fraction or an unsafe integer. */
export function fils(amount: number): Fils {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole fils: ${amount}`);
  return amount as Fils;
}

/** True iff the amount is a whole number of fils and small enough to be exact. */
export function isExactDirhams(dirhams: number): boolean {
  const rounded = Math.round(dirhams * FILS_PER_DIRHAM);
  return Number.isSafeInteger(rounded) && rounded / FILS_PER_DIRHAM === dirhams;
}

/**
 * Converts dirhams (major units, as stored) to fils.
 *
 * @throws RangeError when it has more than two decimals, or is too large to be exact.
 */
export function filsFromDirhams(dirhams: number): Fils {
  if (!isExactDirhams(dirhams))
    throw new RangeError(`not an amount in dirhams with at most two decimals: ${dirhams}`);
  return fils(Math.round(dirhams * FILS_PER_DIRHAM));
}

/** In major units, with at most two decimals. */
export const dirhamsFromFils = (amount: Fils): number => amount / FILS_PER_DIRHAM;

/** The price of `quantity` pieces. @throws RangeError when it is not exact. */
export const multiplyFils = (unit: Fils, quantity: number): Fils => fils(unit * quantity);

/**
 * An order's total in dirhams: unit price times quantity, computed in fils (specification, section 9), and the fee of cash
 * on delivery.
 */
export const totalDirhams = ({
  unit_price,
  quantity,
  cash_fee = 0,
}: Pick<Order, 'unit_price' | 'quantity' | 'cash_fee'>): number =>
  dirhamsFromFils(
    fils(multiplyFils(filsFromDirhams(unit_price), quantity) + filsFromDirhams(cash_fee)),
  );

/** The sum of amounts in dirhams, computed in fils: sums of decimal fractions are inexact. */
export const sumDirhams = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * FILS_PER_DIRHAM), 0) / FILS_PER_DIRHAM;
