import { DomainError } from '@ghar/domain/error-code';
import { SERVER_ACTOR, type PaymentFailure } from '@ghar/domain/order/order';
import { cashEnd } from '@ghar/domain/order/cash';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { LATE_PAYMENT_MS, paymentExpiresAt } from '@ghar/domain/order/payment-window';
import { mayBeUnderway, type PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError, type PaymentProvider } from '../payments/payment-provider.ts';
import { settle, type Settlement } from '../payments/settlement.ts';
import { OPENED_IN_AN_HOUR } from './attempt-limit.ts';
import { completePayment, failPayment } from './end-payment.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';
import { GRACE_MS } from './payment-polling.ts';
import type { SettlePorts } from './shop-store.ts';
import { oncePaid } from './once-paid.ts';
import { knownRefunds } from './record-refund.ts';
import { replaceOrder, successorOf } from './replaced-orders.ts';
import { addReviewEvent, hasReviewEvent } from './review.ts';
import { transactionOnStock } from './roll-up-stock.ts';
import { withUncounted } from './uncounted-payments.ts';

export type AskPorts = SettlePorts & { readonly provider: PaymentProvider };

export type SettledOrder = {
  readonly order: StoredOrder;
  readonly settlement: Settlement;
  /** The payment looked up; may be a former one. */
  readonly intentId: string | null;
};
/** Called after each settled look-up, even if a later one fails. */
export type OnSettled = (settled: SettledOrder) => void;

/**
 * Applies the provider's answer about a payment to its order, in one transaction. Webhook, confirmation page and
 * schedule all call it; idempotent.
 * @param found the order as just read, not read again if the answer changes nothing (the usual case). Changes are
 * decided in the transaction.
 */
export async function settleOrder(
  found: StoredOrder,
  intent: PaymentIntent,
  { store, clock }: SettlePorts,
): Promise<SettledOrder> {
  const intentId = intent.id;
  const unchanged = (order: StoredOrder): SettledOrder => ({
    order,
    settlement: 'unchanged',
    intentId,
  });
  if (settle(found, intent) === 'unchanged') return unchanged(found);
  return transactionOnStock(store, async (tx) => {
    const order = await tx.order(found.id);
    if (!order) return unchanged(found);
    const settlement = settle(order, intent);
    const now = clock();
    switch (settlement) {
      case 'unchanged':
        return unchanged(order);
      case 'mismatch':
      case 'duplicate': {
        const reasons = ['payment-mismatch', 'payment-duplicate'] as const;
        if (await hasReviewEvent(tx, order.id, intentId, reasons)) return unchanged(order);
        const note = `${intent.amount} ${intent.currency}`;
        addReviewEvent(tx, order, { reason: `payment-${settlement}`, intentId, note });
        const uncounted = withUncounted(order, intent, await knownRefunds(tx, order));
        const apart = settlement === 'duplicate' ? setApart(order, intentId) : {};
        return {
          settlement,
          intentId,
          order: markForReview(tx, order, now, { ...uncounted, ...apart }),
        };
      }
      case 'unclear': {
        if (await hasReviewEvent(tx, order.id, intentId, ['payment-unclear']))
          return unchanged(order);
        addReviewEvent(tx, order, {
          reason: 'payment-unclear',
          intentId,
          note: intent.providerStatus,
        });
        // a former payment must not block the order's current one
        const isOwn = intentId === order.payment_intent_id;
        const told = isOwn ? markForReview(tx, order, now) : order;
        return { settlement, intentId, order: told };
      }
      case 'failed': {
        const reason = reasonOf(intent, order, now);
        const failed = failPayment(tx, order, { reason, now });
        return { settlement, intentId, order: failed };
      }
      case 'paid': {
        const product = order.stock_reserved ? null : await tx.product(order.product_id);
        const refunds = await knownRefunds(tx, order);
        const successor = await successorOf(tx, order);
        const paidInstead = successor?.isPaid === true ? successor.order.id : null;
        const paid = completePayment(tx, order, product, {
          intentId,
          now,
          oncePaid: oncePaid(tx, order, { intent, refunds, now }),
          paidInstead,
        });
        // takes its place back: the other order must not be paid too
        if (successor?.isPaid === false) replaceOrder(tx, successor.order, { by: order.id, now });
        return { settlement, intentId, order: paid };
      }
    }
  });
}

/** Why a payment failed; the provider also cancels expired ones. */
function reasonOf(intent: PaymentIntent, order: StoredOrder, now: Date): PaymentFailure {
  if (intent.status !== 'canceled') return 'provider-failed';
  return now < paymentExpiresAt(order) ? 'provider-canceled' : 'expired';
}

/**
 * The change for a payment of another amount that completes once the order is paid by hand: it is not what an admin
 * accepted, so the order's own payment it is no more.
 */
const setApart = (
  { payment_intent_id: own, former_payment_intent_ids: former }: StoredOrder,
  intentId: string,
): Partial<StoredOrder> =>
  own === intentId
    ? {
        payment_intent_id: null,
        payment_url: null,
        former_payment_intent_ids: [...former, intentId],
      }
    : {};

/** Marks an order for review because of a payment. */
function markForReview(
  tx: OrderTransaction,
  order: StoredOrder,
  now: Date,
  uncounted: Partial<StoredOrder> = {},
): StoredOrder {
  const change = {
    payment_needs_review: true,
    ...uncounted,
    updated_at: now,
    updated_by: SERVER_ACTOR,
  };
  tx.updateOrder(order.id, change);
  return { ...order, ...change };
}

/** The result of looking up an order's payments. */
export type PaymentLookup = {
  /** The settled order. */
  readonly order: StoredOrder;
  /** Its latest payment; null where the provider knows none. */
  readonly latest: PaymentIntent | null;
  /** The payment that may be under way; null if there is none. */
  readonly underwayId: string | null;
};

