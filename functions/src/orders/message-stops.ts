import { createHmac } from 'node:crypto';
import type { OrderStore, OrderTransaction } from './order-store.ts';
import type { OutboxTransaction } from './outbox-store.ts';
import type { Transactions } from './shop-store.ts';

export type PhoneKeyPorts = {
  /** Hash key of the documents' ids, which would otherwise reveal phones. */
  readonly stopsKey: string;
};
export type StopPorts = PhoneKeyPorts & {
  readonly store: Transactions<OutboxTransaction & Pick<OrderTransaction, 'deleteRefusals'>> &
    Pick<OrderStore, 'ordersOfPhone'>;
};

/** The id of a phone's documents. */
export const phoneKey = (phone: string, { stopsKey }: PhoneKeyPorts): string =>
  createHmac('sha256', stopsKey).update(phone).digest('hex');

/**
 * Stores a phone's STOP or START (E.164). The latest written one wins, so repeated and reordered ones change nothing.
 */
export const noteStop = (
  phone: string,
  { stopped, at }: { readonly stopped: boolean; readonly at: Date },
  ports: StopPorts,
): Promise<void> =>
  ports.store.transaction(async (tx) => {
    const name = phoneKey(phone, ports);
    const last = await tx.messageStop(name);
    if (last === null ? stopped : last.at < at) tx.putMessageStop(name, { stopped, at });
  });

/** When a phone opted out of WhatsApp messages; null if it did not. */
export async function stoppedAt(phone: string, ports: StopPorts): Promise<Date | null> {
  const stop = await ports.store.transaction((tx) => tx.messageStop(phoneKey(phone, ports)));
  if (!stop?.stopped) return null;
  // consenting to messages in a later order opts in again
  for await (const page of ports.store.ordersOfPhone(phone))
    for (const { read } of page) {
      const { consent_messages: agreed, created_at } = read();
      if (agreed && created_at > stop.at) return null;
    }
  return stop.at;
}

/** Deletes a phone's STOP and its refused parcels, unless it still has an order. */
export async function forgetPhone(phone: string, ports: StopPorts): Promise<void> {
  for await (const page of ports.store.ordersOfPhone(phone)) if (page.length > 0) return;
  const name = phoneKey(phone, ports);
  await ports.store.transaction(async (tx) => {
    tx.deleteMessageStop(name);
    tx.deleteRefusals(name);
  });
}
