import { randomBytes } from 'node:crypto';
import { GraphError } from './graph-error.ts';
import type { Sendable } from './send-request.ts';
import type { Webhooks } from './webhooks.ts';
import { Problem } from '../stand-in/requests.ts';

export type MessageStatus = 'delivered' | 'read' | 'failed';

/** A message that a phone has received, unless it failed. */
export type SentMessage = {
  id: string;
  /** E.164 digits, without a plus. */
  to: string;
  text: string;
  /** Null for free text. */
  template: { name: string; language: string; params: string[] } | null;
  button: { text: string; url: string } | null;
  status: MessageStatus;
  /** The sender's own words, which come back with each status. */
  callback_data?: string;
  created_at: number;
};

export type Reply = { id: string; from: string; text: string; created_at: number };

const day = 24 * 60 * 60 * 1000;
const newId = (): string => `wamid.${randomBytes(24).toString('base64')}`;

/** What every event about a message says. */
const aboutOf = ({ id, to, callback_data }: SentMessage) => ({
  message_id: id,
  phone: to,
  ...(callback_data !== undefined && { callback_data }),
});

export type Messages = ReturnType<typeof createMessages>;

/** The messages of all phones, in memory. `storeUrl` is the origin that buttons lead to. */
export function createMessages(options: { webhooks: Webhooks; storeUrl: string }) {
  const { webhooks, storeUrl } = options;
  let sent: SentMessage[] = [];
  let replies: Reply[] = [];

  /** Free text may follow a customer's message for a day. */
  const mayWriteFreely = (phone: string): boolean =>
    replies.some(({ from, created_at }) => from === phone && created_at > Date.now() - day);

  return {
    sent: (): readonly SentMessage[] => sent,
    replies: (): readonly Reply[] => replies,
    clear(): void {
      sent = [];
      replies = [];
    },

    /** Accepts a message, which arrives at once, or fails with a code: the events say which. */
    send({ to, text, template, callbackData }: Sendable, failsWith?: number): SentMessage {
      if (!template && !mayWriteFreely(to))
        throw new GraphError(
          131047,
          'More than 24 hours have passed since the customer last wrote',
        );
      const message: SentMessage = {
        id: newId(),
        to,
        text,
        template: template && {
          name: template.name,
          language: template.language,
          params: template.params,
        },
        button: template && {
          text: template.button.text,
          url: storeUrl + template.button.path,
        },
        status: failsWith === undefined ? 'delivered' : 'failed',
        ...(callbackData !== undefined && { callback_data: callbackData }),
        created_at: Date.now(),
      };
      sent.push(message);
      const about = aboutOf(message);
      if (failsWith === undefined)
        webhooks.emit({ ...about, status: 'sent' }, { ...about, status: 'delivered' });
      else webhooks.emit({ ...about, status: 'failed', code: failsWith });
      return message;
    },

    /** The customer sees a message; a second time changes nothing. */
    read(id: string): SentMessage {
      const message = sent.find((one) => one.id === id);
      if (!message) throw new Problem(404, 'MESSAGE_NOT_FOUND', 'Message was not found');
      if (message.status === 'delivered') {
        message.status = 'read';
        webhooks.emit({ ...aboutOf(message), status: 'read' });
      }
      return message;
    },

    reply(from: string, text: string): Reply {
      const reply: Reply = { id: newId(), from, text, created_at: Date.now() };
      replies.push(reply);
      webhooks.emit({ message_id: reply.id, phone: from, text });
      return reply;
    },
  };
}
