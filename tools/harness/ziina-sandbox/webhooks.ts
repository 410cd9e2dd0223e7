import * as v from 'valibot';
import {
  type Attempt,
  createDeliveries,
  type DeliveryOptions,
  hmacOf,
} from '../stand-in/deliveries.ts';
import type { Faults } from './faults.ts';
import { webAddress } from '../stand-in/requests.ts';

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

export type Delivery = Attempt<Omit<WebhookEvent, 'body'>>;

/** Hex HMAC-SHA256 of the raw body: the value of `X-Hmac-Signature`. */
export const sign = hmacOf;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends events to the registered URL; a reset keeps the registration. */
export function createWebhooks(faults: Faults, options: DeliveryOptions) {
  let registration: Registration | undefined;
  const deliveries = createDeliveries<Omit<WebhookEvent, 'body'>>(
    faults,
    () => registration?.url,
    options,
  );
  return {
    ...deliveries,
    register: (next: Registration): void => {
      registration = next;
    },
    emit({ body, ...about }: WebhookEvent): void {
      const secret = registration?.secret;
      const headers = secret ? { 'x-hmac-signature': sign(body, secret) } : {};
      deliveries.emit({ about, body, headers });
    },
  };
}
