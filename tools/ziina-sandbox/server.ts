import { createHeldResponses } from '../stand-in/held-responses.ts';
import { listen, type StandIn } from '../stand-in/serve.ts';
import { apiRoutes } from './api-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { createFaults } from './faults.ts';
import { createIntents, publicIntent } from './intents.ts';
import { pageRoutes } from './page-routes.ts';
import { createRefunds } from './refunds.ts';
import { createWebhooks } from './webhooks.ts';

export type ZiinaSandbox = StandIn;

/**
 * Starts a stand-in for Ziina on 127.0.0.1. Port 0 takes a free one: see `url`. `retryDelaysMs` are
 * the delays before a webhook's retries. Rejects when the port is in use.
 */
export async function startZiinaSandbox(options: {
  port: number;
  host?: '127.0.0.1';
  retryDelaysMs?: number[];
}): Promise<ZiinaSandbox> {
  const { port, host, retryDelaysMs = [1_000, 3_000, 9_000] } = options;
  const faults = createFaults();
  const held = createHeldResponses();
  const webhooks = createWebhooks({ faults, retryDelaysMs });
  const standIn = await listen({ port, host }, (url) => {
    const intents = createIntents({
      url,
      faults,
      onStatusChange: (intent) => {
        const event = 'payment_intent.status.updated';
        const body = JSON.stringify({ event, data: publicIntent(intent) });
        webhooks.emit({ event, payment_intent_id: intent.id, status: intent.status, body });
      },
    });
    const refunds = createRefunds({
      intents,
      faults,
      onStatusChange: (refund) => {
        const event = 'refund.status.updated';
        const body = JSON.stringify({ event, data: refund });
        const { payment_intent_id, status } = refund;
        webhooks.emit({ event, payment_intent_id, status, body });
      },
    });
    const sandbox = { intents, refunds, webhooks, faults, held };
    return {
      name: 'Ziina sandbox',
      routes: { ...apiRoutes(sandbox), ...pageRoutes(sandbox), ...controlRoutes(sandbox) },
      held,
      latencyOf: (path) => (path.startsWith('/api/') ? faults.current().latency_ms : 0),
    };
  });
  return {
    url: standIn.url,
    close: async () => {
      await standIn.close();
      await webhooks.reset();
    },
  };
}
