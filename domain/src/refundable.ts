import { dirhamsFromFils, fils, filsFromDirhams } from './money.ts';
import { paymentContradiction, type Order } from './order.ts';

type Refunded = Pick<
  Order,
  | 'payment_status'
  | 'total_amount'
  | 'refunded_amount'
  | 'refunding_amount'
  | 'paid_at'
  | 'payment_intent_id'
>;

/**
 * True iff an order's money is given back by the merchant himself, who then says so: it was set to paid
 * by hand, so it came in cash, say, and the provider has none of it.
 */
export const isRefundedByHand = (order: Pick<Order, 'payment_status' | 'paid_at'>): boolean =>
  paymentContradiction(order) === 'paid-by-hand';

/**
 * What can still be given back of an order, in dirhams: what was paid, less the refunds that are
 * completed or on their way. 0 where nothing was paid.
 */
export function refundable(order: Refunded): number {
  const isPaid = order.paid_at !== null && order.payment_intent_id !== null;
  if (!isPaid && !isRefundedByHand(order)) return 0;
  const left =
    filsFromDirhams(order.total_amount) -
    filsFromDirhams(order.refunded_amount ?? 0) -
    filsFromDirhams(order.refunding_amount ?? 0);
  return dirhamsFromFils(fils(Math.max(0, left)));
}
