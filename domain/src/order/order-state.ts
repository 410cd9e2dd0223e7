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
  /** A cash order before it is confirmed, and then before it is sent. */
  | 'cash-unconfirmed'
  | 'cash-ready'
  /** A cash order that ended unconfirmed, or was not collected. */
  | 'cash-ended'
  | 'ready'
  | 'shipped'
  | 'delivered'
  /** Delivered; the courier has the cash, or the shop has not said so yet. */
  | 'to-collect'
  /** Refused at the door, and on its way back. */
  | 'coming-back'
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
  if (payment.isComingBack) return 'coming-back';
  if (status === 'delivered' && payment.toCollect > 0) return 'to-collect';
  if (!isOpen(status)) return status;
  if (!payment.isPaid) {
    if (payment.replacedBy !== null) return 'replaced';
    if (payment.state === 'on-delivery')
      return status === 'pending' ? 'cash-unconfirmed' : 'cash-ready';
    if (order.payment_status !== 'failed') return 'unpaid';
    return order.payment_method === 'cash' ? 'cash-ended' : 'declined';
  }
  if (payment.refunded === 'whole') return 'refunded';
  return status === 'pending' ? 'unconfirmed' : 'ready';
}

/** True iff everything paid for an unsent order was given back or is on its way: nobody may be told to send it. */
export const isGivenBack = (order: MoneyFields): boolean =>
  ['refunded', 'refunding'].includes(orderState(order));
