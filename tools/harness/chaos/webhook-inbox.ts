import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../../stack/project.ts';

/** A webhook request as the stand-in sent it. */
export type WebhookRequest = {
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};

/** Receives a stand-in's webhooks in place of the shop. */
export type WebhookInbox = {
  readonly url: string;
  /** Waits for so many requests, and removes them. */
  take(count: number): Promise<WebhookRequest[]>;
  close(): Promise<void>;
};

/**
 * Starts a server that accepts every webhook, so that the test decides when the shop receives it.
 * `signedBy` is the header of the signature.
 */
export async function openWebhookInbox(signedBy: string): Promise<WebhookInbox> {
  let requests: WebhookRequest[] = [];
  let arrived = (): void => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = [request.headers[signedBy] ?? []].flat()[0];
      requests.push({ rawBody: Buffer.concat(chunks), signature });
      response.end();
      arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async take(count) {
      while (requests.length < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      const taken = requests;
      requests = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
