import type { DeliveryOptions } from '../stand-in/deliveries.ts';
import { listen, type StandIn } from '../stand-in/serve.ts';
import { apiRoutes } from './api-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { createFaults } from './faults.ts';
import { createIntents, publicIntent, type KnownPayment } from './intents.ts';
import { pageRoutes } from './page-routes.ts';
import { createRefunds } from './refunds.ts';
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
    const intents = createIntents({
      url,
      faults,
      now,
      known: payments,
      onStatusChange: (intent) => {
        const event = 'payment_intent.status.updated';
        const body = JSON.stringify({ event, data: publicIntent(intent) });
        webhooks.emit({ event, payment_intent_id: intent.id, status: intent.status, body });
      },
    });
    const refunds = createRefunds({
      intents,
      faults,
      now,
      onStatusChange: (refund) => {
        const event = 'refund.status.updated';
        const body = JSON.stringify({ event, data: refund });
        const { payment_intent_id, status } = refund;
        webhooks.emit({ event, payment_intent_id, status, body });
      },
    });
    const sandbox = { intents, refunds, webhooks, faults };
    return {
      name: 'Ziina sandbox',
      routes: { ...apiRoutes(sandbox), ...pageRoutes(sandbox), ...controlRoutes(sandbox) },
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
