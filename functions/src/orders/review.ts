import type { Order, ReviewReason } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isReviewSettled } from '@ghar/domain/order/review-reasons';
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

/**
 * The change that a refund makes to what waits for a person, of the order as it is after the refund: nothing may be left
 * to give back, and a refund that an admin asked for ends the review if it was its only reason.
 */
export async function settledBy(
  tx: Pick<OrderTransaction, 'events'>,
  order: StoredOrder,
  isAsked: boolean,
): Promise<Partial<Pick<Order, 'overpaid' | 'payment_needs_review'>>> {
  const isOver =
    isAsked && order.payment_needs_review && isReviewSettled(await tx.events(order.id), order);
  const { uncounted, isPaidTwice } = paymentOf(order);
  return {
    ...(order.overpaid === true && { overpaid: uncounted > 0 || isPaidTwice }),
    ...(isOver && { payment_needs_review: false }),
  };
}
