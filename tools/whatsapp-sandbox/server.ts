import { createHeldResponses } from '../stand-in/held-responses.ts';
import { listen, type StandIn } from '../stand-in/serve.ts';
import { apiRoutes } from './api-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { createFaults } from './faults.ts';
import { createMessages } from './messages.ts';
import { pageRoutes } from './page-routes.ts';
import { type Account, createWebhooks } from './webhooks.ts';

export type WhatsappSandbox = StandIn;

/**
 * Starts a stand-in for WhatsApp's Cloud API on 127.0.0.1. Port 0 takes a free one: see `url`.
 * `storeUrl` is the shop's origin in the approved templates; `retryDelaysMs` are the delays before
 * a webhook's retries. Rejects when the port is in use.
 */
export async function startWhatsappSandbox(options: {
  port: number;
  host?: '127.0.0.1';
  account: Account;
  storeUrl: string;
  retryDelaysMs?: number[];
}): Promise<WhatsappSandbox> {
  const { port, host, account, storeUrl, retryDelaysMs = [1_000, 3_000, 9_000] } = options;
  const faults = createFaults();
  const held = createHeldResponses();
  const webhooks = createWebhooks({ account, faults, retryDelaysMs });
  const messages = createMessages({ webhooks, storeUrl });
  const sandbox = { account, faults, held, webhooks, messages };
  const standIn = await listen({ port, host }, () => ({
    name: 'WhatsApp sandbox',
    routes: { ...pageRoutes(sandbox), ...controlRoutes(sandbox), ...apiRoutes(sandbox) },
    held,
    latencyOf: (path) => (/^\/v\d/.test(path) ? faults.current().latency_ms : 0),
  }));
  return {
    url: standIn.url,
    close: async () => {
      await standIn.close();
      await webhooks.reset();
    },
  };
}
