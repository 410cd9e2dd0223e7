import type { ReviewReason } from '@ghar/domain/order/order';
import type { OrderTransaction, StoredOrder } from './order-store.ts';

/** A reason for review that concerns one payment, and is recorded once for each. */
export type PaymentReason = Extract<ReviewReason, `payment-${string}`>;

const keyOf = (reason: PaymentReason, intentId: string): string => `${reason}-${intentId}`;

/** True iff the order's history already has one of these reasons for that payment. */
export async function wasTold(
  tx: OrderTransaction,
  orderId: string,
  intentId: string,
  reasons: readonly PaymentReason[],
): Promise<boolean> {
  const told = await Promise.all(
    reasons.map((reason) => tx.hasEvent(orderId, keyOf(reason, intentId))),
  );
  return told.includes(true);
}

/**
 * Records in an order's history that a person has to look at a payment, which raises an alarm.
 * Whether the order is marked for review as well is up to the caller.
 */
export function tellPayment(
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
