import { expect } from 'vitest';
import { whatsappControl } from '../../tools/harness/whatsapp-sandbox/control.ts';
import type { SentMessage } from '../../tools/harness/whatsapp-sandbox/messages.ts';
import { stack } from '../stack.ts';

/** WhatsApp of the stack under test; see the stand-in's README. */
export const {
  reset: resetWhatsapp,
  orderFaults: orderWhatsappFaults,
  read: readMessage,
  reply: writeToShop,
  deliveries: whatsappDeliveries,
  messages: whatsappMessages,
} = whatsappControl(stack.urls.whatsapp);

/** A phone's (E.164) messages, oldest first, of one template or all. */
export const messagesOf = async (phone: string, template?: string): Promise<SentMessage[]> =>
  (await whatsappMessages()).filter(
    ({ to, template: sent }) =>
      `+${to}` === phone && (template === undefined || sent?.name === template),
  );

/** Waits for exactly one message of a template to a phone (E.164). */
export async function messageTo(phone: string, template: string): Promise<SentMessage> {
  await expect
    .poll(() => messagesOf(phone, template), { message: `${template} to ${phone}` })
    .not.toEqual([]);
  const [message, ...more] = await messagesOf(phone, template);
  expect(more).toEqual([]);
  return message!;
}
