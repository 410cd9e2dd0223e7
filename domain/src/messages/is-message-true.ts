import { isCustomerMessage, type CustomerMessage, type MessageKind } from './message.ts';
import type { Order } from '../order/order.ts';
import { may } from '../order/may.ts';
import { paymentOf } from '../order/payment-of.ts';
import { isOpen } from '../order/status.ts';

/** Whether a customer's message is still true of the order. Only true messages are sent. */
export function isMessageTrue(kind: CustomerMessage, order: Order): boolean {
  const { status, tracking_number } = order;
  const payment = paymentOf(order);
  // a sent one is to be paid another way
  const isAskedToPay =
    isOpen(status) && may(order).whyNotPay === null && payment.state !== 'on-delivery';
  switch (kind) {
    case 'order-received':
      return isAskedToPay && payment.link !== null;
    case 'payment-failed':
      return isAskedToPay && payment.state === 'failed' && order.payment_method === 'card';
    case 'payment-confirmed':
      return payment.isPaid && status !== 'cancelled';
    case 'shipped':
      return status === 'shipped' && Boolean(tracking_number);
    case 'shipped-untracked':
      return status === 'shipped' && !tracking_number;
    case 'delivered':
      return status === 'delivered';
    case 'refunded':
      return true;
    case 'cancelled':
      // an unpaid order may name a stranger, who must not be told
      return status === 'cancelled' && payment.wasPaid;
  }
}

/** Subject of the merchant's message that a refund is owed. */
export const owedSubject = (orderId: string): string => `${orderId}-owed`;

/** True iff that message is still true of its order. */
export function isStillTrue(
  { id, kind }: { readonly id: string; readonly kind: MessageKind },
  order: Order & { readonly id: string },
): boolean {
  if (isCustomerMessage(kind)) return isMessageTrue(kind, order);
  return !id.startsWith(`${owedSubject(order.id)}-`) || paymentOf(order).owed > 0;
}
