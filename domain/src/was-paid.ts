import type { Order } from './order.ts';

/**
 * True iff an order was ever paid: by the provider's word (`paid_at`), whatever a person has set since,
 * or by an admin's.
 */
export const wasPaid = ({
  payment_status,
  paid_at,
}: Pick<Order, 'payment_status' | 'paid_at'>): boolean =>
  payment_status === 'paid' || paid_at !== null;
