import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { feeOf } from './end-payment.ts';
import { undoHandPayment } from './hand-payments.ts';
import type { OrderTransaction, StoredOrder, StoredRefund } from './order-store.ts';
import { isOfPaymentByHand, sumsOncePaid } from './record-refund.ts';
import { addReviewEvent } from './review.ts';

/**
 * The change of fee, refund sums and invoice of an order that becomes paid by a payment, in place of one by hand if an
 * admin had set it to paid. Money that was given back by hand was a payment of its own: it keeps the invoice, and this one
 * gets another. Earlier refunds of this payment count from now on, as it does.
 */
export function oncePaid(
  tx: OrderTransaction,
  order: StoredOrder,
  { intent, refunds, now }: { intent: PaymentIntent; refunds: readonly StoredRefund[]; now: Date },
): Partial<StoredOrder> {
  const { id: orderId, invoice_number, payment_test } = order;
  const change = {
    ...feeOf(intent, now),
    ...sumsOncePaid(refunds, {
      payment_intent_id: intent.id,
      payment_status: 'paid',
      paid_at: now,
    }),
    ...replaceHandPayment(tx, order, intent, now),
  };
  const uncounted = refunds.filter(
    (one) => one.payment_intent_id === intent.id && one.status === 'completed' && !one.counted,
  );
  if (!payment_test)
    for (const { id, ...refund } of uncounted)
      tx.putRefund(orderId, id, { ...refund, counted: true, completed_at: now });
  const byHand = refunds.filter(isOfPaymentByHand);
  if (invoice_number === null || byHand.length === 0) return change;
  for (const { id, ...refund } of byHand) tx.putRefund(orderId, id, { ...refund, invoice_number });
  return { ...change, invoice_number: null };
}

/**
 * The change where an admin had set the order to paid: that payment no longer counts, and a person must decide whether
 * the money came twice.
 */
function replaceHandPayment(
  tx: OrderTransaction,
  order: StoredOrder,
  { id: intentId }: PaymentIntent,
  now: Date,
): Partial<StoredOrder> {
  const { state, left } = paymentOf(order);
  if (state !== 'paid-by-hand' || left === 0) return {};
  const note = `${left} ${CHARGE_CURRENCY}`;
  addReviewEvent(tx, order, { reason: 'payment-by-hand-replaced', intentId, note });
  return {
    payment_needs_review: true,
    ...undoHandPayment(tx, order, { at: now, actor: SERVER_ACTOR, key: intentId }),
  };
}
