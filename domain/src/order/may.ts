import type { Order } from './order.ts';
import { isOpen, isSent } from './status.ts';
import { paymentOf, type MoneyFields, type OrderPayment, type PaymentTimes } from './payment-of.ts';

/** Why an order cannot be paid. */
export type NotPaid = 'paid' | 'cancelled' | 'replaced' | 'review' | 'on-its-way';

/** Why an order must not be shipped. */
export type NotSent =
  | 'erased'
  | 'review'
  | 'cancelled'
  | 'test'
  | 'refunded'
  | 'refunding'
  /** A cash order that neither the customer nor the merchant has confirmed. */
  | 'unconfirmed'
  | 'unpaid';

/**
 * What is due in the books:
 * - `issue`: the invoice of a payment at the provider, of collected cash, or of cash that the courier has yet to collect.
 * - `on-request`: the invoice of a payment by hand, which an admin may ask for.
 * - `reverse`: the credit note of an invoice whose payment by hand was undone, or whose parcel was refused.
 */
export type InvoiceStep = 'issue' | 'on-request' | 'reverse';

export type Correction = 'nothing' | 'all-but-pieces' | 'all';

/** Why an order keeps its customer's data. */
export const KEPT_REASONS = [
  /** Marked for review. */
  'review',
  'payment-open',
  'refund-open',
  /** Cancelled after payment, and not fully refunded. */
  'owed',
  /** Received a payment that does not count for it and was not refunded. */
  'uncounted',
  /** Paid, not sent. */
  'to-send',
  /** Sent, not marked delivered. */
  'on-its-way',
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** Number of kept orders by reason; `unreadable` ones do not match the schema. */
export type KeptOrders = Readonly<Partial<Record<KeptReason | 'unreadable', number>>>;

export type May = {
  /** Null if it can be paid by card; a cash order too, until it is sent. */
  readonly whyNotPay: NotPaid | null;
  /** Null if it can be shipped. */
  readonly whyNotShip: NotSent | null;
  readonly correct: Correction;
  readonly invoice: InvoiceStep | null;
  /** True iff its pieces must be out of stock. */
  readonly holdStock: boolean;
};

export type MayNow = {
  /** Null if its customer can be erased. */
  readonly whyNotErase: KeptReason | null;
};

type OrderFacts = MoneyFields & Pick<Order, 'erased_at'>;

/** What may be done with an order, by its payment and status. */
export function may(order: OrderFacts): May;
export function may(order: OrderFacts, now: Date): May & MayNow;
export function may(order: OrderFacts, now?: Date): May & Partial<MayNow> {
  const payment = paymentOf(order);
  return {
    whyNotPay: whyNotPay(order, payment),
    whyNotShip: whyNotShip(order, payment),
    correct: correctionOf(order, payment),
    invoice: invoiceStep(order, payment),
    holdStock: holdsStock(order, payment),
    ...(now && { whyNotErase: whyNotErase(order, paymentOf(order, now)) }),
  };
}

function whyNotPay({ status, payment_method }: OrderFacts, payment: OrderPayment): NotPaid | null {
  if (payment.wasPaid) return 'paid';
  if (status === 'cancelled') return 'cancelled';
  if (payment.replacedBy !== null) return 'replaced';
  // the courier collects it
  if (isSent(status) && (payment_method === 'cash' || payment.isTurnedToCard)) return 'on-its-way';
  return payment.underReview ? 'review' : null;
}

function whyNotShip({ status, erased_at }: OrderFacts, payment: OrderPayment): NotSent | null {
  if (erased_at !== null) return 'erased';
  if (payment.underReview) return 'review';
  if (status === 'cancelled') return 'cancelled';
  if (payment.isTest) return 'test';
  if (payment.refunded === 'whole') return 'refunded';
  if (payment.left === 0) return 'refunding';
  if (payment.state === 'on-delivery') return status === 'pending' ? 'unconfirmed' : null;
  return payment.isPaid ? null : 'unpaid';
}

function invoiceStep(
  { invoice_number, invoiced_when_sent, payment_method }: OrderFacts,
  payment: OrderPayment,
): InvoiceStep | null {
  if (payment.isTest) return null;
  const isDueUnpaid = invoiced_when_sent === true && payment.toCollect > 0;
  if (invoice_number !== null) return payment.wasPaid || isDueUnpaid ? null : 'reverse';
  if (payment.state === 'paid' || isDueUnpaid) return 'issue';
  if (payment.state !== 'paid-by-hand') return null;
  return payment_method === 'cash' ? 'issue' : 'on-request';
}

/**
 * Nothing after it was sent, cancelled or erased. Pieces are fixed once it was paid by any means or invoiced, since
 * they determine the amount.
 */
function correctionOf(order: OrderFacts, { wasPaid }: OrderPayment): Correction {
  const { status, invoice_number, erased_at } = order;
  if (erased_at !== null || !isOpen(status)) return 'nothing';
  return wasPaid || invoice_number !== null ? 'all-but-pieces' : 'all';
}

function whyNotErase(order: OrderFacts, payment: OrderPayment & PaymentTimes): KeptReason | null {
  const { status } = order;
  if (payment.underReview) return 'review';
  if (payment.refunding > 0) return 'refund-open';
  if (payment.state === 'awaiting') return 'payment-open';
  if (payment.toCollect > 0 || payment.isComingBack) return 'on-its-way';
  if (payment.state === 'on-delivery' && status !== 'cancelled') return 'payment-open';
  if (payment.owed > 0) return 'owed';
  // an admin accepted one of them by setting it to paid (docs/operations.md, another amount)
  const accepted = payment.state === 'paid-by-hand' ? 1 : 0;
  const uncounted = (order.uncounted_payments ?? []).length;
  if (uncounted > accepted && !payment.isTest) return 'uncounted';
  if (status === 'shipped') return 'on-its-way';
  if (status === 'delivered' || status === 'cancelled') return null;
  if (payment.wasPaid) return payment.refunded === 'whole' ? null : 'to-send';
  return payment.mayComeLate ? 'payment-open' : null;
}

/**
 * - Sent: until the pieces come back.
 * - Not sent: while it can be paid, and permanently once the provider reports it paid.
 * - Cancelled: no, but a refused parcel until it is back.
 */
function holdsStock(
  { status, restocked }: OrderFacts,
  { state, isComingBack }: OrderPayment,
): boolean {
  if (isSent(status)) return !restocked;
  return isComingBack || (status !== 'cancelled' && state !== 'failed');
}
