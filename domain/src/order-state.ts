import type { Order } from './order.ts';
import { isRefundedInFull, owedAmount, willBeRefundedInFull } from './owed-amount.ts';

/** What a merchant must know of an order at a glance, from both of its statuses. */
export type OrderState =
  | 'review'
  | 'owed'
  | 'refunded'
  /** All of its money is on its way back. */
  | 'refunding'
  /** Unpaid, and another order has taken its place. */
  | 'replaced'
  | 'unpaid'
  | 'declined'
  | 'unconfirmed'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

type Stated = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'payment_test'
  | 'payment_needs_review'
  | 'total_amount'
  | 'refunded_amount'
  | 'refunding_amount'
  | 'replaced_by'
>;

/**
 * The state of an order. What waits for the merchant goes first: a payment to be looked at, money to
 * be given back. Before an order is sent its payment matters most, from then on where it is. One whose
 * money was given back in whole, or is on its way back, is not sent.
 */
export function orderState(order: Stated): OrderState {
  if (order.payment_needs_review) return 'review';
  if (owedAmount(order) > 0) return 'owed';
  if (order.status !== 'pending' && order.status !== 'confirmed') return order.status;
  if (order.payment_status !== 'paid' && order.replaced_by !== undefined) return 'replaced';
  if (order.payment_status === 'failed') return 'declined';
  if (order.payment_status === 'pending') return 'unpaid';
  if (isRefundedInFull(order)) return 'refunded';
  if (willBeRefundedInFull(order)) return 'refunding';
  return order.status === 'pending' ? 'unconfirmed' : 'ready';
}
