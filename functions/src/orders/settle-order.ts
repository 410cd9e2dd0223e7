import { paymentExpiresAt } from '@ghar/domain/payment-window';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { settle, type Settlement } from '../payments/settlement.ts';
import { completePayment, failPayment } from './end-payment.ts';
import type { Clock, OrderStore, StoredOrder } from './order-store.ts';

/** A payment that is being made when its time runs out may still arrive this much later, in ms. */
const GRACE_MS = 5 * 60 * 1000;

export type SettlePorts = { readonly store: OrderStore; readonly clock: Clock };
export type SettledOrder = { readonly order: StoredOrder; readonly settlement: Settlement };

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
    if (settlement === 'unchanged') return { order, settlement };
    const product = order.product_id ? await tx.product(order.product_id) : null;
    const now = clock();
    switch (settlement) {
      case 'paid':
        return {
          order: completePayment(tx, order, product, { intentId: intent.id, now }),
          settlement,
        };
      case 'failed': {
        const reason = intent.status === 'canceled' ? 'provider-canceled' : 'provider-failed';
        return { order: failPayment(tx, order, product, { reason, now }), settlement };
      }
      case 'mismatch':
      case 'duplicate': {
        const type = `payment-${settlement}` as const;
        const key = `${type}-${intent.id}`;
        if (!(await tx.hasEvent(orderId, key)))
          tx.addEvent(orderId, { type, note: `${intent.amount} ${intent.currency_code}` }, key);
        return { order, settlement };
      }
    }
  });
}

/**
 * Asks the provider what became of an order's payment, and settles it.
 *
 * @throws ProviderError when the provider cannot say.
 */
export async function askAndSettle(
  order: StoredOrder,
  ports: SettlePorts & { readonly provider: PaymentProvider },
): Promise<SettledOrder> {
  if (order.payment_status === 'paid' || order.payment_intent_id === null)
    return { order, settlement: 'unchanged' };
  const intent = await ports.provider.getIntent(order.payment_intent_id);
  const settled = intent && (await settleOrder(order.id, intent, ports));
  return settled ?? { order, settlement: 'unchanged' };
}

/**
 * Settles a pending order for which nobody came back: by the provider's word, or
 * as expired once its time is over and the provider knows of no payment.
 *
 * @throws ProviderError when the provider cannot say: the order waits for the next time.
 */
export async function settleOrExpire(
  order: StoredOrder,
  ports: SettlePorts & { readonly provider: PaymentProvider },
): Promise<SettledOrder> {
  const settled = await askAndSettle(order, ports);
  if (settled.settlement !== 'unchanged' || !isOver(settled.order, ports.clock())) return settled;
  return ports.store.transaction(async (tx) => {
    const current = await tx.order(order.id);
    const now = ports.clock();
    // paid, failed or opened anew since it was read: not this run's to end
    if (current?.payment_status !== 'pending' || !isOver(current, now))
      return { order: current ?? order, settlement: 'unchanged' as const };
    const product = current.product_id ? await tx.product(current.product_id) : null;
    return {
      order: failPayment(tx, current, product, { reason: 'expired', now }),
      settlement: 'failed' as const,
    };
  });
}

const isOver = (order: StoredOrder, now: Date): boolean =>
  now.getTime() > paymentExpiresAt(order).getTime() + GRACE_MS;
