import type { Page, Request } from 'playwright-core';
import { LISTEN } from '../../tools/bench/admin/asked-queries.ts';

/** Index entries of an aggregation query per billed read. */
const ENTRIES_PER_READ = 1000;
const AGGREGATION = /:runAggregationQuery/;

type AggregationQuery = {
  readonly structuredAggregationQuery: {
    readonly aggregations: readonly { readonly alias: string; readonly count?: object }[];
  };
};
type AggregationAnswer = readonly {
  readonly result: { readonly aggregateFields: Readonly<Record<string, { integerValue: string }>> };
}[];
/** A listener's message: numbered, and perhaps with documents. Numbers alone are acknowledgements. */
type Message = number | readonly [number, readonly { readonly documentChange?: DocumentChange }[]];
export type DocumentChange = {
  readonly document: { readonly fields: Readonly<Record<string, unknown>> };
  /** The queries that the document is sent for. */
  readonly targetIds?: readonly number[];
};

/**
 * Counts what Firestore bills for a page's reads, from the network: one per document sent to a
 * query, and for each aggregation query one per thousand index entries found, at least one.
 */
export class BilledReads {
  readonly aggregations: number[] = [];
  readonly #streams = new Map<string, Buffer[]>();
  /** Documents counted before. */
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
      // a finished response belongs to a listener's request
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

  /** Documents sent since the start, or the last {@link forget}. */
  get documents(): number {
    return this.#allDocuments() - this.#earlier;
  }

  get total(): number {
    return this.documents + this.aggregations.reduce((sum, reads) => sum + reads, 0);
  }

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

export const changesIn = (chunks: readonly Buffer[]): DocumentChange[] =>
  messagesIn(Buffer.concat(chunks).toString())
    .flatMap((message) => (typeof message === 'number' ? [] : message[1]))
    .flatMap(({ documentChange }) => documentChange ?? []);

/** The messages of a stream: each list is preceded by its length. */
function messagesIn(text: string): Message[] {
  const [head = ''] = /^\d+\n/.exec(text) ?? [];
  const end = head.length + Number(head);
  if (head === '' || text.length < end) return [];
  return [
    ...(JSON.parse(text.slice(head.length, end)) as Message[]),
    ...messagesIn(text.slice(end)),
  ];
}
