import * as v from 'valibot';
import { type Attempt, createDeliveries, hmacOf } from '../stand-in/deliveries.ts';
import { webAddress } from '../stand-in/read.ts';
import type { Faults } from './faults.ts';

/** The account's webhook address. Events are signed only with a secret. */
export const webhookRegistration = v.strictObject({
  url: webAddress,
  secret: v.optional(v.string()),
});
type Registration = v.InferOutput<typeof webhookRegistration>;

export type WebhookEvent = {
  event: 'payment_intent.status.updated' | 'refund.status.updated';
  payment_intent_id: string;
  status: string;
  /** The bytes to send and sign, fixed when the status changed. */
  body: string;
};

/** One delivery attempt of an event. */
export type Delivery = Attempt<Omit<WebhookEvent, 'body'>>;

/** Hex HMAC-SHA256 of the raw body: the value of `X-Hmac-Signature`. */
export const sign = hmacOf;

export type Webhooks = ReturnType<typeof createWebhooks>;

/**
 * Sends events to the registered URL. `retryDelaysMs` are the delays before the retries after a
 * response other than 2xx.
 */
export function createWebhooks(options: {
  faults: Faults;
  retryDelaysMs?: readonly number[] | undefined;
}) {
  const { faults, retryDelaysMs } = options;
  let registration: Registration | undefined;
  const { attempts, emit, flush, reset } = createDeliveries<Omit<WebhookEvent, 'body'>>({
    faults,
    retryDelaysMs,
    address: () => registration?.url,
  });

  return {
    register: (next: Registration): void => {
      registration = next;
    },
    deliveries: attempts,
    flush,
    /** Keeps the registration. */
    reset,

    /** Sends an event, unless a fault drops it or holds it until the next one. */
    emit({ body, ...about }: WebhookEvent): void {
      const secret = registration?.secret;
      emit({ about, body, headers: secret ? { 'x-hmac-signature': sign(body, secret) } : {} });
    },
  };
}
