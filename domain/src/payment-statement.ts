import type { Order } from './order.ts';

/** What a paper may say of an order's payment. */
export type PaymentStatement = 'card' | 'other' | 'pending' | 'failed' | 'cancelled';

/**
 * What a paper says of an order's payment. By card only what the provider reports paid and is not
 * cancelled; an order that a person set to paid was paid somehow.
 */
export function paymentStatement({
  status,
  payment_status,
  paid_at,
}: Pick<Order, 'status' | 'payment_status' | 'paid_at'>): PaymentStatement {
  if (status === 'cancelled') return 'cancelled';
  if (payment_status !== 'paid') return payment_status;
  return paid_at === null ? 'other' : 'card';
}
