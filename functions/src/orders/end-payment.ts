import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { dirhamsFromFils, fils, totalDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR, type Order, type PaymentFailure } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';
import type { StockTransaction, StoredProduct } from './stock-store.ts';
import { withCounted } from './uncounted-payments.ts';

/**
 * Fails a pending payment, or the cash on delivery, and releases the order's pieces, unless they were shipped. An
 * order that was to be paid in cash is so again, unless it was cancelled or replaced or the payment may still be under way.
 * `isForReview` marks the order for a person; `replacedBy` replaces it, in the same write.
 * @throws Error if no payment is pending.
 */
export function failPayment(
  tx: OrderTransaction & StockTransaction,
  order: StoredOrder,
  {
    reason,
    now,
    isForReview = false,
    replacedBy,
  }: { reason: PaymentFailure; now: Date; isForReview?: boolean; replacedBy?: string },
): StoredOrder {
  const { state, isTurnedToCard, replacedBy: formerly } = paymentOf(order);
  const isReplaced = (replacedBy ?? formerly) !== null;
  if (state !== 'awaiting' && state !== 'on-delivery')
    throw new Error(`the payment of ${order.id} cannot fail`);
  const isOver = order.status === 'cancelled' || isReplaced || isForReview || reason === 'unclear';
  if (isTurnedToCard && !isOver) return returnToCash(tx, order, now);
  const keeps = may({ ...order, payment_status: 'failed' }, now).holdStock;
  const change = {
    payment_status: 'failed',
    payment_failure: reason,
    stock_reserved: order.stock_reserved && keeps,
    ...(isForReview && { payment_needs_review: true }),
    ...(replacedBy !== undefined && { replaced_by: replacedBy }),
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

function returnToCash(tx: OrderTransaction, order: StoredOrder, now: Date): StoredOrder {
  const cash_fee = order.fee_if_cash ?? 0;
  const { payment_intent_id: id, former_payment_intent_ids: former } = order;
  const change = {
    payment_method: 'cash',
    cash_fee,
    fee_if_cash: null,
    total_amount: totalDirhams({ ...order, cash_fee }),
    payment_intent_id: null,
    former_payment_intent_ids: id === null ? former : [...former, id],
    payment_url: null,
    updated_at: now,
    updated_by: SERVER_ACTOR,
  } as const;
  tx.updateOrder(order.id, change);
  tx.addEvent(order.id, { type: 'turned-to-cash' });
  return { ...order, ...change };
}

/**
 * Marks an order paid by `intentId` and confirms it if pending. `product` is read if the order does not hold its
 * pieces; null if it is gone. Reserves released pieces again, unless its money was given back. If they are sold out, or
 * the order is cancelled or was refunded, it is paid and waits for a person, with the reason in the history. `oncePaid`
 * are the fee, refund sums and invoice of this payment; `paidInstead` is the order that replaced this one and was paid
 * too: one of the two must be refunded.
 */
export function completePayment(
  tx: OrderTransaction & StockTransaction,
  order: StoredOrder,
  product: StoredProduct | null,
  {
    intentId,
    now,
    oncePaid,
    paidInstead,
  }: { intentId: string; now: Date; oncePaid: Partial<StoredOrder>; paidInstead: string | null },
): StoredOrder {
  const isCancelled = order.status === 'cancelled';
  // the courier was told to collect it
  const { toCollect, isTurnedToCard } = paymentOf(order);
  const isAtDoor = toCollect > 0 || (isTurnedToCard && isSent(order.status));
  const wasRefunded = paymentOf(order, now).refunded === 'whole';
  const isRefunded = paymentOf({ ...order, ...oncePaid }, now).refunded === 'whole';
  const takesStock =
    !isCancelled &&
    !wasRefunded &&
    !isRefunded &&
    !order.stock_reserved &&
    product !== null &&
    product.stock_quantity >= order.quantity;
  const holdsPieces = order.stock_reserved || takesStock;
  const short = holdsPieces || isRefunded ? null : 'stock-short';
  const ended = isCancelled ? 'paid-though-cancelled' : 'paid-though-refunded';
  const unsendable = isCancelled || (wasRefunded && !isRefunded) ? ended : short;
  const change = {
    payment_status: 'paid',
    status: order.status === 'pending' ? 'confirmed' : order.status,
    paid_at: now,
    stock_reserved: holdsPieces,
    ...((unsendable || paidInstead || isAtDoor) && { payment_needs_review: true }),
    ...((order.replaced_by ?? null) !== paidInstead && { replaced_by: paidInstead }),
    ...paidBy(order, intentId),
    ...oncePaid,
    ...(paidInstead && { overpaid: true }),
    updated_at: now,
    updated_by: SERVER_ACTOR,
  } as const;
  tx.updateOrder(order.id, change);
  if (takesStock) tx.takePieces(product.id, order.quantity);
  if (change.payment_status !== order.payment_status)
    tx.addEvent(order.id, {
      type: 'payment-status-changed',
      from: order.payment_status,
      to: change.payment_status,
    });
  if (change.status !== order.status)
    tx.addEvent(order.id, { type: 'status-changed', from: order.status, to: change.status });
  if (unsendable) tx.addEvent(order.id, { type: unsendable });
  if (paidInstead) tx.addEvent(order.id, { type: 'paid-though-replaced' });
  if (isAtDoor) tx.addEvent(order.id, { type: 'paid-though-sent' });
  return { ...order, ...change };
}

/** Makes the payment that paid an order its current one, even if it was a former or uncounted one. */
function paidBy(order: StoredOrder, intentId: string): Partial<StoredOrder> {
  const counted = withCounted(order, intentId);
  if (intentId === order.payment_intent_id) return counted;
  const others = [...order.former_payment_intent_ids, order.payment_intent_id].filter(
    (id): id is string => id !== null && id !== intentId,
  );
  return { ...counted, payment_intent_id: intentId, former_payment_intent_ids: others };
}

/** The change for the provider's fee of the payment that paid an order; empty if it is not known. */
export const feeOf = (
  { fee, currency }: Pick<PaymentIntent, 'fee' | 'currency'>,
  now: Date,
): Pick<Order, 'payment_fee' | 'payment_fee_at'> =>
  fee === null || currency !== CHARGE_CURRENCY
    ? {}
    : { payment_fee: dirhamsFromFils(fils(fee)), payment_fee_at: now };
