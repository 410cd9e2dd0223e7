import { FALLBACK_PRICE } from '@ghar/domain/money/fallback-price';
import type { Offer } from '@ghar/domain/product/offer';
import type { StoreProduct } from '@ghar/domain/pages/store-data';
import { createLiveValue } from '../live/live-value.ts';

/** The product on sale, its price in dirhams; null where there is none, undefined where that is not known. */
export type ProductAnswer = StoreProduct | null | undefined;

export type LivePrice = {
  /** In dirhams: the fallback until a product has answered. */
  readonly price: number;
  /** The product's own name, once it is known. */
  readonly name: string | null;
  /** null until it is known. */
  readonly offer: Offer | null;
  /** True until the first answer, or the first failure. */
  readonly loading: boolean;
  /** True once a product or the backend has named the price. */
  readonly known: boolean;
  /** Why there is no answer, while there is none. */
  readonly error: string | null;
};

export type PriceSource = {
  /** Answers at once and at each change, until the returned function is called. */
  watch(
    onProduct: (product: ProductAnswer) => void,
    onFailure: (error: unknown) => void,
  ): () => void;
  fetch(): Promise<ProductAnswer>;
};

export const INITIAL_PRICE: LivePrice = {
  price: FALLBACK_PRICE,
  name: null,
  offer: null,
  loading: true,
  known: false,
  error: null,
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unexpected_error';

/** What an answer changes; the last price stays where it names none. */
function changeOf(product: ProductAnswer): Partial<LivePrice> {
  if (product === undefined) return {};
  if (product === null) return { offer: 'none' };
  const { price, name, availability: offer } = product;
  return { price, name, offer, known: true };
}

/**
 * One live price for all who show it, and whether the product can be bought. A failure ends the
 * connection to the source; {@link refetch} opens it again.
 */
export function createPriceStore(openSource: () => Promise<PriceSource>) {
  /** null while it is being opened, and after a failure. */
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
      /** After a failure each new view tries again. */
      subscribe(listener: () => void) {
        if (failed) live.reconnect();
        return live.subscribe(listener);
      },
    },
    /** Asks the server anew, for a tab that is visible again. */
    async refetch(): Promise<void> {
      if (failed) live.reconnect();
      else if (source)
        try {
          accept(await source.fetch());
        } catch (error) {
          fail(error);
        }
    },
    /** Takes a price that the backend has named in the meantime. */
    correct: (price: number): void => change({ price, known: true, loading: false }),
  };
}
