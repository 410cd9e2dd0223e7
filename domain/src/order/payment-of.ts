import { filsFromDirhams, fils, sumDirhams, type Fils } from '../money/money.ts';
import type { Order } from './order.ts';
import { mayComeLate, paymentExpiresAt } from './payment-window.ts';

/**
 * How the payment of an order stands:
 *
 * - `awaiting`: nobody has paid it yet.
 * - `paid`: the provider reports it paid.
 * - `paid-by-hand`: an admin set it to paid; the provider reports no payment.
 * - `failed`: it ended unpaid.
 * - `unpaid-by-hand`: the provider reports it paid; an admin set another status.
 */
export type PaymentState = 'awaiting' | 'paid' | 'paid-by-hand' | 'failed' | 'unpaid-by-hand';

/** How an admin's change of the payment status contradicts the provider; setting it back ends that. */
export type PaymentContradiction = Extract<PaymentState, `${string}-by-hand`>;

/** The stored facts of an order's money. */
export const MONEY_FIELDS = [
  'status',
  'payment_status',
  'payment_test',
  'payment_intent_id',
  'former_payment_intent_ids',
  'payment_url',
  'payment_set_aside',
  'payment_reopened_at',
  'payment_needs_review',
  'uncounted_payments',
  'paid_at',
  'total_amount',
  'refunded_amount',
  'refunding_amount',
  'invoice_number',
  'restocked',
  'replaced_by',
  'created_at',
] as const satisfies readonly (keyof Order)[];
export type MoneyFields = Pick<Order, (typeof MONEY_FIELDS)[number]>;

export type OrderPayment = {
  readonly state: PaymentState;
  readonly contradiction: PaymentContradiction | null;
  /** True iff it counts as paid: by the provider's word, or by an admin's. */
  readonly isPaid: boolean;
  /** True iff it was ever paid, whatever an admin has set since. */
  readonly wasPaid: boolean;
  /** True iff no money moves by its payments. */
  readonly isTest: boolean;
  /** A person has to look at it first. */
  readonly underReview: boolean;
  /** The order that took this one's place, if any. */
  readonly replacedBy: string | null;
  /** How much of its total was given back. */
  readonly refunded: 'none' | 'part' | 'whole';
  /** On its way back. */
  readonly refunding: Fils;
  /** What is left of its total after completed refunds and those on their way. */
  readonly left: Fils;
  /** What the merchant owes the customer: what was paid for a cancelled order, less completed refunds. */
  readonly owed: Fils;
  /** How its money goes back: through the provider, or by the merchant, who got it by hand. Null where none came. */
  readonly wayBack: 'provider' | 'by-hand' | null;
  /** What can still be given back. */
  readonly refundable: Fils;
  /** Payments that came and do not pay it, less what was given back of them. */
  readonly uncounted: Fils;
  /** The way to pay an awaited order: by its open payment, or by a new one after a correction; null where neither is there. */
  readonly link: 'open' | 'set-aside' | null;
  /** True iff nobody can pay its open payment any more. */
  readonly isExpired: boolean;
  /** True iff one of its payments may still complete. */
  readonly mayComeLate: boolean;
};

/** Rounds: orders of before the check of amounts may hold other ones. */
const toFils = (dirhams = 0): Fils => filsFromDirhams(sumDirhams([dirhams]));
const atLeastNone = (amount: number): Fils => fils(Math.max(0, amount));

function stateOf({
  payment_status: status,
  paid_at,
}: Pick<Order, 'payment_status' | 'paid_at'>): PaymentState {
  if (status === 'paid') return paid_at === null ? 'paid-by-hand' : 'paid';
  if (paid_at !== null) return 'unpaid-by-hand';
  return status === 'failed' ? 'failed' : 'awaiting';
}

const WAYS_BACK = {
  awaiting: null,
  paid: 'provider',
  'paid-by-hand': 'by-hand',
  failed: null,
  'unpaid-by-hand': 'provider',
} as const satisfies Readonly<Record<PaymentState, OrderPayment['wayBack']>>;

/** How an order's money stands: the only place that reads it from the stored fields. Amounts in fils. */
export function paymentOf(order: MoneyFields, now: Date = new Date()): OrderPayment {
  const state = stateOf(order);
  const isPaid = state === 'paid' || state === 'paid-by-hand';
  const [total, refunded, refunding] = [
    toFils(order.total_amount),
    toFils(order.refunded_amount),
    toFils(order.refunding_amount),
  ];
  const left = atLeastNone(total - refunded - refunding);
  const way = WAYS_BACK[state];
  const wayBack = way === 'provider' && order.payment_intent_id === null ? null : way;
  const isOwed = order.status === 'cancelled' && isPaid && !order.payment_test;
  const partly = refunded > 0 ? 'part' : 'none';
  const isAwaited = state === 'awaiting';
  const open = order.payment_url === null ? null : 'open';
  return {
    state,
    contradiction: state === 'paid-by-hand' || state === 'unpaid-by-hand' ? state : null,
    isPaid,
    wasPaid: isPaid || state === 'unpaid-by-hand',
    isTest: order.payment_test,
    underReview: order.payment_needs_review,
    replacedBy: order.replaced_by ?? null,
    refunded: refunded >= total ? 'whole' : partly,
    refunding,
    left,
    owed: isOwed ? atLeastNone(total - refunded) : fils(0),
    wayBack,
    refundable: wayBack === null ? fils(0) : left,
    uncounted: toFils(sumDirhams((order.uncounted_payments ?? []).map(({ amount }) => amount))),
    link: isAwaited ? (order.payment_set_aside === true ? 'set-aside' : open) : null,
    isExpired: isAwaited && now >= paymentExpiresAt(order),
    mayComeLate: mayComeLate(order, now),
  };
}
