import type { Order } from './order.ts';

/**
 * True iff an order's pieces belong out of the product's stock: those that were
 * sent are gone, however the payment ends; others are kept while it may be paid,
 * and for good once it was, whatever a person sets its payment to.
 */
export const keepsPieces = ({
  status,
  payment_status,
  paid_at,
}: Pick<Order, 'status' | 'payment_status' | 'paid_at'>): boolean =>
  status === 'shipped' ||
  status === 'delivered' ||
  (status !== 'cancelled' && (payment_status !== 'failed' || paid_at !== null));
