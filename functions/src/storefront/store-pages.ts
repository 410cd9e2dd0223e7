import type { StoreAnswer, StoreServer } from '@ghar/domain/store-server';
import { log } from '../log.ts';
import { STALE_S, STAND_IN_S } from './cache-control.ts';
import { inTime } from './in-time.ts';
import type { ShownProduct } from '@ghar/domain/storefront-product';
import { keepReading, type Reading } from './kept-reading.ts';
import {
  readPresentation,
  readProduct,
  type Complain,
  type Presentation,
  type StoreDocuments,
} from './read-storefront.ts';

/** How old a price or "sold out" in a page may be when it leaves this process, in ms. */
const PRODUCT_MS = 1_000;

/** How long the database may take, in ms: a shopper waits for it, and a cold start takes some. */
export type Patience = {
  /** Where no page is recent enough to be answered instead; it covers a connection that is opened anew. */
  readonly longMs: number;
  /** Where there is one, of the last minutes. */
  readonly shortMs: number;
};
const PATIENCE: Patience = { longMs: 8_000, shortMs: 1_000 };

export type StorePage = StoreAnswer & {
  /** How old the data in it is, in ms. */
  readonly ageMs: number;
  /** True iff the database did not answer and this is the last page that could be drawn. */
  readonly isStandIn: boolean;
};

export type StorePages = {
  /** The page or file at a path that `server` knows. @throws Error where it cannot be drawn. */
  readonly get: (path: string) => Promise<StorePage>;
};

export type StorePagesPorts = {
  readonly documents: StoreDocuments;
  readonly server: Pick<StoreServer, 'answer'>;
  /** Of the shop, from the configuration: never from a request. */
  readonly origin: string;
  /** How long a page may be answered without asking the database again, in seconds. */
  readonly keptS: number;
  /** ms since the epoch. */
  readonly now: () => number;
};

type Data = {
  readonly product: Reading<ShownProduct | null>;
  readonly presentation: Reading<Presentation>;
};
type Drawn = Data & { readonly answer: Promise<StoreAnswer> };

/**
 * Draws the public pages and keeps them in this process, so that an address with another query, which
 * the CDN takes for another page, costs neither a drawing nor its reads. The data is read again when
 * it is too old, and a page is drawn again only where its data has changed. There are as many kept
 * pages as `server` has paths.
 *
 * A caller waits for the reading rather than having it done after the answer: between requests Cloud
 * Functions takes the processor away. (docs/decisions/083-page-cache-in-the-process.md)
 */
export function createStorePages(
  { documents, server, origin, keptS, now }: StorePagesPorts,
  patience: Patience = PATIENCE,
): StorePages {
  const complain: Complain = (what, error) => log('document-malformed', { what, error });
  const keptMs = keptS * 1000;
  const drawn = new Map<string, Drawn>();
  /** What was read last, to draw from where the database does not answer. */
  let last: Data | null = null;

  const keep = <Value>(read: () => Promise<Value>, maxAgeMs: number) =>
    keepReading(() => inTime(read(), patience.longMs), maxAgeMs, now);
  const readOnSale = keep(() => readProduct(documents, complain), Math.min(PRODUCT_MS, keptMs));
  const presenting = (id: string | null) => ({
    id,
    read: keep(() => readPresentation(documents, id, complain), keptMs),
  });
  let shown = presenting(null);

  async function read(): Promise<Data> {
    const product = await readOnSale();
    const id = product.value?.product_id ?? null;
    // another product has other pictures
    if (shown.id !== id) shown = presenting(id);
    const presentation = await shown.read();
    last = { product, presentation };
    return last;
  }

  const ageOf = ({ product, presentation }: Data): number =>
    now() - Math.min(product.at, presentation.at);

  function draw(path: string, data: Data): Promise<StoreAnswer> {
    const known = drawn.get(path);
    if (
      known?.product.value === data.product.value &&
      known.presentation.value === data.presentation.value
    )
      return known.answer;
    const { preview, images, content } = data.presentation.value;
    const onSale = data.product.value;
    const product = onSale && {
      name: onSale.name,
      price: onSale.price,
      availability: onSale.availability,
    };
    const answer = server.answer(path, { origin, data: { product, images, content }, preview });
    const page = { ...data, answer };
    drawn.set(path, page);
    answer.catch(() => {
      if (drawn.get(path) === page) drawn.delete(path);
    });
    return answer;
  }

  async function answerFrom(path: string, data: Data, isStandIn: boolean): Promise<StorePage> {
    return { ...(await draw(path, data)), ageMs: ageOf(data), isStandIn };
  }

  return {
    async get(path) {
      const standIn = last;
      if (standIn === null || ageOf(standIn) >= STAND_IN_S * 1000)
        return answerFrom(path, await read(), false);
      let data: Data;
      try {
        const isRecent = ageOf(standIn) < keptMs + STALE_S * 1000;
        data = await inTime(read(), isRecent ? patience.shortMs : patience.longMs);
      } catch (error) {
        log('page-not-drawn', { path, error, outcome: 'stand-in' });
        return answerFrom(path, standIn, true);
      }
      return answerFrom(path, data, false);
    },
  };
}
