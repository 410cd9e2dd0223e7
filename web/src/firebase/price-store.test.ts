import type { StoreProduct } from '@ghar/domain/pages/store-data';
import type { Availability } from '@ghar/domain/product/storefront-product';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import {
  createPriceStore,
  INITIAL_PRICE,
  type PriceSource,
  type ProductAnswer,
} from './price-store.ts';

/** A source whose answers the test gives. */
function manualSource() {
  let onProduct: (product: ProductAnswer) => void = () => {};
  let onFailure: (error: unknown) => void = () => {};
  const log = { opened: 0, closed: 0 };
  const fetch = vi.fn<PriceSource['fetch']>(() => Promise.resolve(null));
  const source: PriceSource = {
    watch(product, failure) {
      log.opened += 1;
      onProduct = product;
      onFailure = failure;
      return () => {
        log.closed += 1;
      };
    },
    fetch,
  };
  return {
    log,
    fetch,
    open: () => Promise.resolve(source),
    answer: (product: ProductAnswer) => onProduct(product),
    fail: (error: unknown) => onFailure(error),
  };
}

const soap = (price: number, availability: Availability = 'available'): StoreProduct => ({
  price,
  name: 'صابون',
  availability,
});
const nothing = (): void => {};
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'error').mockImplementation(nothing);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the price starts at the fallback, loading, and becomes the product on sale', async () => {
  const source = manualSource();
  const store = createPriceStore(source.open);
  expect(store.value.get()).toEqual(INITIAL_PRICE);
  expect(INITIAL_PRICE).toMatchObject({ price: 299, loading: true });
  store.value.subscribe(nothing);
  await settled();
  source.answer(soap(349));
  expect(store.value.get()).toEqual({
    price: 349,
    named: { name: 'صابون' },
    offer: 'available',
    known: true,
    loading: false,
    error: null,
  });
});

test('no product on sale keeps the fallback and ends the loading', async () => {
  const source = manualSource();
  const store = createPriceStore(source.open);
  store.value.subscribe(nothing);
  await settled();
  source.answer(null);
  expect(store.value.get()).toMatchObject({
    price: 299,
    offer: 'none',
    loading: false,
    error: null,
  });
});

test('what can be bought follows the product, and the last price stays while there is none', async () => {
  const source = manualSource();
  const store = createPriceStore(source.open);
  store.value.subscribe(nothing);
  await settled();
  const offers = [soap(310), soap(310, 'few'), soap(310, 'sold-out'), null, soap(310)].map(
    (product) => {
      source.answer(product);
      return [store.value.get().offer, store.value.get().price];
    },
  );
  expect(offers).toEqual([
    ['available', 310],
    ['few', 310],
    ['sold-out', 310],
    ['none', 310],
    ['available', 310],
  ]);
});

test('a database out of reach says nothing of what can be bought', async () => {
  const source = manualSource();
  const store = createPriceStore(source.open);
  store.value.subscribe(nothing);
  await settled();
  source.answer(undefined);
  expect(store.value.get()).toMatchObject({ price: 299, offer: null, loading: false });
  source.answer(soap(310, 'few'));
  source.answer(undefined);
  expect(store.value.get()).toMatchObject({ price: 310, offer: 'few' });
});

test.each([
  [new Error('offline'), 'offline'],
  ['a string', 'unexpected_error'],
])('a failure (%s) is logged, kept, and leaves the fallback', async (thrown, kept) => {
  const store = createPriceStore(() => Promise.reject(thrown));
  store.value.subscribe(nothing);
  await settled();
  expect(store.value.get()).toMatchObject({ price: 299, loading: false, error: kept });
  expect(logged).toHaveBeenCalledExactlyOnceWith('Live price:', thrown);
});

test('all who show the price share one subscription, kept from one page to the next', async () => {
  const source = manualSource();
  const store = createPriceStore(source.open);
  const leave = [store.value.subscribe(() => {}), store.value.subscribe(() => {})];
  await settled();
  for (const stop of leave) stop();
  await vi.advanceTimersByTimeAsync(1000);
  const last = store.value.subscribe(nothing);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(source.log).toEqual({ opened: 1, closed: 0 });
  last();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(source.log).toEqual({ opened: 1, closed: 1 });
});

test('a tab that comes back asks the server; after a failure it subscribes anew, as a new view does', async () => {
  const source = manualSource();
  const store = createPriceStore(source.open);
  store.value.subscribe(nothing);
  await settled();
  source.answer(soap(299));
  source.fetch.mockResolvedValueOnce(soap(310));
  await store.refetch();
  expect(store.value.get().price).toBe(310);

  source.fail(new Error('permission-denied'));
  expect(store.value.get()).toMatchObject({ price: 310, error: 'permission-denied' });
  await store.refetch();
  await settled();
  expect(source.log.opened).toBe(2);
  source.answer(soap(320));
  expect(store.value.get()).toMatchObject({ price: 320, error: null });

  source.fail(new Error('unavailable'));
  store.value.subscribe(nothing);
  await settled();
  expect(source.log.opened).toBe(3);
});

test('a price the backend names is shown at once, to everyone', async () => {
  const store = createPriceStore(manualSource().open);
  const heard = vi.fn<() => void>();
  store.value.subscribe(heard);
  store.correct(349);
  expect(store.value.get()).toMatchObject({ price: 349, loading: false });
  expect(heard).toHaveBeenCalledOnce();
});
