import { expect, test } from 'vitest';
import type { ShopStore, ShopTransaction } from './shop-store.ts';
import type { StoredProduct } from './stock-store.ts';
import { rollUpStock, transactionOnStock } from './roll-up-stock.ts';

const SOAP: StoredProduct = {
  id: 'soap',
  name: 'صابون',
  price: 299,
  stock_quantity: 5,
  is_active: true,
};
const SHOWN = { product_id: 'soap', name: 'صابون', price: 299, availability: 'available' };

/** A store of one product with or without something to roll up, and a record of its calls. */
function stock({
  shown = SHOWN,
  isBehind = true,
}: { readonly shown?: object | null; readonly isBehind?: boolean } = {}) {
  const done: unknown[] = [];
  const tx: Partial<ShopTransaction> = {
    product: async () => SOAP,
    shownProduct: async () => shown as Readonly<Record<string, unknown>> | null,
    showProduct: (next) => void done.push(next),
    rollUp(productId) {
      if (isBehind) done.push(`rolled up ${productId}`);
      return isBehind;
    },
    takePieces: (productId, quantity) => void done.push(`took ${quantity} of ${productId}`),
  };
  const store: Partial<ShopStore> = { transaction: (work) => work(tx as ShopTransaction) };
  return { done, store: store as ShopStore };
}

test('the public is told with the figure when few are left', async () => {
  const { done, store } = stock();
  await rollUpStock('soap', store);
  expect(done).toEqual(['rolled up soap', { ...SHOWN, availability: 'few' }]);
});

test.each<[string, object | null]>([
  ['what it knows already', { ...SHOWN, availability: 'few' }],
  ['of a product that is not on sale', { ...SHOWN, product_id: 'other' }],
  ['of a shop that shows nothing', null],
])('the public is not told %s', async (_, shown) => {
  const { done, store } = stock({ shown });
  await rollUpStock('soap', store);
  expect(done).toEqual(['rolled up soap']);
});

test('nothing is written where another has rolled up already', async () => {
  const { done, store } = stock({ isBehind: false });
  await rollUpStock('soap', store);
  expect(done).toEqual([]);
});

test('pieces that were moved are rolled up before the answer; where none was, nothing is', async () => {
  const { done, store } = stock({ shown: null });
  await transactionOnStock(store, async () => 'nothing moved');
  expect(done).toEqual([]);
  await transactionOnStock(store, async (tx) => tx.takePieces('soap', 2));
  expect(done).toEqual(['took 2 of soap', 'rolled up soap']);
});

test('a roll-up that cannot be done fails nothing', async () => {
  const store = { transaction: () => Promise.reject(new Error('busy')) } as unknown as ShopStore;
  await expect(rollUpStock('soap', store)).resolves.toBeUndefined();
});
