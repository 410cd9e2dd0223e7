import { messageId, type CustomerMessage, type Message } from '@ghar/domain/messages/message';
import type { Order } from '@ghar/domain/order/order';
import { CUSTOMER_MESSAGE_RULES } from '../../functions/src/messages/customer-message-rules.ts';
import type { SeedOrder } from './orders.ts';

const isInCash = ({ payment_method }: Order): boolean => payment_method === 'cash';
const MESSAGES: readonly (readonly [CustomerMessage, (order: Order) => Date | null])[] = [
  ['cash-received', (order) => (isInCash(order) ? order.created_at : null)],
  ['payment-confirmed', ({ paid_at }) => paid_at],
  ['shipped', (order) => (isInCash(order) ? null : order.shipped_at)],
  ['cash-shipped', (order) => (isInCash(order) ? order.shipped_at : null)],
  ['delivered', ({ delivered_at }) => delivered_at],
];

/** The outbox for these orders: all messages were read on WhatsApp, except the latest waiting customer's. */
export function messagesOfOrders(
  orders: readonly SeedOrder[],
): readonly (readonly [id: string, Message])[] {
  const [latest] = orders
    .filter(({ order }) => order.paid_at !== null)
    .filter(({ order }) => order.status === 'confirmed' && order.customer_email === null)
    .toSorted((one, other) => other.order.created_at.getTime() - one.order.created_at.getTime());
  return orders.flatMap(({ id, order }) =>
    MESSAGES.flatMap(([kind, timeOf]) => {
      const createdAt = timeOf(order);
      if (createdAt === null || order.status === 'cancelled') return [];
      const isLost = id === latest?.id;
      const message: Message = {
        order_id: id,
        kind,
        channel: 'whatsapp',
        to: order.customer_phone,
        locale: order.locale,
        params: CUSTOMER_MESSAGE_RULES[kind].params({ ...order, id }),
        state: isLost ? 'failed' : 'read',
        attempts: 1,
        next_attempt_at: null,
        provider_id: `wamid.${id}-${kind}`,
        // the number has no WhatsApp
        error: isLost ? '131026' : null,
        claim: null,
        needs_merchant: isLost,
        created_at: createdAt,
      };
      return [[messageId(id, kind, 'whatsapp'), message] as const];
    }),
  );
}
