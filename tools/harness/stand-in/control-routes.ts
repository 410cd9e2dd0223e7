import { json, type Routes } from './answers.ts';
import type { HeldResponses } from './held-responses.ts';
import { parseJson } from './json-body.ts';
import type { Served } from './served.ts';

/** What the control API of every stand-in can do: faults, the recorded deliveries, and a reset. */
export function controlRoutes({ faults, webhooks, clear }: Served, held: HeldResponses): Routes {
  return {
    'GET /_sandbox/faults': () => json(200, faults.current()),
    'PUT /_sandbox/faults': ({ body }) => {
      faults.order(parseJson(body));
      held.release();
      return json(200, faults.current());
    },
    'GET /_sandbox/deliveries': () => json(200, { deliveries: webhooks.deliveries() }),
    'POST /_sandbox/webhooks/flush': () => json(200, { flushed: webhooks.flush() }),
    'POST /_sandbox/reset': async () => {
      faults.clear();
      held.release();
      await webhooks.reset();
      clear();
      return json(200, { success: true });
    },
  };
}
