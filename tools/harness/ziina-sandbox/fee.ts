/** Ziina's fee for a payment by a local card, both in fils: 2.9% and 1 AED. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 100;
