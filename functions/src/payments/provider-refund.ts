import { REFUND_STATUSES, type RefundStatus } from '@ghar/domain/status';
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
  /** May be one that the shop does not know; see {@link refundStatusOf}. */
  status: v.string(),
});
export type ProviderRefund = v.InferOutput<typeof providerRefundSchema>;

/** A refund's status; null for an unknown one, of which only the provider knows whether money went. */
export const refundStatusOf = ({ status }: Pick<ProviderRefund, 'status'>): RefundStatus | null =>
  REFUND_STATUSES.find((known) => known === status) ?? null;
