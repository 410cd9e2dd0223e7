import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import type { AdminErrorCode } from '@ghar/domain/error-code';
import { dirhamsFromFils, fils, filsFromDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR, type Order, type Refund } from '@ghar/domain/order/order';
import type { RefundStatus } from '@ghar/domain/order/status';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';
import type { SettlePorts } from './shop-store.ts';
import { withGivenBack } from './uncounted-payments.ts';

/**
 * Stores what the provider says of a refund with its order, in one transaction: the refund, the sums
 * of the completed and the pending ones, and the history. A refund that the shop did not request was
 * made in the provider's own app: the order is marked for review, once. So is one that the shop
 * requested and that has failed since, and one in a status that the shop does not know: it counts as
 * pending.
 *
 * Repeated, late or reordered events change nothing: `completed` is final, and reachable from
 * `failed`, since only the provider knows whether money went. Sums count refunds of the payment that
 * paid the order: giving a second payment back takes nothing from the first. A refund in another
 * currency than the shop's is left to a person, since it has no amount in dirhams.
 *
 * @returns the refund's status where it was new.
 */
export async function recordRefund(
  { id: orderId }: StoredOrder,
  announced: ProviderRefund,
  { store, clock }: SettlePorts,
): Promise<RefundStatus | 'unchanged'> {
  const { id, intentId, amount, currency, status: known } = announced;
  const status = known ?? 'pending';
  const toldKey = `refund-made-${id}`;
  const unclearKey = `refund-unclear-${id}`;
  const note = `${amount} ${currency}`;
  return store.transaction(async (tx) => {
    const [order, kept, isTold, isDoubted] = await Promise.all([
      tx.order(orderId),
      tx.refund(orderId, id),
      tx.hasEvent(orderId, toldKey),
      known === null && tx.hasEvent(orderId, unclearKey),
    ]);
    const isCharged = currency === CHARGE_CURRENCY;
    const isNews = isCharged ? isStep(kept?.status, status) : !isTold && status !== 'failed';
    const isUnclear = known === null && !isDoubted;
    if (!order || (!isNews && !isUnclear)) return 'unchanged';
    const now = clock();
    const isRequested = kept !== null && kept.actor !== SERVER_ACTOR;
    const isMadeElsewhere = !isRequested && !isTold && status !== 'failed';
    const isFailed = isRequested && status === 'failed';
    const isCounted = isCharged && isNews;
    const refund: Refund = {
      ...(kept ?? madeElsewhere(now)),
      payment_intent_id: intentId,
      amount: isCharged ? dirhamsFromFils(fils(amount)) : 0,
      error: null,
      status,
    };
    if (isCounted) tx.putRefund(orderId, id, refund);
    tx.updateOrder(orderId, {
      ...(isCounted && sumsAfter(order, kept, refund)),
      ...(isCounted && status === 'completed' && withGivenBack(order, refund)),
      ...((isMadeElsewhere || isFailed || isUnclear) && { payment_needs_review: true }),
      updated_at: now,
      updated_by: SERVER_ACTOR,
    });
    if (isNews) tellStatus(tx, order, { from: kept?.status ?? null, to: status, note });
    if (isMadeElsewhere) tx.addEvent(orderId, { type: 'refund-made', to: intentId, note }, toldKey);
    if (isFailed) tellFailure(tx, order, { id, payment: intentId, note });
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
 * Ends a pending refund as failed where the provider has certainly made none, and frees its amount.
 *
 * @param change `error` says why; `isForReview` marks the order for a person, where no admin is
 *   waiting for the answer.
 * @returns the status of the refund by now: it may have ended otherwise meanwhile.
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
    const note = noteOf(kept);
    const failed: Refund = { ...kept, status: 'failed', error };
    tx.putRefund(orderId, id, failed);
    tx.updateOrder(orderId, {
      ...sumsAfter(order, kept, failed),
      ...(isForReview && { payment_needs_review: true }),
      updated_at: clock(),
      updated_by: SERVER_ACTOR,
    });
    tellStatus(tx, order, { from: kept.status, to: failed.status, note });
    if (isForReview) tellFailure(tx, order, { id, payment: order.payment_intent_id, note });
    return failed.status;
  });

/** A refund's amount, as the history notes it. */
export const noteOf = ({ amount }: Pick<Refund, 'amount'>): string =>
  `${filsFromDirhams(amount)} ${CHARGE_CURRENCY}`;

/** The sums of an order's refunds, in dirhams. */
export type RefundSums = Required<Pick<Order, 'refunded_amount' | 'refunding_amount'>>;

/**
 * The sums of an order of which a refund was `before`, or was not there, and is `after`. They are
 * stored even if they are 0: an order with sums has refunds.
 */
export function sumsAfter(
  order: Pick<Order, 'payment_intent_id' | 'refunded_amount' | 'refunding_amount'>,
  before: Refund | null,
  after: Refund,
): RefundSums {
  const counted = (refund: Refund | null, status: RefundStatus): number =>
    refund?.status === status &&
    (refund.payment_intent_id ?? order.payment_intent_id) === order.payment_intent_id
      ? filsFromDirhams(refund.amount)
      : 0;
  const moved = (sum: number | undefined, status: RefundStatus): number =>
    filsFromDirhams(sum ?? 0) + counted(after, status) - counted(before, status);
  return {
    refunded_amount: dirhamsFromFils(fils(moved(order.refunded_amount, 'completed'))),
    refunding_amount: dirhamsFromFils(fils(moved(order.refunding_amount, 'pending'))),
  };
}

/** The refunds of an order. Nothing is read where none was announced. */
export const knownRefunds = async (
  tx: Pick<OrderTransaction, 'refunds'>,
  { id, refunded_amount }: StoredOrder,
): Promise<readonly Refund[]> => (refunded_amount === undefined ? [] : tx.refunds(id));

/**
 * The sums of an order that is paid by `intentId`: of refunds that were announced before, those of
 * that payment are counted; not those of money that came another way.
 */
export function sumsOncePaid(refunds: readonly Refund[], intentId: string): Partial<RefundSums> {
  if (refunds.length === 0) return {};
  let sums: RefundSums = { refunded_amount: 0, refunding_amount: 0 };
  for (const refund of refunds.filter(({ by_hand: isByHand }) => !isByHand))
    sums = sumsAfter({ ...sums, payment_intent_id: intentId }, null, refund);
  return sums;
}

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

/** Records in an order's history what has become of a refund. */
export const tellStatus = (
  tx: OrderTransaction,
  { id }: StoredOrder,
  told: { readonly from: RefundStatus | null; readonly to: RefundStatus; readonly note: string },
): void => tx.addEvent(id, { type: 'refund-status-changed', ...told });

/** Each refund's failure has a key of its own: the merchant is told of each. */
const tellFailure = (
  tx: OrderTransaction,
  { id: orderId }: StoredOrder,
  refund: { readonly id: string; readonly payment: string | null; readonly note: string },
): void => {
  const { id, payment, note } = refund;
  const event = { type: 'refund-failed', to: payment, note } as const;
  tx.addEvent(orderId, event, `refund-failed-${id}`);
};

/** True iff a refund can go from one status to the other. */
const isStep = (from: RefundStatus | undefined, to: RefundStatus): boolean => {
  if (from === undefined) return true;
  return to === 'completed' ? from !== 'completed' : from === 'pending' && to === 'failed';
};
