import { isCustomerMessage } from '@ghar/domain/messages/message';
import type { PrivateSettings } from '@ghar/domain/content/settings';
import type { StoredOrder } from '../orders/order-store.ts';
import type { OutboxTransaction } from '../orders/outbox-store.ts';
import type { ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import {
  hasChannel,
  messagesOf,
  draftsFor,
  type Channels,
  type DueMessage,
  type MessageCause,
  type MessageContext,
} from './messages-due.ts';

type ChannelPorts = { readonly clock: () => Date; readonly channels: () => Channels };

/**
 * A store whose transactions also write the messages about their order events and completed refunds. A message
 * therefore exists iff what it says was committed. Without channels it adds no reads or writes.
 */
export const storeWithOutbox = (
  store: ShopStore,
  { clock, channels }: ChannelPorts,
): ShopStore => ({
  ...store,
  transaction: (work) =>
    store.transaction(async (tx) => {
      const on = channels();
      if (!hasChannel(on)) return work(tx);
      const recorded = record(tx);
      const result = await work(recorded.tx);
      await addDrafts(tx, recorded, { channels: on, now: clock() });
      return result;
    }),
});

type OrderCause = { readonly orderId: string; readonly cause: MessageCause };
type Recorded = {
  readonly tx: ShopTransaction;
  readonly causes: readonly OrderCause[];
  /** The orders read or written, with pending changes. */
  readonly orders: ReadonlyMap<string, StoredOrder>;
  readonly placed: ReadonlySet<string>;
};

/** A transaction that records its order events. */
function record(tx: ShopTransaction): Recorded {
  const causes: OrderCause[] = [];
  const orders = new Map<string, StoredOrder>();
  const placed = new Set<string>();
  return {
    causes,
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
        causes.push({ orderId: order.id, cause: { type: 'placed' } });
      },
      updateOrder(id, change) {
        tx.updateOrder(id, change);
        const order = orders.get(id);
        if (order) orders.set(id, { ...order, ...change });
      },
      addEvent(orderId, event, key) {
        tx.addEvent(orderId, event, key);
        causes.push({ orderId, cause: { type: 'event', event, key: key ?? event.type } });
      },
      putRefund(orderId, id, refund) {
        tx.putRefund(orderId, id, refund);
        if (refund.status === 'completed')
          causes.push({ orderId, cause: { type: 'refund-completed', id, refund } });
      },
    },
  };
}

async function addDrafts(
  tx: ShopTransaction,
  { causes, orders, placed }: Recorded,
  { channels, now }: Omit<MessageContext, 'settings'>,
): Promise<void> {
  const due = new Map<string, DueMessage>();
  let settings: PrivateSettings | null = null;
  for (const { orderId, cause } of causes) {
    const order = orders.get(orderId) ?? (await tx.order(orderId));
    for (const draft of order ? draftsFor(cause, order) : []) {
      if (!isCustomerMessage(draft.kind)) settings ??= await tx.privateSettings();
      for (const one of messagesOf(draft, order, { settings, channels, now })) due.set(one.id, one);
    }
  }
  const [ofNew, ofKnown] = [true, false].map((isNew) =>
    [...due.values()].filter(({ message }) => placed.has(message.order_id ?? '') === isNew),
  );
  for (const { id, message } of ofNew!) tx.putMessage(id, message);
  await addMessages(tx, ofKnown!);
}

/** Adds messages to the outbox. A message with that id that was sent, or is being sent, stays unchanged. */
export async function addMessages(
  tx: OutboxTransaction,
  due: readonly DueMessage[],
): Promise<void> {
  const earlier = await Promise.all(due.map(({ id }) => tx.message(id)));
  for (const [index, { id, message, isRepeatable }] of due.entries()) {
    const one = earlier[index] ?? null;
    const isUnsaid = one?.state === 'withdrawn' || (one?.state === 'queued' && one.attempts === 0);
    if (one === null || (isRepeatable && isUnsaid)) tx.putMessage(id, message);
  }
}
