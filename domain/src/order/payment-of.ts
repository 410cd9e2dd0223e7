import { filsFromDirhams, fils, sumDirhams, type Fils } from '../money/money.ts';
import type { Order } from './order.ts';
import { mayComeLate, paymentExpiresAt } from './payment-window.ts';
import { isSent } from './status.ts';

/**
 * The state of an order's payment:
 * - `awaiting`: a card payment that has not come yet.
 * - `on-delivery`: cash that the courier has not collected yet.
 * - `paid`: reported paid by the provider.
 * - `paid-by-hand`: set to paid by an admin; the provider reports no payment.
 * - `failed`: ended unpaid.
 * - `unpaid-by-hand`: reported paid by the provider; set to another status by an admin.
 */
export type PaymentState =
  | 'awaiting'
  | 'on-delivery'
  | 'paid'
  | 'paid-by-hand'
  | 'failed'
  | 'unpaid-by-hand';

/**
 * An admin's payment status that contradicts the provider; setting it back resolves it. Money that came another way
 * contradicts nobody.
 */
export type PaymentContradiction = Extract<PaymentState, 'unpaid-by-hand'>;

/** The stored fields about an order's money. */
export const MONEY_FIELDS = [
  'status',
  'payment_status',
  'payment_method',
  'fee_if_cash',
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
  'invoiced_when_sent',
  'restocked',
  'replaced_by',
  'shipped_at',
  'returned_at',
  'created_at',
] as const satisfies readonly (keyof Order)[];
export type MoneyFields = Pick<Order, (typeof MONEY_FIELDS)[number]>;

export type OrderPayment = {
  readonly state: PaymentState;
  readonly contradiction: PaymentContradiction | null;
  /** Paid according to the provider or to an admin. */
  readonly isPaid: boolean;
  /** Was ever paid, whatever an admin set since. */
  readonly wasPaid: boolean;
  /** Test payments move no money. */
  readonly isTest: boolean;
  /** A person must review it. */
  readonly underReview: boolean;
  /** The order that replaced this one. */
  readonly replacedBy: string | null;
  /** Paid, as was the order that replaced it; a person has not decided yet which of them to refund. */
  readonly isPaidTwice: boolean;
  /** How much of the total was refunded. */
  readonly refunded: 'none' | 'part' | 'whole';
  /** Pending refunds. */
  readonly refunding: Fils;
  /** The total less completed and pending refunds. */
  readonly left: Fils;
  /** What the customer has yet to pay: the total, until it is paid. */
  readonly due: Fils;
  /** With the courier, or on its way there: the amount of a sent cash order. */
  readonly toCollect: Fils;
  /** A cash order that its customer chose to pay by card: she has not paid yet. */
  readonly isTurnedToCard: boolean;
  /** Refused at the door, and not back in the shop yet. */
  readonly isComingBack: boolean;
  /** Owed to the customer: what was paid for a cancelled order, less completed and pending refunds. */
  readonly owed: Fils;
  /** How to refund: through the provider, or by hand if it was paid by hand. Null if nothing was paid. */
  readonly wayBack: 'provider' | 'by-hand' | null;
  /** The amount still refundable. */
  readonly refundable: Fils;
  /** Payments received that do not count for the order, less their refunds. */
  readonly uncounted: Fils;
  /**
   * All that must still be given back: `owed`, `uncounted`, and what is left of an order that was paid twice. Without the
   * payment of another amount that an admin accepted by setting the order to paid.
   */
  readonly toGiveBack: Fils;
  /** How an awaited order can be paid: by its open payment, or by a new one after a correction. */
  readonly link: 'open' | 'set-aside' | null;
};

/** The facts that depend on the time. */
export type PaymentTimes = {
  /** The open payment can no longer be paid. */
  readonly isExpired: boolean;
  /** One of its payments may still complete. */
  readonly mayComeLate: boolean;
};

