import { once } from 'node:events';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { stack } from '../stack.ts';
import { LISTEN } from '../../tools/bench/admin/asked-queries.ts';
import { changesIn, type DocumentChange } from './billed-reads.ts';

/**
 * Counts the documents sent to a page's listeners, including its worker's, whose network Playwright
 * does not show: a proxy in front of Firestore.
 */
export class ListenedDocuments {
  readonly #streams: Buffer[][] = [];
  readonly #server: Server;

  private constructor() {
    const { hostname, port } = new URL(stack.urls.firestore);
    this.#server = createServer((asked, answer) => {
      const { method, url: path, headers } = asked;
      const options = { hostname, port, method, path, headers: { ...headers } };
      delete options.headers['accept-encoding'];
      const behind = send(options, (response) => {
        const stream: Buffer[] = [];
        this.#streams.push(stream);
        answer.writeHead(response.statusCode!, response.headers);
        response.on('data', (chunk: Buffer) => stream.push(chunk)).pipe(answer);
      });
      // a page that is closed aborts the connection
      behind.on('error', () => answer.destroy());
      answer.on('close', () => behind.destroy());
      asked.pipe(behind);
    });
  }

  static async of(page: Page): Promise<ListenedDocuments> {
    const listened = new ListenedDocuments();
    await once(listened.#server.listen(0, '127.0.0.1'), 'listening');
    const { port } = listened.#server.address() as AddressInfo;
    await page.route(LISTEN, (route) => {
      const url = new URL(route.request().url());
      url.port = String(port);
      return route.continue({ url: url.href });
    });
    return listened;
  }

  /** One per document and query, as Firestore bills them. */
  get count(): number {
    return this.#changes().reduce((sum, { targetIds }) => sum + (targetIds?.length ?? 0), 0);
  }

  /** The field names of each document. */
  get fields(): string[][] {
    return this.#changes().map(({ document }) => Object.keys(document.fields));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #changes(): DocumentChange[] {
    return this.#streams.flatMap(changesIn);
  }
}
