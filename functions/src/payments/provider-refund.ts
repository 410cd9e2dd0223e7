import { REFUND_STATUSES } from '@ghar/domain/status';
import * as v from 'valibot';

/**
 * The fields of a refund that the shop reads from answers and webhooks alike; its amount is in the currency's
 * smallest unit.
 */
export const providerRefundSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  payment_intent_id: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency_code: v.string(),
  status: v.picklist(REFUND_STATUSES),
});
export type ProviderRefund = v.InferOutput<typeof providerRefundSchema>;
