import { messageId, type Message, type MessageKind } from '@ghar/domain/messages/message';
import { messagePath } from '@ghar/domain/paths';
import { db } from './database.ts';

/** Writes a message by WhatsApp into the outbox; `subject` is an order's id, or what a message of the shop is about. */
export const putMessage = (
  subject: string,
  kind: MessageKind,
  fields: Partial<Message>,
): Promise<unknown> =>
  db.doc(messagePath(messageId(subject, kind, 'whatsapp'))).set({
    order_id: subject,
    kind,
    channel: 'whatsapp',
    to: '+971501234567',
    locale: 'ar',
    params: {},
    state: 'queued',
    attempts: 0,
    next_attempt_at: null,
    provider_id: null,
    error: null,
    created_at: new Date(),
    ...fields,
  });
