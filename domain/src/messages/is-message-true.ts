import { isCustomerMessage, type CustomerMessage, type MessageKind } from './message.ts';
import type { Order } from '../order/order.ts';
import { may } from '../order/may.ts';
import { orderState } from '../order/order-state.ts';
import { paymentOf } from '../order/payment-of.ts';
import { isOpen, isSent } from '../order/status.ts';

/** Whether a customer's message is still true of the order. Only true messages are sent. */
export function isMessageTrue(kind: CustomerMessage, order: Order): boolean {
  const { status, tracking_number } = order;
  const payment = paymentOf(order);
  // a sent one is to be paid another way
  const isAskedToPay =
    isOpen(status) && may(order).whyNotPay === null && payment.state !== 'on-delivery';
  const isAskedToConfirm = may(order).whyNotShip === 'unconfirmed' && payment.replacedBy === null;
  const isCollected =
    order.payment_method === 'cash' && payment.state === 'paid-by-hand' && isSent(status);
  switch (kind) {
    case 'order-received':
      return isAskedToPay && payment.link !== null;
    case 'cash-received':
    case 'cash-reminder':
      return isAskedToConfirm;
    case 'payment-failed':
      return isAskedToPay && payment.state === 'failed' && order.payment_method === 'card';
    case 'payment-confirmed':
      // who has paid at the door has the parcel
      return payment.isPaid && status !== 'cancelled' && !isCollected;
    case 'shipped':
      return status === 'shipped' && payment.toCollect === 0 && Boolean(tracking_number);
    case 'shipped-untracked':
      return status === 'shipped' && payment.toCollect === 0 && !tracking_number;
    case 'cash-shipped':
      return status === 'shipped' && payment.toCollect > 0;
    case 'delivered':
      return status === 'delivered';
    case 'refunded':
      return true;
    case 'cancelled':
      // an unpaid order may name a stranger, who must not be told
      return status === 'cancelled' && payment.wasPaid;
    case 'cash-cancelled':
      // who refused it at the door knows, and who replaced it has another
      return (
        status === 'cancelled' &&
        order.payment_method === 'cash' &&
        !payment.wasPaid &&
        payment.replacedBy === null &&
        order.shipped_at === null
      );
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
  if (kind === 'new-cash-order') return orderState(order) === 'cash-ready';
  return !id.startsWith(`${owedSubject(order.id)}-`) || paymentOf(order).owed > 0;
}
