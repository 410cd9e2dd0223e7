import type { ReviewReason } from '@ghar/domain/order';
import type { OrderTransaction, StoredOrder } from './order-store.ts';

/** A reason for review that is about one payment, and is told once for each. */
export type PaymentReason = Extract<ReviewReason, `payment-${string}`>;

const keyOf = (reason: PaymentReason, intentId: string): string => `${reason}-${intentId}`;

/** True iff the order's history has one of these reasons for that payment: a person has seen it, or will. */
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
 * Writes into an order's history that a person has to look at a payment of it. An alarm is raised for
 * that event; whether the order is marked for review as well is up to the caller.
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
