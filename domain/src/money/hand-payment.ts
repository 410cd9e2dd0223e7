import * as v from 'valibot';

/** A payment outside the provider, and its undoing: each counts in the books at its own time. */
export const HAND_PAYMENT_KINDS = ['received', 'undone'] as const;
export type HandPaymentKind = (typeof HAND_PAYMENT_KINDS)[number];

/**
 * A document of `orders/{id}/hand_payments`: an admin set the order to paid, or took that back. Immutable, and never of
 * test orders. Payments through the provider are the orders' `paid_at`.
 */
export const handPaymentSchema = v.object({
  kind: v.picklist(HAND_PAYMENT_KINDS),
  /** In dirhams: what was not given back before. */
  amount: v.number(),
  /** Cash on delivery; absent for money that came another way. */
  payment_method: v.optional(v.literal('cash')),
  at: v.date(),
  /** A user's id, or the server's. */
  actor: v.string(),
});
export type HandPayment = v.InferOutput<typeof handPaymentSchema>;
