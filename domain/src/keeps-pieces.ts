import type { Order } from './order.ts';

/**
 * True iff an order's pieces are out of stock: shipped ones are gone, however the payment ends;
 * others are reserved while the order may be paid, and for good once it was, whatever its payment
 * is set to.
 */
export const keepsPieces = ({
  status,
  payment_status,
  paid_at,
}: Pick<Order, 'status' | 'payment_status' | 'paid_at'>): boolean =>
  status === 'shipped' ||
  status === 'delivered' ||
  (status !== 'cancelled' && (payment_status !== 'failed' || paid_at !== null));
