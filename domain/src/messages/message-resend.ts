import { isCustomerMessage, type Channel, type Message } from './message.ts';
import type { Order } from '../order/order.ts';

type Reached = Pick<Order, 'customer_phone' | 'customer_email'>;

/** Whom a customer's message goes to, as the order is now; null where there is no address. */
export const recipientOf = (order: Reached, channel: Channel): string | null =>
  channel === 'whatsapp' ? order.customer_phone : order.customer_email;

type Asked = Pick<Message, 'kind' | 'channel' | 'state' | 'to'>;

/** True iff a message has failed, or may not have arrived. */
export const hasMissed = ({ state }: Pick<Message, 'state'>): boolean =>
  state === 'failed' || state === 'doubtful';

/** True iff a customer's message was sent to a phone or an address that was corrected since. */
export function isElsewhere({ kind, channel, state, to }: Asked, order: Reached): boolean {
  const wasSent = state === 'sent' || state === 'delivered' || state === 'read';
  const recipient = recipientOf(order, channel);
  return wasSent && isCustomerMessage(kind) && Boolean(recipient) && recipient !== to;
}

/** True iff a message may be sent again, by hand. */
export const isResendable = (message: Asked, order: Reached | null): boolean =>
  hasMissed(message) || (order !== null && isElsewhere(message, order));
