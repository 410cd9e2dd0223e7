/** An amount of UAE dirhams in fils, its smallest unit: a safe, whole number. */
export type Fils = number & { readonly __unit: 'fils' };

const FILS_PER_DIRHAM = 100;

/** Takes a whole number of fils as such. @throws RangeError on a fraction or an unsafe number. */
export function fils(amount: number): Fils {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole fils: ${amount}`);
  return amount as Fils;
}

/** True iff an amount in dirhams is whole in fils, and small enough to be exact. */
export function isExactDirhams(dirhams: number): boolean {
  const rounded = Math.round(dirhams * FILS_PER_DIRHAM);
  return Number.isSafeInteger(rounded) && rounded / FILS_PER_DIRHAM === dirhams;
}

/**
 * Reads an amount in dirhams (major units, as documents hold it) as fils.
 *
 * @throws RangeError when it has more than two decimals, or is too large to be exact.
 */
export function filsFromDirhams(dirhams: number): Fils {
  if (!isExactDirhams(dirhams))
    throw new RangeError(`not an amount in dirhams with at most two decimals: ${dirhams}`);
  return fils(Math.round(dirhams * FILS_PER_DIRHAM));
}

/** The amount in dirhams (major units), with at most two decimals. */
export const dirhamsFromFils = (amount: Fils): number => amount / FILS_PER_DIRHAM;

/** What `quantity` pieces cost. @throws RangeError when that is no exact amount. */
export const multiplyFils = (unit: Fils, quantity: number): Fils => fils(unit * quantity);

/** Unit price times quantity, both in dirhams, computed in fils (specification, section 9). */
export const totalDirhams = (unitPrice: number, quantity: number): number =>
  dirhamsFromFils(multiplyFils(filsFromDirhams(unitPrice), quantity));

/** A sum of amounts in dirhams, computed in fils: fractions of dirhams do not add up exactly. */
export const sumDirhams = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * FILS_PER_DIRHAM), 0) / FILS_PER_DIRHAM;
