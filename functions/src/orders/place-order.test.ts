import { createPaymentRequestSchema } from '@ghar/domain/callables';
import { parse } from '@ghar/domain/text/parse';
import { expect, test } from 'vitest';
import { formOf, order, portsOf } from './one-order-test-shop.ts';
import { placeOrder } from './place-order.ts';
import type { ShopStore, ShopTransaction } from './shop-store.ts';

const REQUEST = parse(createPaymentRequestSchema, {
  ...formOf(order),
  totalAmount: 897,
  checkoutKey: crypto.randomUUID(),
});

test('a repeat that finds no piece left, since the first has just taken the last ones, gets that order', async () => {
  const counted: string[] = [];
  let isPlaced = false;
  const tx: Partial<ShopTransaction> = {
    orderIdOfCheckout: async () => (isPlaced ? order.id : null),
    order: async () => order,
    attempts: async () => [],
    tally: async () => null,
    setAttempts: (key) => void counted.push(key),
    // the first commits between the reads of the second
    productOnSale: async () => {
      isPlaced = true;
      return { id: 'soap', name: 'صابون', price: 299, stock_quantity: 0, is_active: true };
    },
  };
  const store: Partial<ShopStore> = {
    newOrderId: () => 'another',
    transaction: (work) => work(tx as ShopTransaction),
  };
  const placed = await placeOrder(REQUEST, { origin: null }, portsOf(store as ShopStore, {}));
  expect(placed).toEqual({ order, isNew: false });
  expect(counted).toEqual([]);
});
