import { DomainError } from '@ghar/domain/error-code';
import { SERVER_ACTOR, type ReviewReason } from '@ghar/domain/order';
import { paymentExpiresAt } from '@ghar/domain/payment-window';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError, type PaymentProvider } from '../payments/payment-provider.ts';
import { settle, type Settlement } from '../payments/settlement.ts';
import { completePayment, failPayment } from './end-payment.ts';
import type { Clock, OrderStore, OrderTransaction, StoredOrder } from './order-store.ts';

/** A payment that is being made when its time runs out may still arrive this much later, in ms. */
const GRACE_MS = 5 * 60 * 1000;
/** So long after the latest payment's time the former ones are asked about, in ms. */
const FORMER_MS = 24 * 60 * 60 * 1000;

export type SettlePorts = { readonly store: OrderStore; readonly clock: Clock };
export type AskPorts = SettlePorts & { readonly provider: PaymentProvider };

export type SettledOrder = {
  readonly order: StoredOrder;
  readonly settlement: Settlement;
  /** What a person has to put right, said once. */
  readonly alarm: ReviewReason | null;
  /** The payment that was looked at: not always the order's latest. */
  readonly intentId: string | null;
};
/** Hears of each look at a payment when its work is done, also where a later look fails. */
export type TellSettled = (settled: SettledOrder) => void;

/**
 * Applies the provider's word on a payment to its order, in one transaction.
 * Webhook, confirmation page and schedule all come here; again changes nothing.
 *
 * @param found the order as it was read just now: most words change nothing about
 * it, and then it is not read again. What changes an order is decided in the transaction.
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
    alarm: null,
    intentId,
  });
  if (settle(found, intent) === 'unchanged') return unchanged(found);
  return store.transaction(async (tx) => {
    const order = await tx.order(found.id);
    if (!order) return unchanged(found);
    const settlement = settle(order, intent);
    if (settlement === 'unchanged') return unchanged(order);
    const now = clock();
    const isForReview = settlement === 'mismatch' || settlement === 'duplicate';
    // also a payment to be given back does not pay an order that the merchant has failed since
    const mayBeTold = isForReview || order.payment_status === 'failed';
    if (mayBeTold && (await wasTold(tx, order, intent))) return unchanged(order);
    if (isForReview) {
      const alarm = `payment-${settlement}` as const;
      const marked = markForReview(tx, order, intent, { alarm, now });
      return { settlement, intentId, order: marked, alarm };
    }
    if (settlement === 'failed') {
      const product = await tx.product(order.product_id);
      const reason = intent.status === 'canceled' ? 'provider-canceled' : 'provider-failed';
      const failed = failPayment(tx, order, product, { reason, now });
      return { settlement, intentId, order: failed, alarm: null };
    }
    const product = order.stock_reserved ? null : await tx.product(order.product_id);
    const paid = completePayment(tx, order, product, { intentId, now });
    return { settlement, intentId, order: paid.order, alarm: paid.unsendable };
  });
}

type ReviewAlarm = 'payment-mismatch' | 'payment-duplicate';
const reviewKey = (alarm: ReviewAlarm, intent: PaymentIntent): string => `${alarm}-${intent.id}`;

/** True iff the order was put aside for this payment before: a person has seen it, or will. */
async function wasTold(
  tx: OrderTransaction,
  order: StoredOrder,
  intent: PaymentIntent,
): Promise<boolean> {
  const alarms = ['payment-mismatch', 'payment-duplicate'] as const;
  const told = await Promise.all(
    alarms.map((alarm) => tx.hasEvent(order.id, reviewKey(alarm, intent))),
  );
  return told.includes(true);
}

/** Puts an order aside for a person. */
function markForReview(
  tx: OrderTransaction,
  order: StoredOrder,
  intent: PaymentIntent,
  { alarm, now }: { alarm: ReviewAlarm; now: Date },
): StoredOrder {
  const change = { payment_needs_review: true, updated_at: now, updated_by: SERVER_ACTOR };
  tx.updateOrder(order.id, change);
  tx.addEvent(
    order.id,
    { type: alarm, note: `${intent.amount} ${intent.currency_code}` },
    reviewKey(alarm, intent),
  );
  return { ...order, ...change };
}

/** What the provider says of an order's payments. */
export type Asked = {
  /** The order after that. */
  readonly order: StoredOrder;
  /** Its latest payment when it was asked about; null where the provider knows of none. */
  readonly latest: PaymentIntent | null;
  /** True iff money is on its way by one of them. */
  readonly isBeingPaid: boolean;
};

/**
 * Asks the provider what became of an unpaid order's payments, the latest first,
 * and settles it: also a former one may have been paid after all.
 *
 * @throws DomainError `payment-provider-unavailable` when the provider cannot say.
 */
export async function askAndSettle(
  found: StoredOrder,
  ports: AskPorts,
  tell: TellSettled,
): Promise<Asked> {
  let order = found;
  let latest: PaymentIntent | null = null;
  let isBeingPaid = false;
  if (order.payment_status === 'paid') return { order, latest, isBeingPaid };
  const current = order.payment_intent_id;
  const former = mayComeLate(order, ports.clock())
    ? order.former_payment_intent_ids.toReversed()
    : [];
  for (const id of current === null ? former : [current, ...former]) {
    const intent = await intentFrom(ports.provider, id, order);
    if (!intent) continue;
    const settled = await settleOrder(order, intent, ports);
    tell(settled);
    order = settled.order;
    if (order.payment_status === 'paid') break;
    if (id === current) latest = intent;
    isBeingPaid ||= intent.status === 'pending';
  }
  return { order, latest, isBeingPaid };
}

/** True iff a payment that ended before the order's latest was opened may be made good still. */
const mayComeLate = (order: StoredOrder, now: Date): boolean =>
  now.getTime() < paymentExpiresAt(order).getTime() + FORMER_MS;

const intentFrom = (
  provider: PaymentProvider,
  id: string,
  order: StoredOrder,
): Promise<PaymentIntent | null> =>
  provider.getIntent(id).catch((cause: unknown) => {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new DomainError('payment-provider-unavailable', { order_id: order.id }, { cause });
  });

/**
 * Settles an order for which nobody came back: by the provider's word, or as
 * expired once its time is over and the provider knows of no payment being made.
 *
 * @throws DomainError as {@link askAndSettle} does: the order waits for the next time.
 */
export async function settleOrExpire(
  found: StoredOrder,
  ports: AskPorts,
  tell: TellSettled,
): Promise<void> {
  const { order, isBeingPaid } = await askAndSettle(found, ports, tell);
  if (isBeingPaid || !isOver(order, ports.clock())) return;
  const expired = await ports.store.transaction(async (tx) => {
    const current = await tx.order(order.id);
    const now = ports.clock();
    // paid, failed or opened anew since it was read: not this run's to end
    if (!current || !isOver(current, now)) return null;
    const product = await tx.product(current.product_id);
    return failPayment(tx, current, product, { reason: 'expired', now });
  });
  if (expired)
    tell({
      order: expired,
      settlement: 'failed',
      alarm: null,
      intentId: expired.payment_intent_id,
    });
}

/** True iff nobody can pay the order's open payment any more, and nobody has to look at it. */
const isOver = (order: StoredOrder, now: Date): boolean =>
  order.payment_status === 'pending' &&
  !order.payment_needs_review &&
  now.getTime() > paymentExpiresAt(order).getTime() + GRACE_MS;
