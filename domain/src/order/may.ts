import type { Order } from './order.ts';
import { isSent } from './status.ts';
import { paymentOf, type MoneyFields, type OrderPayment } from './payment-of.ts';

/** Why nobody is asked to pay an order. */
export type NotPaid = 'paid' | 'cancelled' | 'replaced' | 'review';

/** Why an order's parcel is not sent. */
export type NotSent =
  | 'erased'
  | 'review'
  | 'cancelled'
  | 'test'
  | 'refunded'
  | 'refunding'
  | 'unpaid';

/** How much of an order may be corrected. */
export type Correction = 'nothing' | 'all-but-pieces' | 'all';

/** Why an order keeps its customer's data: somebody still has to deliver, to pay, or to be reached. */
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

/** How many orders are kept for each reason; `unreadable` ones were written by hand. */
export type KeptOrders = Readonly<Partial<Record<KeptReason | 'unreadable', number>>>;

export type May = {
  /** Why nobody is asked to pay it; null where somebody is. */
  readonly whyNotPay: NotPaid | null;
  /** Why its parcel is not sent; null where it may be. */
  readonly whyNotShip: NotSent | null;
  readonly correct: Correction;
  /** Why its customer's data is kept; null where it may be erased. */
  readonly whyNotErase: KeptReason | null;
  /** True iff it is to get an invoice. */
  readonly invoice: boolean;
  /** True iff its pieces are to be out of stock. */
  readonly holdStock: boolean;
};

type Asked = MoneyFields & Pick<Order, 'erased_at'>;

/** What may be done with an order, by its money and its status. */
export function may(order: Asked, now?: Date): May {
  const payment = paymentOf(order, now);
  return {
    whyNotPay: whyNotPay(order, payment),
    whyNotShip: whyNotShip(order, payment),
    correct: correctionOf(order, payment),
    whyNotErase: whyNotErase(order, payment),
    invoice: payment.isPaid && !payment.isTest && order.invoice_number === null,
    holdStock: holdsStock(order, payment),
  };
}

function whyNotPay({ status }: Asked, payment: OrderPayment): NotPaid | null {
  if (payment.wasPaid) return 'paid';
  if (status === 'cancelled') return 'cancelled';
  if (payment.replacedBy !== null) return 'replaced';
  return payment.underReview ? 'review' : null;
}

function whyNotShip({ status, erased_at }: Asked, payment: OrderPayment): NotSent | null {
  if (erased_at !== null) return 'erased';
  if (payment.underReview) return 'review';
  if (status === 'cancelled') return 'cancelled';
  if (payment.isTest) return 'test';
  if (payment.refunded === 'whole') return 'refunded';
  if (payment.left === 0) return 'refunding';
  return payment.isPaid ? null : 'unpaid';
}

/**
 * Nothing once its parcel has left, it was cancelled, or its customer was erased. The pieces, and so
 * the amount, not once it was paid, by whatever means, or has an invoice: both are of that amount.
 */
function correctionOf(order: Asked, { wasPaid }: OrderPayment): Correction {
  const { status, invoice_number, erased_at } = order;
  if (erased_at !== null || (status !== 'pending' && status !== 'confirmed')) return 'nothing';
  return wasPaid || invoice_number !== null ? 'all-but-pieces' : 'all';
}

function whyNotErase(order: Asked, payment: OrderPayment): KeptReason | null {
  const { status, payment_status } = order;
  if (payment.underReview) return 'review';
  if (payment.refunding > 0) return 'refund-open';
  if (payment_status === 'pending') return 'payment-open';
  if (payment.owed > 0) return 'owed';
  // an admin set it to paid because of these payments (docs/operations.md, another amount)
  const isSettledByHand = payment.state === 'paid-by-hand';
  const hasUncounted = (order.uncounted_payments ?? []).length > 0;
  if (hasUncounted && !payment.isTest && !isSettledByHand) return 'uncounted';
  if (status === 'shipped') return 'on-its-way';
  if (status === 'delivered' || status === 'cancelled') return null;
  if (payment.wasPaid) return payment.refunded === 'whole' ? null : 'to-send';
  return payment.mayComeLate ? 'payment-open' : null;
}

/**
 * - Sent: until the pieces come back.
 * - Not sent: while it may be paid, and for good once the provider reports it paid.
 * - Cancelled: no longer.
 */
function holdsStock({ status, restocked }: Asked, { state }: OrderPayment): boolean {
  if (isSent(status)) return !restocked;
  return status !== 'cancelled' && state !== 'failed';
}
