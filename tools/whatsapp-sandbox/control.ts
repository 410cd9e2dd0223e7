import { controlOf } from '../stand-in/control.ts';
import type { FaultDocument } from './faults.ts';
import type { Reply, SentMessage } from './messages.ts';
import type { Delivery } from './webhooks.ts';

export type WhatsappControl = ReturnType<typeof whatsappControl>;

/** A client of the stand-in's control API: see the table in its README. */
export function whatsappControl(url: string) {
  const control = controlOf(url);
  return {
    /** Deletes all messages and faults. */
    reset: (): Promise<unknown> => control('POST', '/reset'),
    /** Replaces the current faults. */
    orderFaults: (faults: Partial<FaultDocument>): Promise<FaultDocument> =>
      control('PUT', '/faults', faults),
    faults: (): Promise<FaultDocument> => control('GET', '/faults'),
    /** All messages that were sent, oldest first. */
    messages: async (): Promise<SentMessage[]> =>
      (await control<{ messages: SentMessage[] }>('GET', '/messages')).messages,
    /** The customer reads a message. */
    read: (id: string): Promise<SentMessage> =>
      control('POST', `/messages/${encodeURIComponent(id)}/read`),
    /** A phone, as digits, writes to the shop. */
    reply: (from: string, text: string): Promise<Reply> =>
      control('POST', '/replies', { from, text }),
    /** The delivery attempts so far. */
    deliveries: async (): Promise<Delivery[]> =>
      (await control<{ deliveries: Delivery[] }>('GET', '/deliveries')).deliveries,
  };
}
