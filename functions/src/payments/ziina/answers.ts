import { REFUND_STATUSES } from '@ghar/domain/order/status';
import * as v from 'valibot';
import type { IntentStatus, PaymentIntent } from '../payment-intent.ts';
import type { ProviderRefund } from '../payment-provider.ts';

/** Ziina's documented statuses of a payment intent. */
const INTENT_STATUSES: ReadonlyMap<string, IntentStatus> = new Map([
  ['requires_payment_instrument', 'open'],
  ['requires_user_action', 'open'],
  ['pending', 'underway'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['canceled', 'canceled'],
]);

const common = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  amount: v.pipe(v.number(), v.integer()),
  currency_code: v.string(),
  status: v.string(),
};

/** The used fields of Ziina's payment intent, in answers and webhooks. */
export const intentSchema = v.pipe(
  v.object({
    ...common,
    redirect_url: v.nullish(v.string(), null),
    // a payment must not depend on its fee
    fee_amount: v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null),
  }),
  v.transform(
    ({
      currency_code: currency,
      status,
      redirect_url: url,
      fee_amount: fee,
      ...intent
    }): PaymentIntent => {
      const known = INTENT_STATUSES.get(status) ?? 'unknown';
      return { ...intent, currency, fee, url, status: known, providerStatus: status };
    },
  ),
);

/** The used fields of Ziina's refund, in answers and webhooks. */
export const refundSchema = v.pipe(
  v.object({ ...common, payment_intent_id: v.string() }),
  v.transform(({ currency_code, status, payment_intent_id, ...refund }): ProviderRefund => {
    const known = REFUND_STATUSES.find((one) => one === status) ?? null;
    const money = { intentId: payment_intent_id, currency: currency_code };
    return { ...refund, ...money, status: known, providerStatus: status };
  }),
);
