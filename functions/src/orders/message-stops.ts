import { createHmac } from 'node:crypto';
import type { OrderStore } from './order-store.ts';
import type { OutboxTransaction } from './outbox-store.ts';
import type { Transactions } from './shop-store.ts';

export type StopPorts = {
  readonly store: Transactions<OutboxTransaction> & Pick<OrderStore, 'ordersOfPhone'>;
  /** Names the documents, so that no phone can be read from them. */
  readonly stopsKey: string;
};

const nameOf = (phone: string, { stopsKey }: Pick<StopPorts, 'stopsKey'>): string =>
  createHmac('sha256', stopsKey).update(phone).digest('hex');

/**
 * Stores that a phone, in E.164, wants messages or none by WhatsApp. Repeated and reordered ones change
 * nothing: the last that was written counts.
 */
export const noteStop = (
  phone: string,
  { stopped, at }: { readonly stopped: boolean; readonly at: Date },
  ports: StopPorts,
): Promise<void> =>
  ports.store.transaction(async (tx) => {
    const name = nameOf(phone, ports);
    const last = await tx.messageStop(name);
    if (last === null ? stopped : last.at < at) tx.putMessageStop(name, { stopped, at });
  });

/** When a phone's customer asked for no more messages by WhatsApp; null where they want them. */
export async function stoppedAt(phone: string, ports: StopPorts): Promise<Date | null> {
  const stop = await ports.store.transaction((tx) => tx.messageStop(nameOf(phone, ports)));
  if (!stop?.stopped) return null;
  // who has ordered since, and agreed to messages, wants them again
  for await (const page of ports.store.ordersOfPhone(phone))
    for (const { read } of page) {
      const { consent_messages: agreed, created_at } = read();
      if (agreed && created_at > stop.at) return null;
    }
  return stop.at;
}

/** Deletes what a phone has written, unless an order of it is left. */
export async function forgetStop(phone: string, ports: StopPorts): Promise<void> {
  for await (const page of ports.store.ordersOfPhone(phone)) if (page.length > 0) return;
  await ports.store.transaction(async (tx) => tx.deleteMessageStop(nameOf(phone, ports)));
}
