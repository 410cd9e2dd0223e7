import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { log, onTrail } from '../log.ts';
import { answerReply, type ReplyPorts } from '../messages/answer-reply.ts';
import { noteStatus, type OutboxPorts } from '../messages/deliver-message.ts';
import type { ProviderStatus } from '../messages/delivery.ts';
import { verifySignature } from '../payments/webhook-signature.ts';
import { parseJson } from './parse-json.ts';

/** Words by which a customer asks for no further messages, as Meta's rules name them. */
const STOP_WORDS = new Set(['stop', 'إيقاف', 'ايقاف', 'الغاء الاشتراك', 'إلغاء الاشتراك']);
/** What an unknown status of a message would be; all others are ignored. */
const STATUSES = ['sent', 'delivered', 'read', 'failed'] as const;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const statusSchema = v.object({
  id,
  status: v.string(),
  /** Our id, handed over with the message. */
  biz_opaque_callback_data: v.fallback(
    v.optional(v.pipe(id, v.regex(/^(?!__)[\w-]+$/))),
    undefined,
  ),
  errors: v.fallback(v.optional(v.array(v.object({ code: v.number() })), []), []),
});
/** The types of what a customer writes; a reaction, for one, is nothing to answer. */
const WRITTEN = [
  'text',
  'button',
  'interactive',
  'image',
  'audio',
  'video',
  'document',
  'sticker',
  'location',
  'contacts',
] as const;
const incomingSchema = v.object({
  from: v.pipe(v.string(), v.regex(/^[1-9]\d{6,14}$/)),
  type: v.picklist(WRITTEN),
  text: v.fallback(v.optional(v.object({ body: v.string() })), undefined),
});
const eventSchema = v.object({
  entry: v.array(
    v.object({
      changes: v.array(
        v.object({
          value: v.object({
            statuses: v.fallback(v.optional(v.array(v.unknown()), []), []),
            messages: v.fallback(v.optional(v.array(v.unknown()), []), []),
          }),
        }),
      ),
    }),
  ),
});
type WhatsappEvent = v.InferOutput<typeof eventSchema>;

export type WhatsappRequest = {
  readonly method: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};
export type WhatsappAnswer = { readonly status: number; readonly text: string };
export type WhatsappPorts = OutboxPorts &
  Pick<ReplyPorts, 'chat' | 'write'> & {
    readonly appSecret: string;
    readonly verifyToken: string;
  };

const answer = (status: number, text: string): WhatsappAnswer => ({ status, text });

/**
 * Handles WhatsApp's webhook: Meta's question whether the address is ours, and the statuses of
 * messages, whose signature is verified over the raw body first. Whatever is signed is answered 200,
 * unless storing it fails: anything else would be delivered again for days.
 *
 * Replies of customers are not stored. Who writes is told where the shop reads
 * (docs/decisions/095-replies-are-not-stored.md).
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
  const event = v.safeParse(eventSchema, parseJson(rawBody));
  if (!event.success) {
    log('webhook-unreadable', { source: 'whatsapp' });
    return answer(200, 'unreadable');
  }
  await noteAll(event.output, ports);
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

async function noteAll({ entry }: WhatsappEvent, ports: WhatsappPorts): Promise<void> {
  const values = entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  for (const status of values.flatMap(({ statuses }) => statuses))
    await onTrail(() => note(status, ports));
  for (const message of values.flatMap(({ messages }) => messages)) {
    const incoming = v.safeParse(incomingSchema, message);
    const outcome = incoming.success ? await hear(incoming.output, ports) : 'other';
    log('reply-received', { outcome });
  }
}

type Incoming = v.InferOutput<typeof incomingSchema>;

/** Answers what a customer has written. Without a second try: Meta would deliver all of it again. */
async function hear(
  { from, text }: Incoming,
  { appSecret: counterSecret, ...ports }: WhatsappPorts,
): Promise<'stop' | 'answered' | 'left'> {
  if (text !== undefined && STOP_WORDS.has(text.body.trim().toLowerCase())) return 'stop';
  try {
    return (await answerReply(from, { ...ports, counterSecret })) ? 'answered' : 'left';
  } catch (error) {
    log('reply-not-answered', { error });
    return 'left';
  }
}

async function note(fields: unknown, ports: OutboxPorts): Promise<void> {
  const parsed = v.safeParse(statusSchema, fields);
  const status = parsed.success ? STATUSES.find((one) => one === parsed.output.status) : undefined;
  if (!parsed.success || !status) return log('webhook-ignored', { source: 'whatsapp' });
  const { id: providerId, biz_opaque_callback_data: ours, errors } = parsed.output;
  const found = ours ?? (await ports.store.messageOfProvider(providerId));
  // of a message that the shop did not write, or has erased
  if (found === null) return log('webhook-ignored', { source: 'whatsapp' });
  const told: ProviderStatus = { providerId, status, code: String(errors[0]?.code ?? 'unknown') };
  await noteStatus(found, told, ports);
}
