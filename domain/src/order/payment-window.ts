/** Validity of a payment link, in ms. */
export const PAYMENT_WINDOW_MS = 30 * 60 * 1000;

/**
 * For this time after the last payment expired, in ms, status requests also look up former payments, and a payment
 * under way is waited for.
 */
export const LATE_PAYMENT_MS = 24 * 60 * 60 * 1000;

/** When the order's open payment expires. */
export const paymentExpiresAt = (order: {
  readonly created_at: Date;
  readonly payment_reopened_at: Date | null;
}): Date => new Date((order.payment_reopened_at ?? order.created_at).getTime() + PAYMENT_WINDOW_MS);

/** True iff a payment of the order may still complete. */
export const mayComeLate = (order: Parameters<typeof paymentExpiresAt>[0], now: Date): boolean =>
  now.getTime() < paymentExpiresAt(order).getTime() + LATE_PAYMENT_MS;
