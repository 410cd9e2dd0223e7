import { isCustomerMessage, type Channel, type Message } from './message.ts';
import type { Order } from '../order/order.ts';

type Contact = Pick<Order, 'customer_phone' | 'customer_email'>;

/** The recipient of a customer's message by the current order; null without an address. */
export const recipientOf = (order: Contact, channel: Channel): string | null =>
  channel === 'whatsapp' ? order.customer_phone : order.customer_email;

type SentMessage = Pick<Message, 'kind' | 'channel' | 'state' | 'to' | 'error'>;

/** Why a message was withheld, as its `error`: a person may send it all the same. */
const LIMITS: ReadonlySet<string | null> = new Set(['recipient-limit', 'shop-limit']);

/** True iff delivery failed, is uncertain, or was withheld by a limit. */
export const isUndelivered = ({ state, error }: Pick<Message, 'state' | 'error'>): boolean =>
  state === 'failed' || state === 'doubtful' || (state === 'withdrawn' && LIMITS.has(error));

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
