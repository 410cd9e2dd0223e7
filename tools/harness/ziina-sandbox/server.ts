import type { DeliveryOptions } from '../stand-in/deliveries.ts';
import { listen, type StandIn } from '../stand-in/serve.ts';
import { createFaults } from './faults.ts';
import { createIntents, type KnownPayment } from './intents.ts';
import { createRefunds } from './refunds.ts';
import { routesOf } from './routes.ts';
import { createWebhooks } from './webhooks.ts';

/** Starts a stand-in for Ziina. `now` is its clock, `payments` are those from before the start. */
export function startZiinaSandbox(
  options: {
    port: number;
    now?: () => number;
    payments?: readonly KnownPayment[];
  } & DeliveryOptions,
): Promise<StandIn> {
  const { now = Date.now, payments = [] } = options;
  return listen(options.port, (url) => {
    const faults = createFaults();
    const webhooks = createWebhooks(faults, options);
    const intents = createIntents({ url, faults, now, known: payments, webhooks });
    const refunds = createRefunds({ intents, faults, now, webhooks });
    return {
      name: 'Ziina sandbox',
      routes: routesOf({ intents, refunds, webhooks, faults }),
      faults,
      webhooks,
      clear: () => {
        intents.clear();
        refunds.clear();
      },
      isApi: (path) => path.startsWith('/api/'),
    };
  });
}
