export const ORDER_NUMBER_LENGTH = 8;
const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Digits and capitals that look distinct: without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LEGIBLE = '34679ACDEFGHJKMNPQRTWXY';
const UNREAD_LENGTH = 12;

/** The order's number: the last 8 characters of its id (specification, section 9). */
export const orderNumber = (orderId: string): string => orderId.slice(-ORDER_NUMBER_LENGTH);

/**
 * A new order's id. It is the shopper's credential, so it has 107 random bits: 71 in 12 letters and digits, and 36 in
 * the order number, whose alphabet is legible on paper and by phone.
 * @param draw returns a uniform random integer in [0, `below`).
 */
export function newOrderId(draw: (below: number) => number): string {
  const some = (length: number, characters: string): string =>
    Array.from({ length }, () => characters[draw(characters.length)]).join('');
  return some(UNREAD_LENGTH, LETTERS_AND_DIGITS) + some(ORDER_NUMBER_LENGTH, LEGIBLE);
}
