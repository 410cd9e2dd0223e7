import { keepsPieces } from '@ghar/domain/keeps-pieces';
import { SERVER_ACTOR } from '@ghar/domain/order';
import { mayFail } from '../payments/settlement.ts';
import type { OrderTransaction, StoredOrder, StoredProduct } from './order-store.ts';

/** Why a payment ended without money, as the history keeps it. */
export type FailureReason =
  | 'provider-failed'
  | 'provider-canceled'
  | 'provider-refused'
  | 'provider-not-reached'
  | 'expired'
  /** It has been under way for a day. */
  | 'unclear';

/**
 * Ends a pending payment as failed and gives the order's pieces back, unless they
 * have been sent. `isForReview` puts the order aside for a person.
 *
 * @throws Error where the order may not fail, as {@link mayFail} says.
 */
export function failPayment(
  tx: OrderTransaction,
  order: StoredOrder,
  { reason, now, isForReview = false }: { reason: FailureReason; now: Date; isForReview?: boolean },
): StoredOrder {
  if (!mayFail(order)) throw new Error(`the payment of ${order.id} cannot fail`);
  const keeps = keepsPieces({ ...order, payment_status: 'failed' });
  const change = {
    payment_status: 'failed',
    stock_reserved: order.stock_reserved && keeps,
    ...(isForReview && { payment_needs_review: true }),
    updated_at: now,
    updated_by: SERVER_ACTOR,
  } as const;
  tx.updateOrder(order.id, change);
  if (order.stock_reserved && !keeps) tx.givePiecesBack(order.product_id, order.quantity);
  tx.addEvent(order.id, {
    type: 'payment-status-changed',
    from: order.payment_status,
    to: change.payment_status,
    note: reason,
  });
  return { ...order, ...change };
}

/**
 * Makes an order paid by the payment `intentId`, and a pending order confirmed.
 * `product` is read where the order does not hold its pieces; null where it is gone.
 * Pieces that were given back meanwhile are taken again. Where they are sold, or the
 * order is cancelled, it stays as it is otherwise: it waits for a person, and the
 * history says why.
 */
export function completePayment(
  tx: OrderTransaction,
  order: StoredOrder,
  product: StoredProduct | null,
  { intentId, now }: { intentId: string; now: Date },
): StoredOrder {
  const isCancelled = order.status === 'cancelled';
  const takesStock =
    !isCancelled &&
    !order.stock_reserved &&
    product !== null &&
    product.stock_quantity >= order.quantity;
  const holdsPieces = order.stock_reserved || takesStock;
  const short = holdsPieces ? null : 'stock-short';
  const unsendable = isCancelled ? 'paid-though-cancelled' : short;
  const change = {
    payment_status: 'paid',
    status: order.status === 'pending' ? 'confirmed' : order.status,
    paid_at: now,
    stock_reserved: holdsPieces,
    ...(unsendable && { payment_needs_review: true }),
    ...paidBy(order, intentId),
    updated_at: now,
    updated_by: SERVER_ACTOR,
  } as const;
  tx.updateOrder(order.id, change);
  if (takesStock) tx.takePieces(product.id, order.quantity);
  tx.addEvent(order.id, {
    type: 'payment-status-changed',
    from: order.payment_status,
    to: change.payment_status,
  });
  if (change.status !== order.status)
    tx.addEvent(order.id, { type: 'status-changed', from: order.status, to: change.status });
  if (unsendable) tx.addEvent(order.id, { type: unsendable });
  return { ...order, ...change };
}

/** A paid order names the payment that paid it, also where that was a former one. */
export function paidBy(order: StoredOrder, intentId: string): Partial<StoredOrder> {
  if (intentId === order.payment_intent_id) return {};
  const others = [...order.former_payment_intent_ids, order.payment_intent_id].filter(
    (id): id is string => id !== null && id !== intentId,
  );
  return { payment_intent_id: intentId, former_payment_intent_ids: others };
}
