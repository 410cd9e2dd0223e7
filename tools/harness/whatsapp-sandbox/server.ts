import type { DeliveryOptions } from '../stand-in/deliveries.ts';
import { listen, type StandIn } from '../stand-in/serve.ts';
import { apiRoutes } from './api-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { createFaults } from './faults.ts';
import { createMessages } from './messages.ts';
import { pageRoutes } from './page-routes.ts';
import { type Account, createWebhooks } from './webhooks.ts';

/** Starts a stand-in for WhatsApp's Cloud API. `storeUrl` is the shop's origin in the approved templates. */
export function startWhatsappSandbox(
  options: { port: number; account: Account; storeUrl: string } & DeliveryOptions,
): Promise<StandIn> {
  const { port, account, storeUrl } = options;
  const faults = createFaults();
  const webhooks = createWebhooks(account, faults, options);
  const messages = createMessages({ webhooks, storeUrl });
  const sandbox = { account, faults, messages };
  return listen(port, () => ({
    name: 'WhatsApp sandbox',
    routes: { ...pageRoutes(sandbox), ...controlRoutes(sandbox), ...apiRoutes(sandbox) },
    faults,
    webhooks,
    clear: () => messages.clear(),
    isApi: (path) => /^\/v\d/.test(path),
  }));
}
