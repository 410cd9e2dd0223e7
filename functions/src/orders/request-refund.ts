import type { RefundRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { dirhamsFromFils, filsFromDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR, type Refund } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { actorOf, type Admin } from './admin.ts';
import type { StoredOrder } from './order-store.ts';
import type { SettlePorts } from './shop-store.ts';
import type { StockTransaction } from './stock-store.ts';
import { amountNote, completedAs, sumsAfter, addStatusEvent } from './record-refund.ts';
import { transactionOnStock } from './roll-up-stock.ts';

export type RequestedRefund = {
  readonly order: StoredOrder;
  readonly refund: Refund;
  /** False if it was requested before. */
  readonly isNew: boolean;
};

/**
 * Stores a refund before the provider is called, in one transaction with the refundable amount it uses, so that of
 * parallel requests only those that fit are accepted. The same key is the same refund.
 * On request, and on cancelling, the pieces are returned at once (they are on the shelf whatever happens to the money),
 * if the order still holds them. A requested cancellation is made at once too.
 * A refund that the merchant makes (`wayBack` is `by-hand`) is completed at once.
 * @throws DomainError `order-not-found`, `refund-unpaid`, `refund-way-changed` if a payment came since the admin saw the
 * order, `refund-too-much`, `refund-sent-meanwhile` if the order to cancel was sent, or `input-invalid` if the key belongs to another refund.
 */
export const requestRefund = (
  request: RefundRequest,
  admin: Admin,
  { store, clock }: SettlePorts,
): Promise<RequestedRefund> =>
  transactionOnStock(store, async (tx) => {
    const { order_id_param: orderId, refundKey, amount, reason } = request;
    const order = await tx.order(orderId);
    // after the order: whoever sees the sums of a concurrent repeat must see its refund too
    const kept = await tx.refund(orderId, refundKey);
    if (!order) throw new DomainError('order-not-found');
    if (kept) {
      if (kept.actor === SERVER_ACTOR || kept.amount !== amount)
        throw new DomainError('input-invalid', { order_id: orderId, field: 'refundKey' });
      return { order, refund: kept, isNew: false };
    }
    const now = clock();
    const way = wayBack(order, request.way, now);
    assertLeft(order, amount);
    if (request.cancel && isSent(order.status))
      throw new DomainError('refund-sent-meanwhile', { order_id: orderId });
    const cancels = request.cancel && order.status !== 'cancelled';
    const who = actorOf(admin);
    const refund: Refund = {
      amount,
      reason: reason === '' ? null : reason,
      // a cancelled order needs no pieces
      restock: (request.restock || cancels) && order.stock_reserved,
      actor: admin.uid,
      actor_email: admin.email,
      actor_name: admin.name,
      error: null,
      looked_at: null,
      created_at: now,
      ...way,
    };
    const note = amountNote(refund);
    tx.putRefund(orderId, refundKey, refund);
    tx.addEvent(orderId, { type: 'refund-requested', to: refund.reason, note, ...who });
    if (refund.by_hand) addStatusEvent(tx, order, { from: null, to: refund.status, note });
    tx.updateOrder(orderId, {
      ...sumsAfter(order, null, refund),
      ...(refund.restock && takeBack(tx, order)),
      ...(cancels && { status: 'cancelled' }),
      updated_at: now,
      updated_by: SERVER_ACTOR,
    });
    if (cancels)
      tx.addEvent(orderId, { type: 'status-changed', from: order.status, to: 'cancelled', ...who });
    if (refund.restock) tx.addEvent(orderId, { type: 'stock-released', ...who });
    return { order, refund, isNew: true };
  });

/** Returns an order's pieces to stock; a sent order's pieces came back from the customer. */
function takeBack(
  tx: StockTransaction,
  order: StoredOrder,
): Pick<StoredOrder, 'stock_reserved' | 'restocked'> {
  tx.givePiecesBack(order.product_id, order.quantity);
  return { stock_reserved: false, restocked: isSent(order.status) };
}

type Way = Pick<
  Refund,
  'status' | 'payment_intent_id' | 'by_hand' | 'sent_at' | 'completed_at' | 'counted'
>;

/**
 * How to refund an order; `meant` is the way that the admin was told.
 * @throws DomainError `refund-unpaid`, `refund-way-changed`.
 */
function wayBack(order: StoredOrder, meant: RefundRequest['way'], now: Date): Way {
  const way = paymentOf(order, now).wayBack;
  if (way !== null && meant !== undefined && meant !== way)
    throw new DomainError('refund-way-changed', { order_id: order.id });
  switch (way) {
    case 'by-hand':
      return {
        status: 'completed',
        by_hand: true,
        sent_at: null,
        ...completedAs(order, order.payment_intent_id, now),
      };
    case 'provider':
      return { status: 'pending', payment_intent_id: order.payment_intent_id!, sent_at: now };
    case null:
      throw new DomainError('refund-unpaid', { order_id: order.id });
  }
}

/** @throws DomainError `refund-too-much`. */
function assertLeft(order: StoredOrder, amount: number): void {
  const left = paymentOf(order).refundable;
  if (filsFromDirhams(amount) > left)
    throw new DomainError('refund-too-much', { order_id: order.id, left: dirhamsFromFils(left) });
}
