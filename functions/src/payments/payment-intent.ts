import * as v from 'valibot';

/** The statuses Ziina documents. */
export const INTENT_STATUSES = [
  'requires_payment_instrument',
  'requires_user_action',
  'pending',
  'completed',
  'failed',
  'canceled',
] as const;

/** What the shop reads of a payment intent, in an answer and in a webhook alike. */
export const paymentIntentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  /** In the currency's smallest unit: fils for AED. */
  amount: v.pipe(v.number(), v.integer()),
  currency_code: v.string(),
  status: v.picklist(INTENT_STATUSES),
  redirect_url: v.nullish(v.string(), null),
});
export type PaymentIntent = v.InferOutput<typeof paymentIntentSchema>;

/** True iff nobody is expected to pay it any more, whether it was paid or not. */
export const hasEnded = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'completed' || status === 'failed' || status === 'canceled';
