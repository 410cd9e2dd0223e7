import * as v from 'valibot';

/** The statuses that Ziina documents. */
export const INTENT_STATUSES = [
  'requires_payment_instrument',
  'requires_user_action',
  'pending',
  'completed',
  'failed',
  'canceled',
] as const;

/** The fields of a payment intent that the shop reads, from answers and webhooks alike. */
export const paymentIntentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  /** In the currency's smallest unit: fils for AED. */
  amount: v.pipe(v.number(), v.integer()),
  currency_code: v.string(),
  /** One of {@link INTENT_STATUSES}, or an undocumented one. */
  status: v.string(),
  redirect_url: v.nullish(v.string(), null),
});
export type PaymentIntent = v.InferOutput<typeof paymentIntentSchema>;

/** True iff the status is a documented one. */
const isKnown = (status: string): boolean => INTENT_STATUSES.some((known) => known === status);

/** True iff money may be on its way: the payment is being made, or its status is unknown. */
export const mayBeUnderway = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'pending' || !isKnown(status);

/** True iff nobody is expected to pay it any more, whether it was paid or not. */
export const hasEnded = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'completed' || status === 'failed' || status === 'canceled';
