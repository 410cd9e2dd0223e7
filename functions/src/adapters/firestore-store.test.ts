import { createPaymentRequestSchema, type CreatePaymentInput } from '@ghar/domain/callables';
import { parse } from '@ghar/domain/text/parse';
import { COLLECTIONS, orderEventsPath, orderPath, productPath } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { order, PLACED_AT, portsOf } from '../orders/one-order-test-shop.ts';
import type { FoundOrder } from '../orders/order-store.ts';
import type { ShopStore } from '../orders/shop-store.ts';
import { placeOrder } from '../orders/place-order.ts';
import { rollUpStock } from '../orders/roll-up-stock.ts';
import { firestoreStore } from './firestore-store.ts';
import { memoryFirestore } from './memory-firestore-test-db.ts';

let phones = 0;
/** A form of a shopper of its own. */
const newOrderForm = (change: Partial<CreatePaymentInput> = {}): CreatePaymentInput => ({
  customerName: 'مريم',
  customerPhone: `050${1_000_000 + phones++}`,
  customerEmail: '',
  country: 'ae',
  countryCode: '+971',
  city: 'دبي',
  address: 'شارع الوصل، فيلا 12',
  quantity: 1,
  totalAmount: 299,
  checkoutKey: crypto.randomUUID(),
  ...change,
});

let db: Firestore;
let store: ShopStore;

beforeEach(() => {
  db = memoryFirestore();
  store = firestoreStore(db, () => PLACED_AT);
});

const setStock = (stock_quantity: number): Promise<unknown> => {
  const batch = db.batch();
  const product = { name: 'صابون', price: 299, is_active: true, updated_at: PLACED_AT };
  batch.set(db.doc(productPath('soap')), { ...product, stock_quantity });
  return batch.commit();
};
const place = (form = newOrderForm()) =>
  placeOrder(parse(createPaymentRequestSchema, form), { origin: null }, portsOf(store, {}));
/** Resolves to the order's id, or to the code of its refusal. */
const outcomeOf = (placing: ReturnType<typeof place>): Promise<string> =>
  placing.then(
    ({ order: { id } }) => id,
    ({ code }: { code: string }) => code,
  );
const orders = async (): Promise<string[]> =>
  (await db.collection(COLLECTIONS.orders).get()).docs.map(({ id }) => id);
const stock = async (): Promise<unknown> => {
  await rollUpStock('soap', store);
  return (await db.doc(productPath('soap')).get()).get('stock_quantity');
};

describe('the same form again', () => {
  test('is answered with the order that it placed before', async () => {
    await setStock(10);
    const form = newOrderForm();
    const first = await place(form);
    const again = await place(form);
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.order).toEqual(first.order);
    expect(await orders()).toEqual([first.order.id]);
    expect(await stock()).toBe(9);
  });

  test('is one order for five requests at the same time', async () => {
    await setStock(10);
    const form = newOrderForm();
    const placed = await Promise.all(Array.from({ length: 5 }, () => place(form)));
    expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(placed.map((one) => one.order.id)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await stock()).toBe(9);
  });

  test('is answered with it also where nothing is left', async () => {
    await setStock(1);
    const form = newOrderForm();
    const { order: placed } = await place(form);
    expect(await outcomeOf(place(form))).toBe(placed.id);
  });
});

describe('orders at the same time', () => {
  test('for the last piece: one is placed, and the other is refused', async () => {
    await setStock(2);
    // allots the pieces, so that those that follow update documents that exist
    await place();
    const outcomes = await Promise.all([place(), place()].map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === 'out-of-stock')).toHaveLength(1);
    expect(await orders()).toHaveLength(2);
    expect(await stock()).toBe(0);
  });

  test('more than there are pieces: exactly those are sold', async () => {
    await setStock(9);
    await place();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(place())));
    expect(outcomes.filter((outcome) => outcome === 'out-of-stock')).toHaveLength(12);
    expect(await orders()).toHaveLength(9);
    expect(await stock()).toBe(0);
  });

  test('of one phone are counted each', async () => {
    await setStock(100);
    const form = () => newOrderForm({ customerPhone: '0501234567' });
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(place(form()))));
    expect(outcomes.filter((outcome) => outcome === 'rate-limited')).toHaveLength(2);
    expect(await orders()).toHaveLength(10);
  });
});

test('a transaction that fails writes nothing of it', async () => {
  await setStock(10);
  const { order: placed } = await place();
  const failing = store.transaction(async (tx) => {
    tx.updateOrder(placed.id, { status: 'confirmed' });
    tx.addEvent(placed.id, { type: 'status-changed' });
    tx.updateOrder('nobodys', { status: 'confirmed' });
  });
  await expect(failing).rejects.toMatchObject({ code: 5 });
  expect(await store.order(placed.id)).toMatchObject({ status: 'pending' });
  const history = await db.collection(orderEventsPath(placed.id)).get();
  expect(history.size).toBe(1);
});

describe('many orders', () => {
  const MANY = 230;
  const idsOf = async (pages: AsyncIterable<readonly FoundOrder[]>): Promise<string[]> => {
    const ids: string[] = [];
    for await (const page of pages) ids.push(...page.map(({ read }) => read().id));
    return ids;
  };
  /** Puts orders, each a second younger than the one before. */
  async function putOrders(change: object, count = MANY): Promise<string[]> {
    const batch = db.batch();
    const ids = Array.from({ length: count }, (_, index) => `order-${1000 + index}`);
    for (const [index, id] of ids.entries()) {
      const { id: _, ...fields } = order;
      const at = new Date(PLACED_AT.getTime() + index * 1000);
      batch.set(db.doc(orderPath(id)), { ...fields, created_at: at, updated_at: at, ...change });
    }
    await batch.commit();
    return ids;
  }

  test.each([
    ['pending', { payment_status: 'pending' }],
    ['failed lately', { payment_status: 'failed' }],
  ])('whose payment is %s are found to the last one', async (_, change) => {
    const ids = await putOrders(change);
    expect(await idsOf(store.unsettledOrders(PLACED_AT))).toEqual(ids);
  });

  test('as many as one page holds are found, once', async () => {
    const ids = await putOrders({}, 100);
    expect(await idsOf(store.unsettledOrders(PLACED_AT))).toEqual(ids);
  });

  test('of a phone are found to the last one, and those after one of them', async () => {
    const ids = await putOrders({ payment_status: 'paid' });
    expect(await idsOf(store.ordersOfPhone(order.customer_phone))).toEqual(ids);
    expect(await idsOf(store.ordersOfPhone(order.customer_phone, ids[99]))).toEqual(ids.slice(100));
  });

  test('that are to be erased are found to the last one', async () => {
    const ids = await putOrders({ payment_status: 'paid', erased_at: null });
    const later = new Date(PLACED_AT.getTime() + MANY * 1000);
    expect(await idsOf(store.ordersToErase(later))).toEqual(ids);
  });
});
