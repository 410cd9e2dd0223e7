import type { Order } from '@ghar/domain/order';

/**
 * True iff an order's pieces belong out of the product's stock: those that were
 * sent are gone, however the payment ends; others are kept while it may be paid.
 */
export const keepsPieces = ({
  status,
  payment_status,
}: Pick<Order, 'status' | 'payment_status'>): boolean =>
  status === 'shipped' ||
  status === 'delivered' ||
  (status !== 'cancelled' && payment_status !== 'failed');
