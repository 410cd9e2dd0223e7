import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A webhook request to send; the body's bytes are fixed when the event happened. */
type Outgoing<About> = { about: About; body: string; headers: Record<string, string> };

export type Attempt<About> = About & {
  /** 1 for the first, 2 to 4 for retries. */
  attempt: number;
  /** Null when there was no response. */
  response_status: number | null;
};

type Request = { body: string; headers: Record<string, string> } & RequestInit;
export type Post = (url: string, request: Request) => Promise<Response>;
export type DeliveryOptions = {
  /** The delays before the retries after a response other than 2xx. */
  retryDelaysMs?: readonly number[];
  /** What sends the requests; `fetch` by default. */
  post?: Post;
};

export const webhookFaultKinds = ['lost', 'doubled', 'reordered'] as const;
type WebhookFaultKind = (typeof webhookFaultKinds)[number] | 'ok';

type WebhookFaults = {
  current: () => { webhooks: { kind: WebhookFaultKind } };
  /** The fault to apply now; uses it up. */
  take: (name: 'webhooks') => WebhookFaultKind;
};

/** The functions emulator takes half a minute to start a process on a busy machine, and one more for each retry. */
const answerTimeoutMs = 60_000;

export const hmacOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Sends events to `address()` without blocking; events of different calls have no order. */
export function createDeliveries<About extends object>(
  faults: WebhookFaults,
  address: () => string | undefined,
  { retryDelaysMs = [1_000, 3_000, 9_000], post = fetch }: DeliveryOptions,
) {
  type Event = Outgoing<About>;
  const running = new Set<Promise<void>>();
  let attempts: Attempt<About>[] = [];
  let held: Event[] = [];
  let stopping = new AbortController();

  async function attempt(event: Event, number: number, signal: AbortSignal) {
    const url = address();
    if (url === undefined) return true;
    const response = await post(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...event.headers },
      body: event.body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
    }).catch(() => undefined);
    if (signal.aborted) return true;
    attempts.push({ ...event.about, attempt: number, response_status: response?.status ?? null });
    await response?.body?.cancel().catch(() => undefined);
    return response?.ok ?? false;
  }

  async function deliver(event: Event, signal: AbortSignal): Promise<void> {
    for (const [index, wait] of [0, ...retryDelaysMs].entries()) {
      if (wait > 0) await sleep(wait, undefined, { signal });
      if (await attempt(event, index + 1, signal)) return;
    }
  }

  /** Delivers each batch after the one before it has settled. */
  function start(batches: Event[][]): void {
    const { signal } = stopping;
    const inOrder = async () => {
      for (const batch of batches) await Promise.all(batch.map((event) => deliver(event, signal)));
    };
    // only a reset or the end stops a delivery, so nobody needs the error
    const delivery = inOrder()
      .catch(() => undefined)
      .finally(() => running.delete(delivery));
    running.add(delivery);
  }

  function releaseHeld(): Event[] {
    const events = held;
    held = [];
    return events;
  }

  /** An event's batches, unless a fault drops it or holds it until the next one. */
  function batchesOf(event: Event): Event[][] {
    if (faults.current().webhooks.kind === 'reordered' && held.length > 0)
      return [[event], releaseHeld()];
    switch (faults.take('webhooks')) {
      case 'lost':
        return [];
      case 'reordered':
        held.push(event);
        return [];
      case 'doubled':
        return [[event, event], releaseHeld()];
      case 'ok':
        return [[event], releaseHeld()];
    }
  }

  return {
    deliveries: (): readonly Attempt<About>[] => attempts,

    /** Sends events, one after the other, as the faults want it. */
    emit: (...events: Event[]): void => {
      const batches = events.flatMap(batchesOf);
      if (batches.length > 0) start(batches);
    },

    /** Delivers what is held, and returns the number of events. */
    flush: (): number => {
      const events = releaseHeld();
      start([events]);
      return events.length;
    },

    /** Drops what is held, in flight and recorded. */
    reset: async (): Promise<void> => {
      stopping.abort();
      stopping = new AbortController();
      held = [];
      await Promise.all(running);
      attempts = [];
    },
  };
}
