import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import type { AdminErrorCode } from '@ghar/domain/error-code';
import { dirhamsFromFils, fils, filsFromDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR, type Order, type Refund } from '@ghar/domain/order/order';
import type { RefundStatus } from '@ghar/domain/order/status';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import type { OrderTransaction, StoredOrder, StoredRefund } from './order-store.ts';
import type { SettlePorts } from './shop-store.ts';
import { withGivenBack } from './uncounted-payments.ts';
import { settledBy } from './review.ts';

/**
 * Stores the provider's state of a refund, the order's refund sums and the history in one transaction. A refund that
 * the shop did not request was made in the provider's own app: the order is marked for review, once. So is a requested
 * refund that fails later, and one with an unknown status, which counts as pending.
 * Idempotent for repeated, late or reordered events: `completed` is final, and reachable from `failed`, since only the
 * provider knows whether money moved. The sums count only refunds of the payment that paid the order. A refund in
 * another currency is left to a person, since it has no amount in dirhams.
 * @returns the refund's status if it changed.
 */
export async function recordRefund(
  { id: orderId }: StoredOrder,
  announced: ProviderRefund,
  { store, clock }: SettlePorts,
): Promise<RefundStatus | 'unchanged'> {
  const { id, intentId, amount, currency, status: known } = announced;
  const status = known ?? 'pending';
  const madeKey = `refund-made-${id}`;
  const unclearKey = `refund-unclear-${id}`;
  const note = `${amount} ${currency}`;
  return store.transaction(async (tx) => {
    const [order, kept, isMadeRecorded, isUnclearRecorded] = await Promise.all([
      tx.order(orderId),
      tx.refund(orderId, id),
      tx.hasEvent(orderId, madeKey),
      known === null && tx.hasEvent(orderId, unclearKey),
    ]);
    const isCharged = currency === CHARGE_CURRENCY;
    const isNewStatus = isCharged
      ? isStep(kept?.status, status)
      : !isMadeRecorded && status !== 'failed';
    const isUnclear = known === null && !isUnclearRecorded;
    if (!order || (!isNewStatus && !isUnclear)) return 'unchanged';
    const now = clock();
    const isRequested = kept !== null && kept.actor !== SERVER_ACTOR;
    const isMadeElsewhere = !isRequested && !isMadeRecorded && status !== 'failed';
    const isFailed = isRequested && status === 'failed';
    const isCounted = isCharged && isNewStatus;
    const refund: Refund = {
      ...(kept ?? madeElsewhere(now)),
      payment_intent_id: intentId,
      amount: isCharged ? dirhamsFromFils(fils(amount)) : 0,
      error: null,
      status,
      ...(status === 'completed' && completedAs(order, { payment_intent_id: intentId }, now)),
    };
    const given = {
      ...(isCounted && sumsAfter(order, kept, refund)),
      ...(isCounted && status === 'completed' && withGivenBack(order, refund)),
    };
    const settled = await settledBy(tx, { ...order, ...given }, isRequested && !isUnclear);
    if (isCounted) tx.putRefund(orderId, id, refund);
    tx.updateOrder(orderId, {
      ...given,
      ...settled,
      ...((isMadeElsewhere || isFailed || isUnclear) && { payment_needs_review: true }),
      updated_at: now,
      updated_by: SERVER_ACTOR,
    });
    if (isNewStatus) addStatusEvent(tx, order, { from: kept?.status ?? null, to: status, note });
    if (settled.payment_needs_review === false) tx.addEvent(orderId, { type: 'payment-reviewed' });
    if (isMadeElsewhere) tx.addEvent(orderId, { type: 'refund-made', to: intentId, note }, madeKey);
    if (isFailed) addFailureEvent(tx, order, { id, payment: intentId, note });
    if (isUnclear)
      tx.addEvent(
        orderId,
        { type: 'refund-unclear', to: intentId, note: announced.providerStatus },
        unclearKey,
      );
    return status;
  });
}

/**
 * Fails a pending refund that the provider certainly did not make, and frees its amount.
 * @param change `error` is the reason; `isForReview` marks the order for a person if no admin waits for the answer.
 * @returns the current status: it may have ended otherwise meanwhile.
 */
export const failRefund = (
  { id: orderId }: StoredOrder,
  id: string,
  { error, isForReview }: { readonly error: AdminErrorCode; readonly isForReview: boolean },
  { store, clock }: SettlePorts,
): Promise<RefundStatus> =>
  store.transaction(async (tx) => {
    const [order, kept] = await Promise.all([tx.order(orderId), tx.refund(orderId, id)]);
    if (!order || !kept) throw new Error(`refund ${id} of ${orderId} is gone`);
    if (kept.status !== 'pending') return kept.status;
    const note = amountNote(kept);
    const failed: Refund = { ...kept, status: 'failed', error };
    tx.putRefund(orderId, id, failed);
    tx.updateOrder(orderId, {
      ...sumsAfter(order, kept, failed),
      ...(isForReview && { payment_needs_review: true }),
      updated_at: clock(),
      updated_by: SERVER_ACTOR,
    });
    addStatusEvent(tx, order, { from: kept.status, to: failed.status, note });
    const payment = kept.payment_intent_id ?? order.payment_intent_id;
    if (isForReview) addFailureEvent(tx, order, { id, payment, note });
    return failed.status;
  });

