import type { ShownProduct } from '@ghar/domain/product/storefront-product';
import { expect, test } from 'vitest';
import type { ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import type { StoredProduct } from '../orders/stock-store.ts';
import { productChanged } from './product-changed.ts';

const SOAP: StoredProduct = {
  id: 'soap',
  name: 'صابون',
  price: 299,
  stock_quantity: 7,
  is_active: true,
};
const SHOWN = { product_id: 'soap', name: 'صابون', price: 299, availability: 'available' };
const AT = { updated_at: new Date(0) };

/** The public document after the event that `before` became the product on sale. */
async function shownAfter(
  before: unknown,
  onSale: StoredProduct | null,
  stored: ShownProduct | object | null = SHOWN,
) {
  const state = { shown: stored as unknown, transactions: 0 };
  const tx: Partial<ShopTransaction> = {
    productOnSale: async () => onSale,
    shownProduct: async () => state.shown as Readonly<Record<string, unknown>> | null,
    showProduct: (shown) => void (state.shown = shown),
  };
  const store: Partial<ShopStore> = {
    transaction(work) {
      state.transactions++;
      return work(tx as ShopTransaction);
    },
  };
  const after = onSale ? { ...onSale, ...AT } : undefined;
  await productChanged({ id: 'soap', before, after }, { store: store as ShopStore });
  return state;
}

test.each([
  ['a price', { price: 310 }, { price: 310 }],
  ['a name', { name: 'غار' }, { name: 'غار' }],
  ['the last pieces', { stock_quantity: 0 }, { availability: 'sold-out' }],
  [
    'a name in English',
    { translations: { en: { name: 'Soap' } } },
    { translations: { en: { name: 'Soap' } } },
  ],
])('%s that was changed past the panel reaches the public', async (_, change, told) => {
  const { shown } = await shownAfter({ ...SOAP, ...AT }, { ...SOAP, ...change });
  expect(shown).toEqual({ ...SHOWN, ...told });
});

test('a product that is added past the panel is on sale, one that is deleted is not', async () => {
  expect((await shownAfter(undefined, SOAP, null)).shown).toEqual(SHOWN);
  expect((await shownAfter({ ...SOAP, ...AT }, null)).shown).toBeNull();
});

test('a product that is touched is shown where nothing was, as in a shop of before', async () => {
  const before = { ...SOAP, updated_at: new Date(1) };
  expect((await shownAfter(before, SOAP, null)).shown).toEqual(SHOWN);
});

test('pieces that are sold cost no look at what the public is told', async () => {
  const { transactions } = await shownAfter({ ...SOAP, ...AT }, { ...SOAP, stock_quantity: 6 });
  expect(transactions).toBe(0);
});

test('what the public is told already is not told again', async () => {
  const stored = { ...SHOWN, updated_at: new Date(5) };
  const { shown } = await shownAfter(undefined, SOAP, stored);
  expect(shown).toBe(stored);
});
