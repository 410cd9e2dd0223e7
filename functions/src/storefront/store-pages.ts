import { inLocale } from '@ghar/domain/i18n/locale-path';
import { nameIn } from '@ghar/domain/i18n/translations';
import type { StoreAnswer, StoreServer } from '@ghar/domain/pages/store-server';
import { log } from '../log.ts';
import { STALE_S, STAND_IN_S } from './cache-control.ts';
import { withTimeout } from './with-timeout.ts';
import type { ShownProduct } from '@ghar/domain/product/storefront-product';
import { cachedRead, type Reading } from './cached-read.ts';
import {
  readPresentation,
  readProduct,
  type Complain,
  type Presentation,
  type StoreDocuments,
} from './read-storefront.ts';

/** Maximum age in a page of the price and of "sold out", in ms. */
const PRODUCT_MS = 1_000;

/** Timeouts for the database, in ms. */
export type Patience = {
  /** Without a recent page; covers a new connection. */
  readonly longMs: number;
  /** With a page from the last minutes. */
  readonly shortMs: number;
};
const PATIENCE: Patience = { longMs: 8_000, shortMs: 1_000 };
/** Without a page cache, as in development, there is no page to fall back on. */
const WITHOUT_PAGES: Patience = { longMs: 50_000, shortMs: 50_000 };

export type StorePage = StoreAnswer & {
  /** Age of its data, in ms. */
  readonly ageMs: number;
  /** True iff the database did not answer and this is the last rendered page. */
  readonly isStandIn: boolean;
};

export type StorePages = {
  /** The page or file at a path that `server` knows. @throws Error if it cannot be rendered. */
  readonly get: (path: string) => Promise<StorePage>;
};

export type StorePagesPorts = {
  readonly documents: StoreDocuments;
  readonly server: Pick<StoreServer, 'answer'>;
  /** The shop's origin, from the configuration, never from a request. */
  readonly origin: string;
  /** Seconds for which a page is served without reading again. */
  readonly keptS: number;
  /** In ms since the epoch. */
  readonly now: () => number;
};

type Data = {
  readonly product: Reading<ShownProduct | null>;
  readonly presentation: Reading<Presentation>;
};
type Drawn = Data & { readonly answer: Promise<StoreAnswer> };

/**
 * Renders the public pages and caches them in this process, so that an URL with another query, which the CDN treats as
 * another page, costs no rendering and no reads. Data is read again when too old; a page is rendered again only if its
 * data changed. The cache is bounded by `server`'s paths.
 * A request waits for a stale read instead of refreshing after the answer, since Cloud Functions withdraws the CPU
 * between requests. (docs/decisions/083-page-cache-in-the-process.md)
 */
export function createStorePages(
  { documents, server, origin, keptS, now }: StorePagesPorts,
  patience: Patience = keptS > 0 ? PATIENCE : WITHOUT_PAGES,
): StorePages {
  const complain: Complain = (what, error) => log('document-malformed', { what, error });
  const keptMs = keptS * 1000;
  const drawn = new Map<string, Drawn>();
  /** The last data, used if the database does not answer. */
  let last: Data | null = null;

  const keep = <Value>(read: () => Promise<Value>, maxAgeMs: number) =>
    cachedRead(() => withTimeout(read(), patience.longMs), maxAgeMs, now);
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
    const { locale } = inLocale(path);
    const { preview, ...shown } = data.presentation.value[locale];
    const onSale = data.product.value;
    const product = onSale && {
      name: nameIn(onSale, locale),
      price: onSale.price,
      availability: onSale.availability,
    };
    const answer = server.answer(path, { origin, data: { product, ...shown }, preview });
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
        data = await withTimeout(read(), isRecent ? patience.shortMs : patience.longMs);
      } catch (error) {
        log('page-not-drawn', { path, error, outcome: 'stand-in' });
        return answerFrom(path, standIn, true);
      }
      return answerFrom(path, data, false);
    },
  };
}
