/** The price of a piece, in dirhams: the order form's total. */
export const UNIT_PRICE = 299;
