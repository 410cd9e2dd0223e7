import { FALLBACK_PRICE } from '@ghar/domain/money/fallback-price';
import type { Offer } from '@ghar/domain/product/offer';
import type { ShownProduct } from '@ghar/domain/product/storefront-product';
import { createLiveValue } from '../live/live-value.ts';

/** The product on sale, price in dirhams; null if there is none, undefined if unknown. */
export type ProductAnswer =
  | Pick<ShownProduct, 'name' | 'price' | 'availability' | 'translations'>
  | null
  | undefined;

export type LivePrice = {
  /** In dirhams: the fallback until a product is known. */
  readonly price: number;
  /** The product's name in each language, once known. */
  readonly named: Pick<ShownProduct, 'name' | 'translations'> | null;
  /** Null until known. */
  readonly offer: Offer | null;
  /** True until the first result or failure. */
  readonly loading: boolean;
  /** True once a product or the backend has given the price. */
  readonly known: boolean;
  /** The current failure, if any. */
  readonly error: string | null;
};

export type PriceSource = {
  /** Calls back at once and on each change, until the returned function is called. */
  watch(
    onProduct: (product: ProductAnswer) => void,
    onFailure: (error: unknown) => void,
  ): () => void;
  fetch(): Promise<ProductAnswer>;
};

export const INITIAL_PRICE: LivePrice = {
  price: FALLBACK_PRICE,
  named: null,
  offer: null,
  loading: true,
  known: false,
  error: null,
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unexpected_error';

/** The change for a result; keeps the last price if there is none. */
function changeOf(product: ProductAnswer): Partial<LivePrice> {
  if (product === undefined) return {};
  if (product === null) return { offer: 'none' };
  const { price, availability: offer, ...named } = product;
  return { price, named, offer, known: true };
}

/** The shared live price and availability. A failure closes the source; {@link refetch} opens it again. */
export function createPriceStore(openSource: () => Promise<PriceSource>) {
  /** Null while opening, and after a failure. */
  let source: PriceSource | null = null;
  let failed = false;

  const change = (next: Partial<LivePrice>): void => live.set({ ...live.get(), ...next });
  const accept = (product: ProductAnswer): void =>
    change({ ...changeOf(product), loading: false, error: null });
  const fail = (error: unknown): void => {
    // oxlint-disable-next-line no-console -- the specification asks for this log
    console.error('Live price:', error);
    change({ loading: false, error: messageOf(error) });
  };

  const live = createLiveValue(INITIAL_PRICE, () => {
    let stopped = false;
    let unwatch = (): void => {};
    failed = false;
    const failAndStop = (error: unknown): void => {
      if (stopped) return;
      stopped = true;
      failed = true;
      source = null;
      unwatch();
      fail(error);
    };
    const open = async (): Promise<void> => {
      const opened = await openSource();
      if (stopped) return;
      source = opened;
      unwatch = opened.watch((product) => {
        if (!stopped) accept(product);
      }, failAndStop);
    };
    open().catch(failAndStop);
    return () => {
      stopped = true;
      source = null;
      unwatch();
    };
  });

  return {
    value: {
      ...live,
      /** After a failure each new subscriber retries. */
      subscribe(listener: () => void) {
        if (failed) live.reconnect();
        return live.subscribe(listener);
      },
    },
    /** Asks the server again, for a tab that becomes visible. */
    async refetch(): Promise<void> {
      if (failed) live.reconnect();
      else if (source)
        try {
          accept(await source.fetch());
        } catch (error) {
          fail(error);
        }
    },
    /** Applies a price reported by the backend. */
    correct: (price: number): void => change({ price, known: true, loading: false }),
  };
}
