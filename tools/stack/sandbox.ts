import { startZiinaSandbox } from '../ziina-sandbox/server.ts';
import { host } from './project.ts';
import type { Ports } from './ports.ts';
import { readLocalSecrets } from './stack-files.ts';
import { urlsOf } from './urls.ts';

export type Sandbox = Awaited<ReturnType<typeof startZiinaSandbox>>;

/** Starts the Ziina sandbox and registers the store's webhook. */
export async function startSandbox(ports: Ports): Promise<Sandbox> {
  const sandbox = await startZiinaSandbox({ port: ports.sandbox, host });
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
