import { isCustomerMessage, type Channel, type Message } from './message.ts';
import type { Order } from './order.ts';

/** Whom a customer's message goes to, as the order is now. */
type Reached = Pick<Order, 'customer_phone' | 'customer_email'>;
const RECIPIENT: Readonly<Record<Channel, (order: Reached) => string | null>> = {
  whatsapp: ({ customer_phone }) => customer_phone,
  email: ({ customer_email }) => customer_email,
};

/**
 * True iff a message may be sent again, by hand: it has failed, or may not have arrived, or it went to
 * a phone or an address that was corrected since.
 */
export function isResendable(
  { kind, channel, state, to }: Pick<Message, 'kind' | 'channel' | 'state' | 'to'>,
  order: Reached | null,
): boolean {
  if (state === 'failed' || state === 'doubtful') return true;
  if (state === 'queued' || state === 'withdrawn' || !order || !isCustomerMessage(kind))
    return false;
  const recipient = RECIPIENT[channel](order);
  return Boolean(recipient) && recipient !== to;
}