/**
 * The former payments that may still be paid: ten are opened in an hour, so an older one was opened over an hour ago,
 * twice the time in which it can be paid (docs/decisions/119-how-many-payments-are-looked-up.md).
 */
const PAYABLE_FORMER = OPENED_IN_AN_HOUR.times;

/**
 * Looks up an unpaid order's payments, latest first, and settles it: a former one may have been paid after all. An
 * unreadable former one is logged and skipped.
 * @param mostFormer the number of former payments to look up, the last ones.
 * @throws DomainError `payment-provider-unavailable` if the provider does not answer.
 */
export async function askAndSettle(
  found: StoredOrder,
  ports: AskPorts,
  onSettled: OnSettled,
  mostFormer = paymentOf(found, ports.clock()).mayComeLate ? PAYABLE_FORMER : 0,
): Promise<PaymentLookup> {
  let order = found;
  let latest: PaymentIntent | null = null;
  let underwayId: string | null = null;
  if (paymentOf(order).wasPaid) return { order, latest, underwayId };
  const current = order.payment_intent_id;
  const former = order.former_payment_intent_ids.toReversed().slice(0, mostFormer);
  for (const id of current === null ? former : [current, ...former]) {
    const isCurrent = id === current;
    const intent = await (isCurrent ? intentFrom : formerIntentFrom)(ports, id, order);
    if (!intent) continue;
    const settled = await settleOrder(order, intent, ports);
    onSettled(settled);
    order = settled.order;
    if (paymentOf(order).wasPaid) break;
    if (isCurrent) latest = intent;
    if (isCurrent ? mayBeUnderway(intent) : intent.status === 'underway') underwayId ??= id;
  }
  return { order, latest, underwayId };
}

const intentFrom = (
  { provider }: AskPorts,
  id: string,
  order: StoredOrder,
): Promise<PaymentIntent | null> =>
  provider.getIntent(id).catch((cause: unknown) => {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new DomainError('payment-provider-unavailable', { order_id: order.id }, { cause });
  });

/** Looks up a former payment; null, and logged, if its answer is unreadable. */
const formerIntentFrom = (
  ports: AskPorts,
  id: string,
  order: StoredOrder,
): Promise<PaymentIntent | null> =>
  intentFrom(ports, id, order).catch(async (error: unknown) => {
    if (!isUnreadable(error)) throw error;
    await ports.store.transaction(async (tx) => {
      if (await hasReviewEvent(tx, order.id, id, ['payment-unclear'])) return;
      addReviewEvent(tx, order, { reason: 'payment-unclear', intentId: id });
    });
    return null;
  });

const isUnreadable = (error: unknown): boolean =>
  error instanceof DomainError &&
  error.cause instanceof ProviderError &&
  error.cause.failure === 'unreadable';

/**
 * Settles an abandoned order: a cash order by {@link cashEnd}; others by the provider's answer; as expired after its
 * time if no payment is under way; or, if one has been under way for a day after its expiry, as failed and for review.
 * @throws DomainError as {@link askAndSettle}; the next run retries.
 */
export async function settleOrExpire(
  found: StoredOrder,
  ports: AskPorts,
  onSettled: OnSettled,
): Promise<void> {
  if (paymentOf(found).state === 'on-delivery') return endCashOrder(found, ports, onSettled);
  const { order, underwayId } = await askAndSettle(found, ports, onSettled, Infinity).catch(
    (error: unknown) => {
      if (!isUnreadable(error) || !isStuck(found, ports.clock())) throw error;
      return { order: found, underwayId: found.payment_intent_id };
    },
  );
  const shouldEnd = underwayId === null ? isExpired : isStuck;
  if (!shouldEnd(order, ports.clock())) return;
  const ended = await transactionOnStock(ports.store, async (tx) => {
    const current = await tx.order(order.id);
    const now = ports.clock();
    // paid, failed or reopened since it was read
    if (!current || !shouldEnd(current, now)) return null;
    if (underwayId === null) return failPayment(tx, current, { reason: 'expired', now });
    const isForReview = !(await hasReviewEvent(tx, current.id, underwayId, ['payment-unclear']));
    if (isForReview)
      addReviewEvent(tx, current, { reason: 'payment-unclear', intentId: underwayId });
    return failPayment(tx, current, { reason: 'unclear', now, isForReview });
  });
  if (ended) onSettled({ order: ended, settlement: 'failed', intentId: ended.payment_intent_id });
}

/** Ends a cash order that nobody confirmed in time, or that was cancelled. */
async function endCashOrder(
  { id }: StoredOrder,
  { store, clock }: AskPorts,
  onSettled: OnSettled,
): Promise<void> {
  const ended = await transactionOnStock(store, async (tx) => {
    const order = await tx.order(id);
    const now = clock();
    const reason = order && cashEnd(order, now);
    return reason ? failPayment(tx, order, { reason, now }) : null;
  });
  if (ended) onSettled({ order: ended, settlement: 'failed', intentId: null });
}

/** True iff the open payment can no longer be paid and needs no person. */
const isExpired = (order: StoredOrder, now: Date): boolean =>
  paymentOf(order, now).state === 'awaiting' &&
  !order.payment_needs_review &&
  now.getTime() >= paymentExpiresAt(order).getTime() + GRACE_MS;

/** True iff a payment has been under way for too long. */
const isStuck = (order: StoredOrder, now: Date): boolean =>
  paymentOf(order, now).state === 'awaiting' &&
  now.getTime() > paymentExpiresAt(order).getTime() + LATE_PAYMENT_MS;
