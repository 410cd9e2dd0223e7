import { createHash } from 'node:crypto';
import type { PaymentIntent } from './payment-intent.ts';
import type { ProviderRefund } from './payment-provider.ts';

export type SignedRequest = {
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};

/** What a verified webhook says; `name` is the provider's name of it, null where it has none. */
export type Announcement = { readonly name: string | null } & (
  | { readonly kind: 'payment'; readonly intent: PaymentIntent }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  /** Of a kind that the shop does not use, or malformed; `subjectId` is what it is about. */
  | {
      readonly kind: 'ignored' | 'unreadable' | 'unreadable-refund';
      readonly subjectId: string | null;
    }
);

/** Verifies a webhook over its raw body, then reads it; null where the provider did not sign it. */
export type ReadWebhook = (request: SignedRequest) => Announcement | null;

/** A verified webhook event, and its outcome. */
export type ProviderEvent = {
  /** Identifies the event across deliveries; used as the document's id. */
  readonly key: string;
  readonly name: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly orderId: string | null;
  readonly outcome: string;
};

const keyOf = (id: string, status: string): string =>
  `${id}_${encodeURIComponent(status).slice(0, 100)}`;

/** What is stored of an announcement. Of an unknown one only an id: the rest may be personal data. */
export function eventOf(
  announced: Announcement,
  rawBody: Uint8Array,
): Pick<ProviderEvent, 'key' | 'name' | 'facts'> {
  const { name } = announced;
  switch (announced.kind) {
    case 'payment': {
      const { id, amount, currency: currency_code, providerStatus: status } = announced.intent;
      const facts = { payment_intent_id: id, status, amount, currency_code };
      return { name, key: keyOf(id, status), facts };
    }
    case 'refund': {
      const { id, intentId, amount, currency, providerStatus: status } = announced.refund;
      const refund = { refund_id: id, payment_intent_id: intentId, amount };
      return {
        name,
        key: keyOf(id, status),
        facts: { ...refund, currency_code: currency, status },
      };
    }
    default: {
      const key = createHash('sha256').update(rawBody).digest('hex');
      const { subjectId } = announced;
      return { name, key, facts: subjectId === null ? {} : { subject_id: subjectId } };
    }
  }
}
