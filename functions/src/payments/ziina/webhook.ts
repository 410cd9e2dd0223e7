import * as v from 'valibot';
import { parseJson } from '../../parse-json.ts';
import type { Announcement, ReadWebhook } from '../provider-event.ts';
import { verifySignature } from '../../webhook-signature.ts';
import { intentSchema, refundSchema } from './answers.ts';

/** Header with the hex HMAC-SHA256 of the raw body. */
export const ZIINA_SIGNATURE_HEADER = 'x-hmac-signature';

const eventSchema = v.object({ event: v.string(), data: v.unknown() });
const namedSchema = v.object({ id: v.pipe(v.string(), v.maxLength(128)) });

/** Reads Ziina's webhooks; throws on an empty secret, with which anyone could sign. */
export const ziinaWebhooks =
  (secret: string): ReadWebhook =>
  ({ rawBody, signature }) =>
    verifySignature(rawBody, signature, secret) ? announcedIn(parseJson(rawBody)) : null;

function announcedIn(body: unknown): Announcement {
  const event = v.safeParse(eventSchema, body);
  if (!event.success) return { kind: 'unreadable', name: null, subjectId: null };
  const { event: name, data } = event.output;
  const named = v.safeParse(namedSchema, data);
  const subjectId = named.success ? named.output.id : null;
  switch (name) {
    case 'payment_intent.status.updated': {
      const intent = v.safeParse(intentSchema, data);
      return intent.success
        ? { kind: 'payment', name, intent: intent.output }
        : { kind: 'unreadable', name, subjectId };
    }
    case 'refund.status.updated': {
      const refund = v.safeParse(refundSchema, data);
      return refund.success
        ? { kind: 'refund', name, refund: refund.output }
        : { kind: 'unreadable-refund', name, subjectId };
    }
    default:
      return { kind: 'ignored', name, subjectId };
  }
}
