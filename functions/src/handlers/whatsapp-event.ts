import * as v from 'valibot';
import { parseJson } from '../parse-json.ts';

/** Meta's event: the readable parts by kind, and the number of unreadable ones. */
export type WhatsappEvent = {
  readonly statuses: readonly AnnouncedStatus[];
  readonly messages: readonly Incoming[];
  readonly unreadable: number;
};

/** Other statuses are ignored. */
const STATUSES = ['sent', 'delivered', 'read', 'failed'] as const;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const statusSchema = v.object({
  id,
  status: v.fallback(v.nullable(v.picklist(STATUSES)), null),
  /** Our message id, which we sent along. */
  biz_opaque_callback_data: v.fallback(
    v.optional(v.pipe(id, v.regex(/^(?!__)[\w-]+$/))),
    undefined,
  ),
  errors: v.fallback(v.optional(v.array(v.object({ code: v.number() })), []), []),
});
export type AnnouncedStatus = v.InferOutput<typeof statusSchema>;

/** Undefined if malformed. */
const known = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
/** Types of incoming messages to answer; excludes reactions, for one. */
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
const SECOND_MS = 1000;
const incomingSchema = v.object({
  /** Digits. Senders with a username may have only an opaque `user_id`. */
  from: known(v.pipe(v.string(), v.regex(/^[1-9]\d{6,14}$/))),
  type: v.fallback(v.nullable(v.picklist(WRITTEN)), null),
  /** Unix time in seconds. */
  timestamp: known(
    v.pipe(
      v.string(),
      v.regex(/^\d{9,11}$/),
      v.transform((seconds) => new Date(Number(seconds) * SECOND_MS)),
    ),
  ),
  text: known(v.object({ body: v.string() })),
  button: known(v.object({ text: v.string() })),
  interactive: known(v.object({ button_reply: v.object({ title: v.string() }) })),
  /** The message it replies to. */
  context: known(v.object({ id })),
});
export type Incoming = v.InferOutput<typeof incomingSchema>;

/** The text, or the label of a pressed button. */
export const wordsIn = ({ text, button, interactive }: Incoming): string =>
  text?.body ?? button?.text ?? interactive?.button_reply.title ?? '';

const parts = v.fallback(v.optional(v.array(v.unknown()), []), []);
const changeSchema = v.object({ value: v.object({ statuses: parts, messages: parts }) });

/** Parses a webhook's body part by part; null if it is not an event. */
export function parseWhatsappEvent(rawBody: Uint8Array): WhatsappEvent | null {
  const event = v.safeParse(v.object({ entry: v.array(v.unknown()) }), parseJson(rawBody));
  if (!event.success) return null;
  let unreadable = 0;
  const readable = <Schema extends v.GenericSchema>(
    schema: Schema,
    all: readonly unknown[],
  ): v.InferOutput<Schema>[] =>
    all.flatMap((one) => {
      const part = v.safeParse(schema, one);
      if (part.success) return [part.output];
      unreadable += 1;
      return [];
    });
  const entries = readable(v.object({ changes: v.array(v.unknown()) }), event.output.entry);
  const changes = readable(
    changeSchema,
    entries.flatMap((one) => one.changes),
  );
  const statuses = readable(
    statusSchema,
    changes.flatMap(({ value }) => value.statuses),
  );
  const messages = readable(
    incomingSchema,
    changes.flatMap(({ value }) => value.messages),
  );
  return { statuses, messages, unreadable };
}
