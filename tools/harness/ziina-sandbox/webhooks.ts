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

type About = {
  event: 'payment_intent.status.updated' | 'refund.status.updated';
  payment_intent_id: string;
  status: string;
};
export type Delivery = Attempt<About>;

/** Hex HMAC-SHA256 of the raw body: the value of `X-Hmac-Signature`. */
export const sign = hmacOf;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends events to the registered URL; a reset keeps the registration. */
export function createWebhooks(faults: Faults, options: DeliveryOptions) {
  let registration: Registration | undefined;
  const deliveries = createDeliveries<About>(faults, () => registration?.url, options);
  return {
    ...deliveries,
    register: (next: Registration): void => {
      registration = next;
    },
    /** Sends an event about what `data` is now. */
    emit(about: About, data: object): void {
      const body = JSON.stringify({ event: about.event, data });
      const secret = registration?.secret;
      const headers = secret ? { 'x-hmac-signature': sign(body, secret) } : {};
      deliveries.emit({ about, body, headers });
    },
  };
}
