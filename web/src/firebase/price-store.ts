import { FALLBACK_PRICE } from '@ghar/domain/fallback-price';
import type { StoreProduct } from '@ghar/domain/store-data';
import type { Offer } from '@ghar/domain/offer';

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

/** A page that is left and the next one share a subscription when they are this close. */
const LINGER_MS = 5_000;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unexpected_error';

/** What an answer says; the last price stays where it names none. */
function changeOf(product: ProductAnswer): Partial<LivePrice> {
  if (product === undefined) return {};
  if (product === null) return { offer: 'none' };
  const { price, name, availability: offer } = product;
  return { price, name, offer, known: true };
}

/**
 * One live price for all who show it, and whether it can be paid. The source is opened with the first
 * listener and closed some time after the last; after a failure, {@link refetch}
 * opens it again.
 */
export function createPriceStore(openSource: () => Promise<PriceSource>) {
  let state = INITIAL_PRICE;
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  let source: PriceSource | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Partial<LivePrice>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const accept = (product: ProductAnswer): void =>
    set({ ...changeOf(product), loading: false, error: null });
  const fail = (error: unknown): void => {
    // oxlint-disable-next-line no-console -- the specification asks for this log
    console.error('Live price:', error);
    set({ loading: false, error: messageOf(error) });
  };

  function start(): void {
    let stopped = false;
    let unwatch = (): void => {};
    stop = () => {
      stopped = true;
      unwatch();
      stop = null;
    };
    const failAndStop = (error: unknown): void => {
      if (stopped) return;
      stop?.();
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
  }

  return {
    snapshot: (): LivePrice => state,
    subscribe: (listener: () => void): (() => void) => {
      clearTimeout(lingering);
      listeners.add(listener);
      if (!stop) start();
      return () => {
        listeners.delete(listener);
        clearTimeout(lingering);
        if (listeners.size === 0) lingering = setTimeout(() => stop?.(), LINGER_MS);
      };
    },
    /** Asks the server anew, for a tab that comes back after it has slept. */
    async refetch(): Promise<void> {
      if (listeners.size === 0) return;
      if (!stop) start();
      else if (source)
        try {
          accept(await source.fetch());
        } catch (error) {
          fail(error);
        }
    },
    /** Takes a price that the backend has named in the meantime. */
    correct: (price: number): void => set({ price, known: true, loading: false }),
  };
}
