import { filsFromDirhams } from '@ghar/domain/money/money';
import { PAYMENT_WINDOW_MS, paymentExpiresAt } from '@ghar/domain/order/payment-window';
import type { KnownPayment } from '../harness/ziina-sandbox/intents.ts';
import { ORDERS, type SeedOrder } from './orders.ts';
import { later, SEEDED_AT } from './seeded-at.ts';

/** The payments of the seed's orders, as the provider knows them, if the seed's time were `now`. */
export const seedPayments = (now: Date, store: string): KnownPayment[] =>
  later(ORDERS, now.getTime() - SEEDED_AT.getTime()).flatMap((told) => paymentsOf(told, store));

function paymentsOf({ id: orderId, order, events }: SeedOrder, store: string): KnownPayment[] {
  const returnUrl = `${store}/payment-success?order_id=${orderId}`;
  const payment = (id: string, expiresAt: Date, status: KnownPayment['status']): KnownPayment => ({
    id,
    success_url: returnUrl,
    cancel_url: returnUrl,
    failure_url: returnUrl,
    amount: filsFromDirhams(order.total_amount),
    currency_code: order.currency,
    test: order.payment_test,
    allow_tips: false,
    expiry: expiresAt.getTime(),
    created_at: String(expiresAt.getTime() - PAYMENT_WINDOW_MS),
    status,
  });
  const wasDeclined = events.some(([, { note }]) => note === 'provider-failed');
  const statuses = {
    paid: 'completed',
    pending: 'requires_payment_instrument',
    failed: wasDeclined ? 'failed' : 'canceled',
  } as const;
  const first = paymentExpiresAt({ ...order, payment_reopened_at: null });
  return [
    ...order.former_payment_intent_ids.map((id) => payment(id, first, 'failed')),
    ...(order.payment_intent_id === null
      ? []
      : [
          payment(order.payment_intent_id, paymentExpiresAt(order), statuses[order.payment_status]),
        ]),
  ];
}
