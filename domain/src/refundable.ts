import { dirhamsFromFils, fils, filsFromDirhams } from './money.ts';
import type { Order } from './order.ts';

type Refunded = Pick<
  Order,
  'total_amount' | 'refunded_amount' | 'refunding_amount' | 'paid_at' | 'payment_intent_id'
>;

/**
 * What can still be given back of an order through the provider, in dirhams: what was paid, less the
 * refunds that are completed or on their way. 0 where the provider reports no payment: what was set
 * to paid by hand was paid elsewhere.
 */
export function refundable(order: Refunded): number {
  if (order.paid_at === null || order.payment_intent_id === null) return 0;
  const left =
    filsFromDirhams(order.total_amount) -
    filsFromDirhams(order.refunded_amount ?? 0) -
    filsFromDirhams(order.refunding_amount ?? 0);
  return dirhamsFromFils(fils(Math.max(0, left)));
}
