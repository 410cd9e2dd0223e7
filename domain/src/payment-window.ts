/** How long a payment link is valid, in ms. */
export const PAYMENT_WINDOW_MS = 30 * 60 * 1000;

/** When the order's open payment expires. */
export const paymentExpiresAt = (order: {
  readonly created_at: Date;
  readonly payment_reopened_at: Date | null;
}): Date => new Date((order.payment_reopened_at ?? order.created_at).getTime() + PAYMENT_WINDOW_MS);
