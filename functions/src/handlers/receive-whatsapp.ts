import { createHash, timingSafeEqual } from 'node:crypto';
import { log, onTrail } from '../log.ts';
import { answerReply, type ReplyPorts } from '../messages/answer-reply.ts';
import { noteStatus, type OutboxPorts } from '../messages/deliver-message.ts';
import type { ProviderStatus } from '../messages/delivery.ts';
import { stopWordOf } from '../messages/stop-words.ts';
import { noteStop, type StopPorts } from '../orders/message-stops.ts';
import { verifySignature } from '../webhook-signature.ts';
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
 * Handles WhatsApp's webhook: Meta's verification, and signed events. Every signed event is answered 200 unless storing
 * fails, since Meta retries others for days.
 * Stores message statuses and STOP or START; other replies are not stored, and answered with the shop's own number
 * (docs/decisions/112-stop-and-start.md).
 */
export async function receiveWhatsapp(
  { method, query, rawBody, signature }: WhatsappRequest,
  ports: WhatsappPorts,
): Promise<WhatsappAnswer> {
  const { appSecret, verifyToken } = ports;
  if (method === 'GET') return confirmAddress(query, verifyToken);
  if (method !== 'POST') return answer(405, 'method-not-allowed');
  // WhatsApp is off
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
  await handleParts(event, ports);
  return answer(200, 'ok');
}

function confirmAddress(query: WhatsappRequest['query'], verifyToken: string): WhatsappAnswer {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
  const isOurs =
    verifyToken !== '' &&
    mode === 'subscribe' &&
    typeof token === 'string' &&
    isSame(token, verifyToken);
  // the format that Meta sends: no foreign markup is echoed
  return isOurs && typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge)
    ? answer(200, challenge)
    : answer(403, 'forbidden');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Handles each part separately, so that one failure does not lose the others. Throws at the end, so that Meta delivers
 * all again; parts already stored then change nothing.
 */
async function handleParts(
  { statuses, messages, unreadable }: WhatsappEvent,
  ports: WhatsappPorts,
): Promise<void> {
  for (let part = 0; part < unreadable; part++) log('webhook-unreadable', { source: 'whatsapp' });
  const failures: unknown[] = [];
  const handle = (work: () => Promise<void>): Promise<void> =>
    onTrail(work).catch((error: unknown) => void failures.push(error));
  for (const status of statuses) await handle(() => note(status, ports));
  for (const message of messages)
    await handle(async () => log('reply-received', { outcome: await handleReply(message, ports) }));
  if (failures.length > 0) throw failures[0];
}

/**
 * Stores a STOP or START, or answers any other text. The answer is not retried, since Meta would deliver the whole
 * event again.
 */
async function handleReply(
  message: Incoming,
  { appSecret: counterSecret, ...ports }: WhatsappPorts,
): Promise<'stop' | 'start' | 'answered' | 'left' | 'unknown-sender' | 'other'> {
  if (message.type === null) return 'other';
  const phone = await senderOf(message, ports);
  if (phone === null) return 'unknown-sender';
  const text = wordsIn(message);
  const word = stopWordOf(text);
  if (word !== null) {
    const now = ports.clock();
    const at = message.timestamp === undefined || message.timestamp > now ? now : message.timestamp;
    await noteStop(phone, { stopped: word === 'stop', at }, ports);
    return word;
  }
  try {
    // Meta omits the plus
    const reply = { from: phone.slice(1), text };
    return (await answerReply(reply, { ...ports, counterSecret })) ? 'answered' : 'left';
  } catch (error) {
    log('reply-not-answered', { error });
    return 'left';
  }
}

/** The sender's phone in E.164: from the event, or from the message it replies to. */
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
  // a message that the shop did not send or has erased
  if (status === null || found === null) return log('webhook-ignored', { source: 'whatsapp' });
  const told: ProviderStatus = { providerId, status, code: String(errors[0]?.code ?? 'unknown') };
  await noteStatus(found, told, ports);
}
