import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../stack/project.ts';

/** What the provider announced, as it came over the line. */
export type Letter = { readonly rawBody: Uint8Array; readonly signature: string | undefined };

/** Where the provider announces what became of payments. */
export type Mailbox = {
  readonly url: string;
  /** Waits until so many letters are there, and takes them out. */
  take(count: number): Promise<Letter[]>;
  close(): Promise<void>;
};

/** Opens a mailbox that takes whatever comes: who reads it, and when, is not the provider's business. */
export async function openMailbox(): Promise<Mailbox> {
  let letters: Letter[] = [];
  let arrived = (): void => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = [request.headers['x-hmac-signature'] ?? []].flat()[0];
      letters.push({ rawBody: Buffer.concat(chunks), signature });
      response.end();
      arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async take(count) {
      while (letters.length < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      const taken = letters;
      letters = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
