import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentIntent } from './payment-intent.ts';
import type { ProviderRefund } from './provider-refund.ts';

/** A verified webhook event, and its outcome. */
export type ProviderEvent = {
  /** Identifies the event across deliveries; used as the document's id. */
  readonly key: string;
  /** The provider's name of the event's kind; null where it could not be read. */
  readonly name: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly orderId: string | null;
  readonly outcome: string;
};
type Facts = Pick<ProviderEvent, 'key' | 'facts'>;

const keyOf = (id: string, status: string): string =>
  `${id}_${encodeURIComponent(status).slice(0, 100)}`;

export const paymentFacts = ({ id, status, amount, currency_code }: PaymentIntent): Facts => ({
  key: keyOf(id, status),
  facts: { payment_intent_id: id, status, amount, currency_code },
});

export const refundFacts = ({ id, ...refund }: ProviderRefund): Facts => ({
  key: keyOf(id, refund.status),
  facts: { refund_id: id, ...refund },
});

const namedSchema = v.object({ id: v.pipe(v.string(), v.maxLength(128)) });

/** Of an unknown event only the id of its subject is kept: the rest may be personal data. */
export function unknownFacts(body: Uint8Array, data: unknown): Facts {
  const key = createHash('sha256').update(body).digest('hex');
  const named = v.safeParse(namedSchema, data);
  return { key, facts: named.success ? { subject_id: named.output.id } : {} };
}
