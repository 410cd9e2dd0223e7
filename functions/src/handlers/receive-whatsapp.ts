import { createHash, timingSafeEqual } from 'node:crypto';
import { log, onTrail } from '../log.ts';
import { answerReply, type ReplyPorts } from '../messages/answer-reply.ts';
import { noteStatus, type OutboxPorts } from '../messages/deliver-message.ts';
import type { ProviderStatus } from '../messages/delivery.ts';
import { stopWordOf } from '../messages/stop-words.ts';
import { noteStop, type StopPorts } from '../orders/message-stops.ts';
import { verifySignature } from '../payments/webhook-signature.ts';
import {
  parseWhatsappEvent,
  wordsIn,
  type AnnouncedStatus,
  type Incoming,
  type WhatsappEvent,
} from './whatsapp-event.ts';

export type WhatsappRequest = {
  readonly method: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};
export type WhatsappAnswer = { readonly status: number; readonly text: string };
export type WhatsappPorts = OutboxPorts &
  StopPorts &
  Pick<ReplyPorts, 'store' | 'chat' | 'write'> & {
    readonly appSecret: string;
    readonly verifyToken: string;
  };

const answer = (status: number, text: string): WhatsappAnswer => ({ status, text });

/**
 * Handles WhatsApp's webhook: Meta's question whether the address is ours, and the statuses of
 * messages, whose signature is verified over the raw body first. Whatever is signed is answered 200,
 * unless storing it fails: anything else would be delivered again for days.
 *
 * Replies of customers are not stored, but that somebody wants no more messages is. Who writes
 * anything else is told where the shop reads (docs/decisions/112-stop-and-start.md).
 */
export async function receiveWhatsapp(
  { method, query, rawBody, signature }: WhatsappRequest,
  ports: WhatsappPorts,
): Promise<WhatsappAnswer> {
  const { appSecret, verifyToken } = ports;
  if (method === 'GET') return confirmAddress(query, verifyToken);
  if (method !== 'POST') return answer(405, 'method-not-allowed');
  // a shop without WhatsApp
  if (appSecret === '') return answer(404, 'not-found');
  if (!verifySignature(rawBody, signature?.replace(/^sha256=/, ''), appSecret)) {
    log('webhook-forged', { source: 'whatsapp' });
    return answer(401, 'signature-invalid');
  }
  const event = parseWhatsappEvent(rawBody);
  if (event === null) {
    log('webhook-unreadable', { source: 'whatsapp' });
    return answer(200, 'unreadable');
  }
  await noteAll(event, ports);
  return answer(200, 'ok');
}

function confirmAddress(query: WhatsappRequest['query'], verifyToken: string): WhatsappAnswer {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
  const isOurs =
    verifyToken !== '' &&
    mode === 'subscribe' &&
    typeof token === 'string' &&
    isSame(token, verifyToken);
  // only what Meta sends: never markup of somebody else
  return isOurs && typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge)
    ? answer(200, challenge)
    : answer(403, 'forbidden');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Handles each part by itself: one that cannot be stored does not lose the others. The failure is
 * thrown at the end, so that Meta delivers all of it again; what was stored changes nothing then.
 */
async function noteAll(
  { statuses, messages, unreadable }: WhatsappEvent,
  ports: WhatsappPorts,
): Promise<void> {
  for (let part = 0; part < unreadable; part++) log('webhook-unreadable', { source: 'whatsapp' });
  const failures: unknown[] = [];
  const handle = (work: () => Promise<void>): Promise<void> =>
    onTrail(work).catch((error: unknown) => void failures.push(error));
  for (const status of statuses) await handle(() => note(status, ports));
  for (const message of messages)
    await handle(async () => log('reply-received', { outcome: await hear(message, ports) }));
  if (failures.length > 0) throw failures[0];
}

/**
 * Stores a STOP or a START, or answers what else a customer has written: that without a second try,
 * since Meta would deliver all of it again.
 */
async function hear(
  message: Incoming,
  { appSecret: counterSecret, ...ports }: WhatsappPorts,
): Promise<'stop' | 'start' | 'answered' | 'left' | 'unknown-sender' | 'other'> {
  if (message.type === null) return 'other';
  const phone = await senderOf(message, ports);
  if (phone === null) return 'unknown-sender';
  const word = stopWordOf(wordsIn(message));
  if (word !== null) {
    const now = ports.clock();
    const at = message.timestamp === undefined || message.timestamp > now ? now : message.timestamp;
    await noteStop(phone, { stopped: word === 'stop', at }, ports);
    return word;
  }
  try {
    // Meta's phones are digits
    return (await answerReply(phone.slice(1), { ...ports, counterSecret })) ? 'answered' : 'left';
  } catch (error) {
    log('reply-not-answered', { error });
    return 'left';
  }
}

/** The phone that has written, in E.164: its own, or that of the message which it answers. */
async function senderOf(
  { from, context }: Incoming,
  { store }: Pick<OutboxPorts, 'store'>,
): Promise<string | null> {
  if (from !== undefined) return `+${from}`;
  const answered = context && (await store.messageOfProvider(context.id));
  if (!answered) return null;
  const message = await store.transaction((tx) => tx.message(answered));
  return message?.to || null; // empty once it is erased
}

async function note(
  { id: providerId, status, biz_opaque_callback_data: ours, errors }: AnnouncedStatus,
  ports: OutboxPorts,
): Promise<void> {
  const found =
    status === null ? null : (ours ?? (await ports.store.messageOfProvider(providerId)));
  // of a message that the shop did not write, or has erased
  if (status === null || found === null) return log('webhook-ignored', { source: 'whatsapp' });
  const told: ProviderStatus = { providerId, status, code: String(errors[0]?.code ?? 'unknown') };
  await noteStatus(found, told, ports);
}
