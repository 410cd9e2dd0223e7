import { isCustomerMessage, type CustomerMessage, type MessageKind } from './message.ts';
import type { Order } from './order.ts';
import { owedAmount } from './owed-amount.ts';
import { wasPaid } from './was-paid.ts';

/** True iff the order waits for its customer, and for nobody else. */
export const isUnpaid = (order: Order): boolean =>
  order.paid_at === null &&
  !order.payment_needs_review &&
  order.status !== 'cancelled' &&
  order.replaced_by === undefined;

/** Whether what is said to a customer is true of the order: it is sent only while it is. */
export const holdsOf: Readonly<Record<CustomerMessage, (order: Order) => boolean>> = {
  'order-received': (order) =>
    isUnpaid(order) &&
    order.payment_status === 'pending' &&
    (order.payment_url !== null || order.payment_set_aside === true),
  'payment-confirmed': ({ status, payment_status }) =>
    payment_status === 'paid' && status !== 'cancelled',
  'payment-failed': (order) => isUnpaid(order) && order.payment_status === 'failed',
  shipped: ({ status, tracking_number }) => status === 'shipped' && Boolean(tracking_number),
  'shipped-untracked': ({ status, tracking_number }) => status === 'shipped' && !tracking_number,
  delivered: ({ status }) => status === 'delivered',
  refunded: () => true,
  // who never paid misses nothing, and may be whoever was typed into the form
  cancelled: (order) => order.status === 'cancelled' && wasPaid(order),
};

/** The subject of the merchant's message that money is owed. */
export const owedSubject = (orderId: string): string => `${orderId}-owed`;

/** True iff the message with that id still says the truth about its order. */
export function stillHolds(
  { id, kind }: { readonly id: string; readonly kind: MessageKind },
  order: Order & { readonly id: string },
): boolean {
  if (isCustomerMessage(kind)) return holdsOf[kind](order);
  return !id.startsWith(`${owedSubject(order.id)}-`) || owedAmount(order) > 0;
}
