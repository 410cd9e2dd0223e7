import type { ReviewReason } from '@ghar/domain/order/order';
import type { OrderTransaction, StoredOrder } from './order-store.ts';

/** Review reasons about one payment; recorded once per payment. */
export type PaymentReason = Extract<ReviewReason, `payment-${string}`>;

const keyOf = (reason: PaymentReason, intentId: string): string => `${reason}-${intentId}`;

/** True iff the history has one of these reasons for that payment. */
export async function hasReviewEvent(
  tx: OrderTransaction,
  orderId: string,
  intentId: string,
  reasons: readonly PaymentReason[],
): Promise<boolean> {
  const found = await Promise.all(
    reasons.map((reason) => tx.hasEvent(orderId, keyOf(reason, intentId))),
  );
  return found.includes(true);
}

/**
 * Records that a person must look at a payment, which raises an alarm. The caller decides whether to mark the order for
 * review.
 */
export function addReviewEvent(
  tx: OrderTransaction,
  { id }: StoredOrder,
  { reason, intentId, note }: { reason: PaymentReason; intentId: string; note?: string },
): void {
  tx.addEvent(
    id,
    { type: reason, to: intentId, ...(note !== undefined && { note }) },
    keyOf(reason, intentId),
  );
}
