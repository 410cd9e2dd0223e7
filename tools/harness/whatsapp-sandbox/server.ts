import type { DeliveryOptions } from '../stand-in/deliveries.ts';
import { listen, type StandIn } from '../stand-in/serve.ts';
import { createFaults } from './faults.ts';
import { createMessages } from './messages.ts';
import { routesOf } from './routes.ts';
import { type Account, createWebhooks } from './webhooks.ts';

/** Starts a stand-in for WhatsApp's Cloud API. `storeUrl` is the shop's origin in the approved templates. */
export function startWhatsappSandbox(
  options: { port: number; account: Account; storeUrl: string } & DeliveryOptions,
): Promise<StandIn> {
  const { port, account, storeUrl } = options;
  const faults = createFaults();
  const webhooks = createWebhooks(account, faults, options);
  const messages = createMessages({ webhooks, storeUrl });
  return listen(port, () => ({
    name: 'WhatsApp sandbox',
    routes: routesOf({ account, faults, messages }),
    faults,
    webhooks,
    clear: () => messages.clear(),
    isApi: (path) => /^\/v\d/.test(path),
  }));
}
