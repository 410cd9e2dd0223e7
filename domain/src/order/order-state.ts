import { paymentOf, type MoneyFields } from './payment-of.ts';

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

/**
 * The state of an order. What waits for the merchant goes first: a payment to be looked at, money to
 * be given back. Before an order is sent its payment matters most, from then on where it is. One whose
 * money was given back in whole, or is on its way back, is not sent.
 */
export function orderState(order: MoneyFields): OrderState {
  const payment = paymentOf(order);
  const { status } = order;
  if (payment.underReview) return 'review';
  if (payment.owed > 0) return 'owed';
  if (status !== 'pending' && status !== 'confirmed') return status;
  if (!payment.isPaid) {
    if (payment.replacedBy !== null) return 'replaced';
    return order.payment_status === 'failed' ? 'declined' : 'unpaid';
  }
  if (payment.refunded === 'whole') return 'refunded';
  if (payment.left === 0) return 'refunding';
  return status === 'pending' ? 'unconfirmed' : 'ready';
}
