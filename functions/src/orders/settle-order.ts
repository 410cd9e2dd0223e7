import { DomainError } from '@ghar/domain/error-code';
import { SERVER_ACTOR } from '@ghar/domain/order';
import { paymentExpiresAt } from '@ghar/domain/payment-window';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError, type PaymentProvider } from '../payments/payment-provider.ts';
import { settle, type Settlement } from '../payments/settlement.ts';
import { completePayment, failPayment } from './end-payment.ts';
import type { Clock, OrderStore, OrderTransaction, StoredOrder } from './order-store.ts';

/** A payment that is being made when its time runs out may still arrive this much later, in ms. */
const GRACE_MS = 5 * 60 * 1000;

export type SettlePorts = { readonly store: OrderStore; readonly clock: Clock };
export type AskPorts = SettlePorts & { readonly provider: PaymentProvider };

/** What a person has to put right, said once. */
export type Alarm =
  | 'payment-mismatch'
  | 'payment-duplicate'
  /** More is sold than there is. */
  | 'stock-short'
  /** The merchant had cancelled it: the money is to be given back. */
  | 'paid-though-cancelled';

export type SettledOrder = {
  readonly order: StoredOrder;
  readonly settlement: Settlement;
  readonly alarm: Alarm | null;
};

const unchanged = (order: StoredOrder): SettledOrder => ({
  order,
  settlement: 'unchanged',
  alarm: null,
});

/**
 * Applies the provider's word on a payment to its order, in one transaction.
 * Webhook, confirmation page and schedule all come here; again changes nothing.
 */
export async function settleOrder(
  orderId: string,
  intent: PaymentIntent,
  { store, clock }: SettlePorts,
): Promise<SettledOrder | null> {
  return store.transaction(async (tx) => {
    const order = await tx.order(orderId);
    if (!order) return null;
    const settlement = settle(order, intent);
    if (settlement === 'unchanged') return unchanged(order);
    const now = clock();
    if (settlement === 'mismatch' || settlement === 'duplicate') {
      const alarm = `payment-${settlement}` as const;
      return { settlement, ...(await markForReview(tx, order, intent, { alarm, now })) };
    }
    const product = await tx.product(order.product_id);
    if (settlement === 'failed') {
      const reason = intent.status === 'canceled' ? 'provider-canceled' : 'provider-failed';
      return { settlement, order: failPayment(tx, order, product, { reason, now }), alarm: null };
    }
    const paid = completePayment(tx, order, product, { intentId: intent.id, now });
    return { settlement, order: paid, alarm: alarmOfPaid(paid) };
  });
}

function alarmOfPaid(order: StoredOrder): Alarm | null {
  if (order.status === 'cancelled') return 'paid-though-cancelled';
  return order.stock_reserved ? null : 'stock-short';
}

/** Puts an order aside for a person, once for each payment. */
async function markForReview(
  tx: OrderTransaction,
  order: StoredOrder,
  intent: PaymentIntent,
  { alarm, now }: { alarm: 'payment-mismatch' | 'payment-duplicate'; now: Date },
): Promise<{ order: StoredOrder; alarm: Alarm | null }> {
  const key = `${alarm}-${intent.id}`;
  if (await tx.hasEvent(order.id, key)) return { order, alarm: null };
  const change = { payment_needs_review: true, updated_at: now, updated_by: SERVER_ACTOR };
  tx.updateOrder(order.id, change);
  tx.addEvent(order.id, { type: alarm, note: `${intent.amount} ${intent.currency_code}` }, key);
  return { order: { ...order, ...change }, alarm };
}

/**
 * Asks the provider what became of an unpaid order's payments, the latest first,
 * and settles it: also a former one may have been paid after all.
 *
 * @throws DomainError `payment-provider-unavailable` when the provider cannot say.
 */
export async function askAndSettle(order: StoredOrder, ports: AskPorts): Promise<SettledOrder> {
  return (await ask(order, ports)).settled;
}

async function ask(
  order: StoredOrder,
  ports: AskPorts,
): Promise<{ settled: SettledOrder; isBeingPaid: boolean }> {
  let settled = unchanged(order);
  let isBeingPaid = false;
  if (order.payment_status === 'paid') return { settled, isBeingPaid };
  const current = order.payment_intent_id;
  const former = order.former_payment_intent_ids.toReversed();
  for (const id of current === null ? former : [current, ...former]) {
    const intent = await intentFrom(ports.provider, id, order);
    const next = intent && (await settleOrder(order.id, intent, ports));
    if (next && next.settlement !== 'unchanged') settled = next;
    if (intent?.status === 'completed') break;
    isBeingPaid ||= intent?.status === 'pending';
  }
  return { settled, isBeingPaid };
}

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
export async function settleOrExpire(order: StoredOrder, ports: AskPorts): Promise<SettledOrder> {
  const { settled, isBeingPaid } = await ask(order, ports);
  if (settled.settlement !== 'unchanged' || isBeingPaid || !isOver(settled.order, ports.clock()))
    return settled;
  return ports.store.transaction(async (tx) => {
    const current = await tx.order(order.id);
    const now = ports.clock();
    // paid, failed or opened anew since it was read: not this run's to end
    if (!current || !isOver(current, now)) return unchanged(current ?? order);
    const product = await tx.product(current.product_id);
    return {
      order: failPayment(tx, current, product, { reason: 'expired', now }),
      settlement: 'failed',
      alarm: null,
    } as const;
  });
}

/** True iff nobody can pay the order's open payment any more, and nobody has to look at it. */
const isOver = (order: StoredOrder, now: Date): boolean =>
  order.payment_status === 'pending' &&
  !order.payment_needs_review &&
  now.getTime() > paymentExpiresAt(order).getTime() + GRACE_MS;
