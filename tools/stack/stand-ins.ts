import type { StandIn } from '../stand-in/serve.ts';
import { startWhatsappSandbox } from '../whatsapp-sandbox/server.ts';
import { startZiinaSandbox } from '../ziina-sandbox/server.ts';
import type { Ports } from './ports.ts';
import { readLocalParameters, readLocalSecrets } from './stack-files.ts';
import { urlsOf } from './urls.ts';

/** Starts the Ziina sandbox and registers the store's webhook. */
export async function startZiina(ports: Ports): Promise<StandIn> {
  const sandbox = await startZiinaSandbox({ port: ports.sandbox });
  try {
    await registerWebhook(ports);
    return sandbox;
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

async function registerWebhook(ports: Ports): Promise<void> {
  const { apiToken, webhookSecret } = readLocalSecrets();
  const urls = urlsOf(ports);
  const response = await fetch(`${urls.sandbox}/api/webhook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${urls.hosting}/api/ziina-webhook`, secret: webhookSecret }),
  });
  if (!response.ok)
    throw new Error(
      `The Ziina sandbox refused the webhook (${response.status}): ${await response.text()}`,
    );
}

/** Starts the stand-in for WhatsApp, with the account that the functions are configured for. */
export function startWhatsapp(ports: Ports): Promise<StandIn> {
  const { whatsappToken, whatsappAppSecret } = readLocalSecrets();
  const { hosting } = urlsOf(ports);
  return startWhatsappSandbox({
    port: ports.whatsapp,
    storeUrl: hosting,
    account: {
      phoneNumberId: readLocalParameters()['WHATSAPP_PHONE_NUMBER_ID']!,
      token: whatsappToken,
      webhook: { url: `${hosting}/api/whatsapp-webhook`, appSecret: whatsappAppSecret },
    },
  });
}
