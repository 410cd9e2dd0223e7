import type { StandIn } from '../harness/stand-in/serve.ts';
import { startWhatsappSandbox } from '../harness/whatsapp-sandbox/server.ts';
import { registerWebhook } from '../harness/ziina-sandbox/control.ts';
import type { KnownPayment } from '../harness/ziina-sandbox/intents.ts';
import { startZiinaSandbox } from '../harness/ziina-sandbox/server.ts';
import { type Ports, urlsOf } from './ports.ts';
import { readLocalParameters, readLocalSecrets } from './stack-files.ts';

/** Starts the Ziina sandbox, which knows some payments, and registers the store's webhook. */
export async function startZiina(
  ports: Ports,
  payments: readonly KnownPayment[],
): Promise<StandIn> {
  const sandbox = await startZiinaSandbox({ port: ports.sandbox, payments });
  try {
    await registerWebhook(sandbox.url, {
      url: `${urlsOf(ports).hosting}/api/ziina-webhook`,
      secret: readLocalSecrets().webhookSecret,
    });
    return sandbox;
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

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
