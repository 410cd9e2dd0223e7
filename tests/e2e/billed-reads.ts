import { once } from 'node:events';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright-core';
import { stack } from '../stack.ts';

/** So many index entries that an aggregation query looks at are billed as one read. */
const ENTRIES_PER_READ = 1000;
const LISTEN = /\/google\.firestore\.v1\.Firestore\/Listen\/channel/;
const AGGREGATION = /:runAggregationQuery/;

type AggregationQuery = {
  readonly structuredAggregationQuery: {
    readonly aggregations: readonly { readonly alias: string; readonly count?: object }[];
  };
};
type AggregationAnswer = readonly {
  readonly result: { readonly aggregateFields: Readonly<Record<string, { integerValue: string }>> };
}[];
/**
 * What a listener is sent: numbered messages, of which some bring a document to some of its queries. Where
 * it asks for something, numbers alone confirm that.
 */
type Message = number | readonly [number, readonly { readonly documentChange?: DocumentChange }[]];
type DocumentChange = {
  readonly document: { readonly fields: Readonly<Record<string, unknown>> };
  /** Of the queries that the document is sent for. */
  readonly targetIds?: readonly number[];
};

/**
 * What Firestore bills of what a page reads, counted from what goes over the wire:
 * one read for each document that a query is sent, and for each aggregation query
 * one for each thousand index entries that it finds, and one at least.
 */
export class BilledReads {
  /** How many aggregation queries were asked, and what they are billed as. */
  readonly aggregations: number[] = [];
  readonly #streams = new Map<string, Buffer[]>();
  /** Documents that were counted before. */
  #earlier = 0;

  static async of(page: Page): Promise<BilledReads> {
    const reads = new BilledReads();
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && AGGREGATION.test(request.url()))
        void reads.#addAggregation(request);
    });
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    wire.on('Network.responseReceived', ({ requestId, response }) => {
      // what is over already was the answer to what a listener has asked
      if (LISTEN.test(response.url))
        wire.send('Network.streamResourceContent', { requestId }).then(
          ({ bufferedData }) => reads.#hear(requestId, bufferedData),
          () => {},
        );
    });
    wire.on('Network.dataReceived', ({ requestId, data }) => {
      if (data !== undefined) reads.#hear(requestId, data);
    });
    return reads;
  }

  /** Documents that were sent since the beginning, or since it was forgotten. */
  get documents(): number {
    return this.#allDocuments() - this.#earlier;
  }

  get total(): number {
    return this.documents + this.aggregations.reduce((sum, reads) => sum + reads, 0);
  }

  /** Begins anew. */
  forget(): void {
    this.aggregations.length = 0;
    this.#earlier = this.#allDocuments();
  }

  async #addAggregation(request: Request): Promise<void> {
    const { structuredAggregationQuery } = request.postDataJSON() as AggregationQuery;
    const count = structuredAggregationQuery.aggregations.find((one) => one.count !== undefined);
    if (!count) throw new Error('an aggregation that does not say how many entries it has found');
    const response = await request.response();
    const [answer] = (await response!.json()) as AggregationAnswer;
    const entries = Number(answer!.result.aggregateFields[count.alias]!.integerValue);
    this.aggregations.push(Math.max(1, Math.ceil(entries / ENTRIES_PER_READ)));
  }

  #hear(stream: string, base64: string): void {
    const heard = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, [...heard, Buffer.from(base64, 'base64')]);
  }

  #allDocuments(): number {
    return [...this.#streams.values()]
      .flatMap(changesIn)
      .reduce((sum, { targetIds }) => sum + (targetIds?.length ?? 0), 0);
  }
}

/**
 * The documents that the listeners of a page are sent, also those in its worker,
 * whose network the browser's own tools do not show: read on the way from Firestore.
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
      // A page that is left breaks off.
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

  /** One for each query that each document was sent for, as Firestore bills them. */
  get count(): number {
    return this.#changes().reduce((sum, { targetIds }) => sum + (targetIds?.length ?? 0), 0);
  }

  /** The names of the fields of each document. */
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

/** The documents that the chunks of a stream bring. */
const changesIn = (chunks: readonly Buffer[]): DocumentChange[] =>
  messagesIn(Buffer.concat(chunks).toString())
    .flatMap((message) => (typeof message === 'number' ? [] : message[1]))
    .flatMap(({ documentChange }) => documentChange ?? []);

/** The messages of a stream: each list of them comes after its length. */
function messagesIn(text: string): Message[] {
  const [head = ''] = /^\d+\n/.exec(text) ?? [];
  const end = head.length + Number(head);
  if (head === '' || text.length < end) return [];
  return [
    ...(JSON.parse(text.slice(head.length, end)) as Message[]),
    ...messagesIn(text.slice(end)),
  ];
}
