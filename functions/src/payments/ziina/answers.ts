import { REFUND_STATUSES } from '@ghar/domain/status';
import * as v from 'valibot';
import type { IntentStatus, PaymentIntent } from '../payment-intent.ts';
import type { ProviderRefund } from '../payment-provider.ts';

/** The statuses of a payment intent that Ziina documents. */
const INTENT_STATUSES: ReadonlyMap<string, IntentStatus> = new Map([
  ['requires_payment_instrument', 'open'],
  ['requires_user_action', 'open'],
  ['pending', 'underway'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['canceled', 'canceled'],
]);

const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const amountSchema = v.pipe(v.number(), v.integer());

/** What the shop reads of Ziina's payment intent, in answers and webhooks alike. */
export const intentSchema = v.pipe(
  v.object({
    id: idSchema,
    amount: amountSchema,
    currency_code: v.string(),
    status: v.string(),
    redirect_url: v.nullish(v.string(), null),
  }),
  v.transform(
    ({ id, amount, currency_code: currency, status, redirect_url: url }): PaymentIntent => ({
      id,
      amount,
      currency,
      status: INTENT_STATUSES.get(status) ?? 'unknown',
      providerStatus: status,
      url,
    }),
  ),
);

/** What the shop reads of Ziina's refund, in answers and webhooks alike. */
export const refundSchema = v.pipe(
  v.object({
    id: idSchema,
    payment_intent_id: v.string(),
    amount: amountSchema,
    currency_code: v.string(),
    status: v.string(),
  }),
  v.transform(
    ({ id, payment_intent_id: intentId, amount, currency_code, status }): ProviderRefund => ({
      id,
      intentId,
      amount,
      currency: currency_code,
      status: REFUND_STATUSES.find((known) => known === status) ?? null,
      providerStatus: status,
    }),
  ),
);