/** Rounds, since old orders may have more decimals. */
const toFils = (dirhams = 0): Fils => filsFromDirhams(sumDirhams([dirhams]));
const sumOf = (payments: readonly { readonly amount: number }[]): Fils =>
  toFils(sumDirhams(payments.map(({ amount }) => amount)));
const atLeastNone = (amount: number): Fils => fils(Math.max(0, amount));

/** When what counts for the order was paid, at the provider or by hand; null if it is unpaid, or older than the latter. */
export const paidAt = ({
  paid_at,
  paid_by_hand_at,
}: Pick<Order, 'paid_at' | 'paid_by_hand_at'>): Date | null => paid_at ?? paid_by_hand_at ?? null;

function stateOf({
  payment_status: status,
  payment_method,
  paid_at,
}: Pick<Order, 'payment_status' | 'payment_method' | 'paid_at'>): PaymentState {
  if (status === 'paid') return paid_at === null ? 'paid-by-hand' : 'paid';
  if (paid_at !== null) return 'unpaid-by-hand';
  if (status === 'failed') return 'failed';
  return payment_method === 'cash' ? 'on-delivery' : 'awaiting';
}

const WAYS_BACK = {
  awaiting: null,
  'on-delivery': null,
  paid: 'provider',
  'paid-by-hand': 'by-hand',
  failed: null,
  'unpaid-by-hand': 'provider',
} as const satisfies Readonly<Record<PaymentState, OrderPayment['wayBack']>>;

/** False for a cash order whose customer has never opened a card payment. */
const hasPayment = ({ payment_method, former_payment_intent_ids: former }: MoneyFields): boolean =>
  payment_method === 'card' || former.length > 0;

const isRefused = ({ status, shipped_at, returned_at }: MoneyFields): boolean =>
  status === 'cancelled' && shipped_at !== null && (returned_at ?? null) === null;

/** Derives the state of an order's money from its stored fields. Amounts in fils. */
export function paymentOf(order: MoneyFields): OrderPayment;
export function paymentOf(order: MoneyFields, now: Date): OrderPayment & PaymentTimes;
export function paymentOf(order: MoneyFields, now?: Date): OrderPayment & Partial<PaymentTimes> {
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
  const uncounted = order.uncounted_payments ?? [];
  const accepted = state === 'paid-by-hand' ? order.payment_intent_id : null;
  const isOwed = order.status === 'cancelled' && isPaid && !order.payment_test;
  const partly = refunded > 0 ? 'part' : 'none';
  const replacedBy = order.replaced_by ?? null;
  const isPaidTwice = isPaid && replacedBy !== null && order.payment_needs_review && left > 0;
  const isAwaited = state === 'awaiting';
  const isOnDelivery = state === 'on-delivery';
  const open = order.payment_url === null ? null : 'open';
  return {
    state,
    contradiction: state === 'unpaid-by-hand' ? state : null,
    isPaid,
    wasPaid: isPaid || state === 'unpaid-by-hand',
    isTest: order.payment_test,
    underReview: order.payment_needs_review,
    replacedBy,
    isPaidTwice,
    refunded: refunded >= total ? 'whole' : partly,
    refunding,
    left,
    due: isPaid ? fils(0) : total,
    toCollect: isOnDelivery && isSent(order.status) ? total : fils(0),
    isTurnedToCard: isAwaited && (order.fee_if_cash ?? null) !== null,
    isComingBack: isOnDelivery && isRefused(order),
    owed: isOwed ? left : fils(0),
    wayBack,
    refundable: wayBack === null ? fils(0) : left,
    uncounted: sumOf(uncounted),
    toGiveBack: order.payment_test
      ? fils(0)
      : fils(
          (isOwed || isPaidTwice ? left : 0) + sumOf(uncounted.filter(({ id }) => id !== accepted)),
        ),
    link: isAwaited ? (order.payment_set_aside === true ? 'set-aside' : open) : null,
    ...(now && {
      isExpired: isAwaited && now >= paymentExpiresAt(order),
      mayComeLate: hasPayment(order) && mayComeLate(order, now),
    }),
  };
}
