import { json, type Route } from './answers.ts';
import type { HeldResponses } from './held-responses.ts';
import { parseJson } from './json-body.ts';

/** What the control API of every stand-in can do: faults, the recorded deliveries, and a reset. */
export function commonControlRoutes(standIn: {
  faults: { current: () => object; order: (faults: unknown) => void; clear: () => void };
  held: HeldResponses;
  webhooks: {
    deliveries: () => readonly unknown[];
    flush: () => number;
    reset: () => Promise<void>;
  };
  /** Deletes all that the provider has stored. */
  clear: () => void;
}): Route[] {
  const { faults, held, webhooks, clear } = standIn;
  return [
    {
      method: 'GET',
      path: '/_sandbox/faults',
      handle: () => json(200, faults.current()),
    },
    {
      method: 'PUT',
      path: '/_sandbox/faults',
      handle: ({ body }) => {
        faults.order(parseJson(body));
        held.release();
        return json(200, faults.current());
      },
    },
    {
      method: 'GET',
      path: '/_sandbox/deliveries',
      handle: () => json(200, { deliveries: webhooks.deliveries() }),
    },
    {
      method: 'POST',
      path: '/_sandbox/webhooks/flush',
      handle: () => json(200, { flushed: webhooks.flush() }),
    },
    {
      method: 'POST',
      path: '/_sandbox/reset',
      handle: async () => {
        faults.clear();
        held.release();
        await webhooks.reset();
        clear();
        return json(200, { success: true });
      },
    },
  ];
}
