import type { RefundRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import {
  dirhamsFromFils,
  fils,
  filsFromDirhams,
  sumDirhams,
  type Fils,
} from '@ghar/domain/money/money';
import { SERVER_ACTOR, type Refund } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { actorOf, type Admin } from './admin.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';
import { settledBy } from './review.ts';
import type { SettlePorts } from './shop-store.ts';
import type { StockTransaction } from './stock-store.ts';
import { amountNote, completedAs, sumsAfter, addStatusEvent } from './record-refund.ts';
import { transactionOnStock } from './roll-up-stock.ts';
import { withGivenBack } from './uncounted-payments.ts';

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
 * A refund that the merchant makes by hand is completed at once. One of a payment that does not count for the order
 * leaves its status and pieces alone.
 * @throws DomainError `order-not-found`, `refund-unpaid`, `refund-way-changed` if a payment came since the admin saw the
 * order, or the provider has refused nothing, `refund-too-much`, `refund-sent-meanwhile` if the order to cancel was
 * sent, or `input-invalid` if the key belongs to another refund.
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
    const payment = await refundedPayment(tx, order, request);
    const way = wayBack(order, payment, { request, now });
    if (filsFromDirhams(amount) > payment.left)
      throw new DomainError('refund-too-much', {
        order_id: orderId,
        left: dirhamsFromFils(payment.left),
      });
    if (payment.isOwn && request.cancel && isSent(order.status))
      throw new DomainError('refund-sent-meanwhile', { order_id: orderId });
    const cancels = payment.isOwn && request.cancel && order.status !== 'cancelled';
    const who = actorOf(admin);
    const refund: Refund = {
      amount,
      reason: reason === '' ? null : reason,
      // a cancelled order needs no pieces
      restock: payment.isOwn && (request.restock || cancels) && order.stock_reserved,
      actor: admin.uid,
      actor_email: admin.email,
      actor_name: admin.name,
      error: null,
      looked_at: null,
      created_at: now,
      ...way,
    };
    const note = amountNote(refund);
    const given = {
      ...sumsAfter(order, null, refund),
      ...(refund.status === 'completed' && withGivenBack(order, refund)),
    };
    const settled =
      refund.status === 'completed' ? await settledBy(tx, { ...order, ...given }, true) : {};
    tx.putRefund(orderId, refundKey, refund);
    tx.addEvent(orderId, { type: 'refund-requested', to: refund.reason, note, ...who });
    if (refund.by_hand) addStatusEvent(tx, order, { from: null, to: refund.status, note });
    tx.updateOrder(orderId, {
      ...given,
      ...settled,
      ...(refund.restock && takeBack(tx, order)),
      ...(cancels && { status: 'cancelled' }),
      updated_at: now,
      updated_by: SERVER_ACTOR,
    });
    if (settled.payment_needs_review === false) tx.addEvent(orderId, { type: 'payment-reviewed' });
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

/** The payment that a request is about. */
type RefundedPayment = {
  /** The provider's id; null for a payment by hand. */
  readonly id: string | null;
  /** True iff it paid the order. */
  readonly isOwn: boolean;
  readonly left: Fils;
  /** True iff the provider has refused or failed to refund it, so that only the merchant can. */
  readonly isRefused: boolean;
};

/** Own payment: what `paymentOf` says. Another: what is left of it, less its pending refunds. */
async function refundedPayment(
  tx: Pick<OrderTransaction, 'refunds'>,
  order: StoredOrder,
  { payment_intent_id: asked, way }: RefundRequest,
): Promise<RefundedPayment> {
  const { refundable, wayBack } = paymentOf(order);
  const own = wayBack === 'provider' ? order.payment_intent_id : null;
  const other = (order.uncounted_payments ?? []).find(({ id }) => id === asked);
  const id = other?.id ?? own;
  const isOwn = other === undefined;
  const refunds = !isOwn || way === 'by-hand' ? await tx.refunds(order.id) : [];
  const ofIt = refunds.filter((one) => id !== null && one.payment_intent_id === id);
  const pending = ofIt.filter(({ status }) => status === 'pending').map((one) => -one.amount);
  const isGone = isOwn && asked !== undefined && asked !== own;
  const rest = other ? filsFromDirhams(sumDirhams([other.amount, ...pending])) : refundable;
  return {
    id,
    isOwn,
    left: isGone ? fils(0) : rest,
    isRefused: ofIt.some(
      ({ status, error }) => status === 'failed' && error !== 'refund-not-reached',
    ),
  };
}

type Way = Pick<
  Refund,
  'status' | 'payment_intent_id' | 'by_hand' | 'sent_at' | 'completed_at' | 'counted'
>;

/**
 * How to refund a payment; the request has the way that the admin was told. One at the provider can be noted as given
 * back by hand once the provider has refused it.
 * @throws DomainError `refund-unpaid`, `refund-way-changed`.
 */
function wayBack(
  order: StoredOrder,
  { id, isOwn, isRefused }: RefundedPayment,
  { request: { way: meant }, now }: { request: RefundRequest; now: Date },
): Way {
  const way = isOwn ? paymentOf(order, now).wayBack : 'provider';
  const isByHandInstead = way === 'provider' && meant === 'by-hand' && isRefused;
  if (way !== null && meant !== undefined && meant !== way && !isByHandInstead)
    throw new DomainError('refund-way-changed', { order_id: order.id });
  const byHand = (payment: Pick<Refund, 'payment_intent_id'>): Way => {
    const refund = { by_hand: true, ...payment };
    return { status: 'completed', sent_at: null, ...refund, ...completedAs(order, refund, now) };
  };
  switch (way) {
    case 'by-hand':
      return byHand({});
    case 'provider':
      if (isByHandInstead) return byHand({ payment_intent_id: id! });
      return { status: 'pending', payment_intent_id: id!, sent_at: now };
    case null:
      throw new DomainError('refund-unpaid', { order_id: order.id });
  }
}
