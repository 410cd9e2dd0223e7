import type { Order } from './order.ts';
import { isSent } from './status.ts';

/**
 * True iff an order's pieces are out of stock: shipped ones are gone, however the payment ends,
 * unless they came back; others are reserved while the order may be paid, and for good once it was,
 * whatever its payment is set to.
 */
export function keepsPieces({
  status,
  payment_status,
  paid_at,
  restocked,
}: Pick<Order, 'status' | 'payment_status' | 'paid_at' | 'restocked'>): boolean {
  if (isSent(status)) return !restocked;
  return status !== 'cancelled' && (payment_status !== 'failed' || paid_at !== null);
}
