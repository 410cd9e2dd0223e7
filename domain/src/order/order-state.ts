import { paymentOf, type MoneyFields } from './payment-of.ts';
import { isOpen, isSent } from './status.ts';

/** An order's state at a glance, from both statuses. */
export type OrderState =
  | 'review'
  | 'owed'
  | 'refunded'
  /** Not sent, or cancelled; nothing is left to refund, and a refund is pending. */
  | 'refunding'
  /** Unpaid, and replaced by another order. */
  | 'replaced'
  | 'unpaid'
  | 'declined'
  | 'unconfirmed'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

/**
 * The state of an order. Work for the merchant comes first: a payment to review, money to refund. Then, before sending,
 * the payment; after it, the delivery. A fully refunded order is not sent.
 */
export function orderState(order: MoneyFields): OrderState {
  const payment = paymentOf(order);
  const { status } = order;
  if (payment.underReview) return 'review';
  if (payment.owed > 0) return 'owed';
  if (payment.isPaid && payment.refunding > 0 && payment.left === 0 && !isSent(status))
    return 'refunding';
  if (!isOpen(status)) return status;
  if (!payment.isPaid) {
    if (payment.replacedBy !== null) return 'replaced';
    return order.payment_status === 'failed' ? 'declined' : 'unpaid';
  }
  if (payment.refunded === 'whole') return 'refunded';
  return status === 'pending' ? 'unconfirmed' : 'ready';
}

/** True iff everything paid for an unsent order was given back or is on its way: nobody may be told to send it. */
export const isGivenBack = (order: MoneyFields): boolean =>
  ['refunded', 'refunding'].includes(orderState(order));
