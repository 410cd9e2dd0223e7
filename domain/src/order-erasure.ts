import { paymentContradiction, type Order } from './order.ts';
import { isRefundedInFull, owedAmount } from './owed-amount.ts';
import { mayComeLate } from './payment-window.ts';
import { wasPaid } from './was-paid.ts';

/**
 * Why an order keeps its customer's data: somebody still has to deliver, to pay, or to be reached.
 */
export const KEPT_REASONS = [
  /** Marked for a person. */
  'review',
  /** It may still be paid. */
  'payment-open',
  'refund-open',
  /** It was cancelled after it was paid. */
  'owed',
  /** A payment came that does not count for it, and was not given back. */
  'uncounted',
  /** Paid, and not sent. */
  'to-send',
  /** Sent, and nobody noted that it arrived. */
  'on-its-way',
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

type Considered = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'payment_test'
  | 'payment_needs_review'
  | 'payment_reopened_at'
  | 'paid_at'
  | 'total_amount'
  | 'refunded_amount'
  | 'refunding_amount'
  | 'uncounted_payments'
  | 'created_at'
>;

/** Why an order in work cannot be erased; null for a finished one. */
export function keptReason(order: Considered, now: Date): KeptReason | null {
  const { status, payment_status: payment, refunding_amount = 0 } = order;
  const { uncounted_payments: uncounted = [], payment_test: isTest } = order;
  if (order.payment_needs_review) return 'review';
  if (refunding_amount > 0) return 'refund-open';
  if (payment === 'pending') return 'payment-open';
  if (owedAmount(order) > 0) return 'owed';
  // what an admin set to paid was paid by it, as docs/operations.md says of another amount
  const isPaidByHand = paymentContradiction(order) === 'paid-by-hand';
  if (uncounted.length > 0 && !isTest && !isPaidByHand) return 'uncounted';
  if (status === 'shipped') return 'on-its-way';
  if (status === 'delivered' || status === 'cancelled') return null;
  if (wasPaid(order)) return isRefundedInFull(order) ? null : 'to-send';
  return mayComeLate(order, now) ? 'payment-open' : null;
}

/** How many orders are kept for each reason; `unreadable` ones were written by hand. */
export type KeptOrders = Readonly<Partial<Record<KeptReason | 'unreadable', number>>>;
