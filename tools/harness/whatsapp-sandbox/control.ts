import { controlOf } from '../stand-in/control.ts';
import type { FaultDocument } from './faults.ts';
import type { Reply, SentMessage } from './messages.ts';
import type { Delivery } from './webhooks.ts';

export type WhatsappControl = ReturnType<typeof whatsappControl>;

/** A client of the stand-in's control API: see the table in its README. */
export function whatsappControl(url: string) {
  const { call, list, common } = controlOf<Delivery, FaultDocument>(url);
  return {
    ...common,
    orderFaults: (faults: Partial<FaultDocument>) => common.orderFaults(faults),
    messages: () => list<SentMessage>('messages'),
    read: (id: string): Promise<SentMessage> =>
      call('POST', `/messages/${encodeURIComponent(id)}/read`),
    /** A phone, as digits, writes to the shop. */
    reply: (from: string, text: string): Promise<Reply> => call('POST', '/replies', { from, text }),
  };
}
