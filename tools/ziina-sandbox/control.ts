import type { FaultDocument } from './faults.ts';
import type { Intent, IntentAction } from './intents.ts';
import type { Refund } from './refunds.ts';
import type { Delivery } from './webhooks.ts';

/** An intent as the sandbox lists it: all that it knows. */
export type SandboxIntent = Intent;

export type SandboxControl = ReturnType<typeof sandboxControl>;

/** The control of the sandbox at an address: see the table in its README. */
export function sandboxControl(url: string) {
  async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}/_sandbox${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  return {
    /** Forgets all payments and faults. */
    reset: (): Promise<unknown> => control('POST', '/reset'),
    /** Replaces the faults in force. */
    orderFaults: (faults: object): Promise<FaultDocument> => control('PUT', '/faults', faults),
    faults: (): Promise<FaultDocument> => control('GET', '/faults'),
    intents: async (): Promise<SandboxIntent[]> =>
      (await control<{ intents: SandboxIntent[] }>('GET', '/intents')).intents,
    /** What the shopper does on the provider's page, without the page; or the passing of its time. */
    endIntent: (id: string, how: IntentAction): Promise<unknown> =>
      control('POST', `/intents/${id}/${how}`),
    /** Gives money back in the provider's own app: `amount` in base units, or all that is left. */
    refund: (id: string, amount?: number): Promise<Refund> =>
      control('POST', `/intents/${id}/refund`, { amount }),
    /** The attempts to announce something so far. */
    deliveries: async (): Promise<Delivery[]> =>
      (await control<{ deliveries: Delivery[] }>('GET', '/deliveries')).deliveries,
    /** Delivers the events that a fault holds back; answers how many. */
    flush: async (): Promise<number> =>
      (await control<{ flushed: number }>('POST', '/webhooks/flush')).flushed,
  };
}

/** The id of the payment that a link leads to. */
export const intentOf = (paymentUrl: string): string =>
  new URL(paymentUrl).pathname.split('/').at(-1)!;
