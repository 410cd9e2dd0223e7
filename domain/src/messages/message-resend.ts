import { isCustomerMessage, type Channel, type Message } from './message.ts';
import type { Order } from '../order/order.ts';

type Contact = Pick<Order, 'customer_phone' | 'customer_email'>;

/** The recipient of a customer's message by the current order; null without an address. */
export const recipientOf = (order: Contact, channel: Channel): string | null =>
  channel === 'whatsapp' ? order.customer_phone : order.customer_email;

type SentMessage = Pick<Message, 'kind' | 'channel' | 'state' | 'to'>;

/** True iff delivery failed or is uncertain. */
export const isUndelivered = ({ state }: Pick<Message, 'state'>): boolean =>
  state === 'failed' || state === 'doubtful';

/** True iff the message was sent to a phone or address that was corrected since. */
export function hasOldRecipient(
  { kind, channel, state, to }: SentMessage,
  order: Contact,
): boolean {
  const wasSent = state === 'sent' || state === 'delivered' || state === 'read';
  const recipient = recipientOf(order, channel);
  return wasSent && isCustomerMessage(kind) && Boolean(recipient) && recipient !== to;
}

/** True iff an admin may send the message again. */
export const isResendable = (message: SentMessage, order: Contact | null): boolean =>
  isUndelivered(message) || (order !== null && hasOldRecipient(message, order));
