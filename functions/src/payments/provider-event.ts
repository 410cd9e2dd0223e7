import { createHash } from 'node:crypto';
import type { PaymentIntent } from './payment-intent.ts';
import type { ProviderRefund } from './payment-provider.ts';

export type SignedRequest = {
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};

/** A verified webhook; `name` is the provider's event name, null without one. */
export type Announcement = { readonly name: string | null } & (
  | { readonly kind: 'payment'; readonly intent: PaymentIntent }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  /** Unused or malformed; `subjectId` is what it is about. */
  | {
      readonly kind: 'ignored' | 'unreadable' | 'unreadable-refund';
      readonly subjectId: string | null;
    }
);

/** Verifies a webhook's signature over the raw body, then parses it; null if the signature is invalid. */
export type ReadWebhook = (request: SignedRequest) => Announcement | null;

/** A verified webhook event and its outcome. */
export type ProviderEvent = {
  /** Identifies the event across deliveries; the document's id. */
  readonly key: string;
  readonly name: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly orderId: string | null;
  readonly outcome: string;
};

type StoredFields = Pick<ProviderEvent, 'key' | 'facts'>;

const kept = (
  { id, amount, currency, providerStatus: status }: PaymentIntent | ProviderRefund,
  ids: StoredFields['facts'],
): StoredFields => ({
  key: `${id}_${encodeURIComponent(status).slice(0, 100)}`,
  facts: { ...ids, amount, currency_code: currency, status },
});

/** The stored fields of an event. For an unknown event only an id, since the rest may be personal data. */
export function storedFields(announced: Announcement, rawBody: Uint8Array): StoredFields {
  if (announced.kind === 'payment')
    return kept(announced.intent, { payment_intent_id: announced.intent.id });
  if (announced.kind === 'refund') {
    const { id, intentId } = announced.refund;
    return kept(announced.refund, { refund_id: id, payment_intent_id: intentId });
  }
  const key = createHash('sha256').update(rawBody).digest('hex');
  return { key, facts: announced.subjectId === null ? {} : { subject_id: announced.subjectId } };
}
