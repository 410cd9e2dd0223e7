import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import * as read from './fields.ts';

/** The account's webhook address. Events are signed only with a secret. */
export type Registration = { url: string; secret: string | undefined };

export type WebhookEvent = {
  event: 'payment_intent.status.updated' | 'refund.status.updated';
  payment_intent_id: string;
  status: string;
  /** The bytes to send and sign, fixed when the status changed. */
  body: string;
};

/** One delivery attempt of an event. */
export type Delivery = Omit<WebhookEvent, 'body'> & {
  /** 1 for the first, 2 to 4 for retries. */
  attempt: number;
  /** Null when there was no response. */
  response_status: number | null;
};

const answerTimeoutMs = 10_000;

export function parseRegistration(body: unknown): Registration {
  const fields = read.readFields(body, ['url', 'secret'], 'the webhook');
  return {
    url: read.required(fields, 'url', read.webAddress),
    secret: read.optional(fields, 'secret', read.text),
  };
}

/** Hex HMAC-SHA256 of the raw body: the value of `X-Hmac-Signature`. */
export const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export type Webhooks = ReturnType<typeof createWebhooks>;

/**
 * Sends events to the registered URL, without blocking the caller. Deliveries run concurrently, so
 * their order is not guaranteed, as at Ziina. `retryDelaysMs` are the delays before the retries
 * after a response other than 2xx.
 */
export function createWebhooks(options: { faults: Faults; retryDelaysMs: readonly number[] }) {
  const { faults, retryDelaysMs } = options;
  const running = new Set<Promise<void>>();
  let registration: Registration | undefined;
  let deliveries: Delivery[] = [];
  let held: WebhookEvent[] = [];
  let stopping = new AbortController();

  async function attempt(event: WebhookEvent, number: number, signal: AbortSignal) {
    if (!registration) return true;
    const { url, secret } = registration;
    const { body, ...told } = event;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret ? { 'x-hmac-signature': sign(body, secret) } : {}),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
    }).catch(() => undefined);
    if (signal.aborted) return true;
    deliveries.push({ ...told, attempt: number, response_status: response?.status ?? null });
    await response?.body?.cancel().catch(() => undefined);
    return response?.ok ?? false;
  }

  async function deliver(event: WebhookEvent, delayMs: number, signal: AbortSignal): Promise<void> {
    const waits = [delayMs, ...retryDelaysMs];
    for (const [index, wait] of waits.entries()) {
      if (wait > 0) await sleep(wait, undefined, { signal });
      if (await attempt(event, index + 1, signal)) return;
    }
  }

  /** Delivers each batch after the one before it has settled. */
  function start(batches: WebhookEvent[][]): void {
    const { signal } = stopping;
    const delayMs = faults.current().webhook_delay_ms;
    const inOrder = async () => {
      for (const batch of batches) {
        await Promise.all(batch.map((event) => deliver(event, delayMs, signal)));
      }
    };
    // only a reset or the end stops a delivery, so nobody needs the error
    const delivery = inOrder()
      .catch(() => undefined)
      .finally(() => running.delete(delivery));
    running.add(delivery);
  }

  function releaseHeld(): WebhookEvent[] {
    const events = held;
    held = [];
    return events;
  }

  return {
    register: (next: Registration): void => {
      registration = next;
    },
    unregister: (): void => {
      registration = undefined;
    },
    deliveries: (): readonly Delivery[] => deliveries,

    /** Sends an event, unless a fault drops it or holds it until the next one. */
    emit(event: WebhookEvent): void {
      const { kind } = faults.current().webhooks;
      if (kind === 'reordered' && held.length > 0) return start([[event], releaseHeld()]);
      switch (faults.take('webhooks')) {
        case 'lost':
          return;
        case 'reordered':
          held.push(event);
          return;
        case 'doubled':
          return start([[event, event], releaseHeld()]);
        case 'ok':
          start([[event], releaseHeld()]);
      }
    },

    /** Delivers what is held, and returns the number of events. */
    flush(): number {
      const events = releaseHeld();
      start([events]);
      return events.length;
    },

    /** Drops what is held, in flight and recorded; keeps the registration. */
    async reset(): Promise<void> {
      stopping.abort();
      stopping = new AbortController();
      held = [];
      await Promise.all(running);
      deliveries = [];
    },
  };
}
