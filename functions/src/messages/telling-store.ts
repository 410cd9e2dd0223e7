import { isCustomerMessage } from '@ghar/domain/message';
import type { PrivateSettings } from '@ghar/domain/settings';
import type { StoredOrder, OrderStore, OrderTransaction } from '../orders/order-store.ts';
import {
  hasChannel,
  messagesOf,
  newsOf,
  type Channels,
  type DueMessage,
  type Happening,
  type MessageContext,
} from './messages-due.ts';

type TellingPorts = { readonly clock: () => Date; readonly channels: () => Channels };

/**
 * A store whose transactions also write the messages about what they do to an order: what its
 * history, or a completed refund, says. So nothing that happens is forgotten, and a message exists
 * exactly if what it says was committed. A shop without channels reads and writes nothing more.
 */
export const tellingStore = (store: OrderStore, { clock, channels }: TellingPorts): OrderStore => ({
  ...store,
  transaction: (work) =>
    store.transaction(async (tx) => {
      const on = channels();
      if (!hasChannel(on)) return work(tx);
      const witnessed = witness(tx);
      const result = await work(witnessed.tx);
      await tell(tx, witnessed, { channels: on, now: clock() });
      return result;
    }),
});

type Told = { readonly orderId: string; readonly happening: Happening };
type Witnessed = {
  readonly tx: OrderTransaction;
  readonly told: readonly Told[];
  /** The orders that were read or written, as they will be. */
  readonly orders: ReadonlyMap<string, StoredOrder>;
  readonly placed: ReadonlySet<string>;
};

/** The transaction, and what is done in it. */
function witness(tx: OrderTransaction): Witnessed {
  const told: Told[] = [];
  const orders = new Map<string, StoredOrder>();
  const placed = new Set<string>();
  return {
    told,
    orders,
    placed,
    tx: {
      ...tx,
      async order(id) {
        const order = await tx.order(id);
        if (order) orders.set(id, order);
        return order;
      },
      createOrder(order) {
        tx.createOrder(order);
        orders.set(order.id, order);
        placed.add(order.id);
        told.push({ orderId: order.id, happening: { type: 'placed' } });
      },
      updateOrder(id, change) {
        tx.updateOrder(id, change);
        const order = orders.get(id);
        if (order) orders.set(id, { ...order, ...change });
      },
      addEvent(orderId, event, key) {
        tx.addEvent(orderId, event, key);
        told.push({ orderId, happening: { type: 'event', event, key: key ?? event.type } });
      },
      putRefund(orderId, id, refund) {
        tx.putRefund(orderId, id, refund);
        if (refund.status === 'completed')
          told.push({ orderId, happening: { type: 'refund-completed', id, refund } });
      },
    },
  };
}

async function tell(
  tx: OrderTransaction,
  { told, orders, placed }: Witnessed,
  { channels, now }: Omit<MessageContext, 'settings'>,
): Promise<void> {
  const due = new Map<string, DueMessage>();
  let settings: PrivateSettings | null = null;
  for (const { orderId, happening } of told) {
    const order = orders.get(orderId) ?? (await tx.order(orderId));
    for (const news of order ? newsOf(happening, order) : []) {
      if (!isCustomerMessage(news.kind)) settings ??= await tx.privateSettings();
      for (const one of messagesOf(news, order, { settings, channels, now })) due.set(one.id, one);
    }
  }
  const [ofNew, ofKnown] = [true, false].map((isNew) =>
    [...due.values()].filter(({ message }) => placed.has(message.order_id ?? '') === isNew),
  );
  for (const { id, message } of ofNew!) tx.putMessage(id, message);
  await addMessages(tx, ofKnown!);
}

/**
 * Adds messages to the outbox, each once: one that was sent, or is being sent, stays as it is.
 */
export async function addMessages(tx: OrderTransaction, due: readonly DueMessage[]): Promise<void> {
  const earlier = await Promise.all(due.map(({ id }) => tx.message(id)));
  for (const [index, { id, message, isRepeatable }] of due.entries()) {
    const one = earlier[index] ?? null;
    const isUnsaid = one?.state === 'withdrawn' || (one?.state === 'queued' && one.attempts === 0);
    if (one === null || (isRepeatable && isUnsaid)) tx.putMessage(id, message);
  }
}