/** A refund's amount in the history. */
export const amountNote = ({ amount }: Pick<Refund, 'amount'>): string =>
  `${filsFromDirhams(amount)} ${CHARGE_CURRENCY}`;

/** When the books count a completed refund, and whether: refunds of payments that were never a sale they do not. */
export const completedAs = (
  order: Pick<Order, 'payment_test' | keyof PaidBy>,
  refund: RefundedPayment,
  now: Date,
): Required<Pick<Refund, 'completed_at' | 'counted'>> => ({
  completed_at: now,
  counted: !order.payment_test && isOfItsPayment(refund, order),
});

/** An order's refund sums, in dirhams, and the latest refund's date. */
type RefundSums = Required<Pick<Order, 'refunded_amount' | 'refunding_amount'>> &
  Pick<Order, 'refunded_at'>;

/**
 * An order's sums after a refund changed from `before` (if it existed) to `after`. Stored even if 0: the fields'
 * presence means that the order has refunds.
 */
export function sumsAfter(
  order: PaidBy & Partial<RefundSums>,
  before: Refund | null,
  after: Refund,
): RefundSums {
  const counted = (refund: Refund | null, status: RefundStatus): number =>
    refund?.status === status && isOfItsPayment(refund, order) ? filsFromDirhams(refund.amount) : 0;
  const moved = (sum: number | undefined, status: RefundStatus): number =>
    filsFromDirhams(sum ?? 0) + counted(after, status) - counted(before, status);
  const at = counted(after, 'completed') > 0 ? after.completed_at : order.refunded_at;
  return {
    refunded_amount: dirhamsFromFils(fils(moved(order.refunded_amount, 'completed'))),
    refunding_amount: dirhamsFromFils(fils(moved(order.refunding_amount, 'pending'))),
    ...(at && { refunded_at: at }),
  };
}

/** The order's refunds; reads nothing if it has none. */
export const knownRefunds = async (
  tx: Pick<OrderTransaction, 'refunds'>,
  { id, refunded_amount }: StoredOrder,
): Promise<readonly StoredRefund[]> => (refunded_amount === undefined ? [] : tx.refunds(id));

/** The sums of an order that becomes paid by a payment: only refunds of that payment count. */
export function sumsOncePaid(refunds: readonly Refund[], paidBy: PaidBy): Partial<RefundSums> {
  if (refunds.length === 0) return {};
  let sums: RefundSums = { refunded_amount: 0, refunding_amount: 0 };
  for (const refund of refunds) sums = sumsAfter({ ...sums, ...paidBy }, null, refund);
  return sums;
}

type RefundedPayment = Pick<Refund, 'by_hand' | 'payment_intent_id'>;
type PaidBy = Pick<Order, 'paid_at' | 'payment_status' | 'payment_intent_id'>;

/** True iff the refunded money did not come through the provider. */
export const isOfPaymentByHand = ({ by_hand, payment_intent_id }: RefundedPayment): boolean =>
  by_hand === true && payment_intent_id === undefined;

/**
 * True iff the refunded payment is the one that paid the order: at the provider, by hand, or with another amount that an
 * admin accepted by setting the order to paid.
 */
export const isOfItsPayment = (
  refund: RefundedPayment,
  { paid_at, payment_status, payment_intent_id: own }: PaidBy,
): boolean =>
  isOfPaymentByHand(refund)
    ? paid_at === null
    : (paid_at !== null || payment_status === 'paid') && (refund.payment_intent_id ?? own) === own;

const madeElsewhere = (now: Date): Omit<Refund, 'amount' | 'status' | 'payment_intent_id'> => ({
  reason: null,
  restock: false,
  actor: SERVER_ACTOR,
  actor_email: null,
  actor_name: null,
  error: null,
  sent_at: null,
  looked_at: null,
  created_at: now,
});

/** Records a refund's new status in the history. */
export const addStatusEvent = (
  tx: OrderTransaction,
  { id }: StoredOrder,
  told: { readonly from: RefundStatus | null; readonly to: RefundStatus; readonly note: string },
): void => tx.addEvent(id, { type: 'refund-status-changed', ...told });

/** Keyed by refund, so that the merchant is told of each failure. */
const addFailureEvent = (
  tx: OrderTransaction,
  { id: orderId }: StoredOrder,
  refund: { readonly id: string; readonly payment: string | null; readonly note: string },
): void => {
  const { id, payment, note } = refund;
  const event = { type: 'refund-failed', to: payment, note } as const;
  tx.addEvent(orderId, event, `refund-failed-${id}`);
};

/** True iff a refund may change from one status to the other. */
const isStep = (from: RefundStatus | undefined, to: RefundStatus): boolean => {
  if (from === undefined) return true;
  return to === 'completed' ? from !== 'completed' : from === 'pending' && to === 'failed';
};
