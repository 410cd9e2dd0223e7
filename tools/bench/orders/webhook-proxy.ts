import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../../stack/project.ts';

/** A proxy between the provider and the shop's webhook that measures the shop's response time. */
export type WebhookProxy = {
  readonly url: string;
  /** The shop's response time to a payment's webhook, in ms, once it has answered. */
  tookFor(intentId: string): Promise<number>;
  close(): Promise<void>;
};

/** Forwards every request unchanged to `target`. */
export async function startWebhookProxy(target: string): Promise<WebhookProxy> {
  const answered = new Map<string, PromiseWithResolvers<number>>();
  const of = (intentId: string): PromiseWithResolvers<number> => {
    const known = answered.get(intentId) ?? Promise.withResolvers<number>();
    answered.set(intentId, known);
    return known;
  };
  const pass = async (body: string, signature: string): Promise<number> => {
    const started = performance.now();
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hmac-signature': signature },
      body,
    });
    await response.text();
    const { data } = JSON.parse(body) as { data: { id: string } };
    if (response.ok) of(data.id).resolve(performance.now() - started);
    return response.status;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = [request.headers['x-hmac-signature'] ?? ''].flat()[0]!;
      pass(Buffer.concat(chunks).toString(), signature).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    tookFor: (intentId) => of(intentId).promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
