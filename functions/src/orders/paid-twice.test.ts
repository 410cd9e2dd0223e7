import { may } from '@ghar/domain/order/may';
import type { Order } from '@ghar/domain/order/order';
import { describe, expect, test } from 'vitest';
import { intent, order, PLACED_AT } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { publicOrder } from './public-order.ts';
import { settleOrder } from './settle-order.ts';
import type { ShopStore, ShopTransaction } from './shop-store.ts';

/** A shop of the orders of one form: each was replaced by the next, and has the payment of its own name. */
function shopOf(...changes: readonly Partial<StoredOrder>[]) {
  const ids = ['one', 'two', 'three'].slice(0, changes.length);
  const orders = new Map(
    ids.map((id, index): [string, StoredOrder] => {
      const next = ids[index + 1];
      const of = { id, payment_intent_id: id, former_payment_intent_ids: [], payment_test: false };
      return [id, { ...order, ...of, ...(next && { replaced_by: next }), ...changes[index] }];
    }),
  );
  const events: string[] = [];
  let stock = 7;
  const tx: Partial<ShopTransaction> = {
    order: async (id) => orders.get(id) ?? null,
    product: async () => ({
      id: 'soap',
      name: 'صابون',
      price: 299,
      stock_quantity: stock,
      is_active: true,
    }),
    shownProduct: async () => null,
    rollUp: () => false,
    updateOrder: (id, change: Partial<Order>) =>
      void orders.set(id, { ...orders.get(id)!, ...change }),
    addEvent: (id, { type }) => void events.push(`${id} ${type}`),
    takePieces: (_, pieces) => void (stock -= pieces),
    givePiecesBack: (_, pieces) => void (stock += pieces),
  };
  const store = {
    transaction: <Result>(work: (tx: ShopTransaction) => Promise<Result>) =>
      work(tx as ShopTransaction),
  } as ShopStore;
  return {
    orders,
    stock: () => stock,
    of: (id: string) => orders.get(id)!,
    pay: (id: string) =>
      settleOrder(orders.get(id)!, intent(id, 'completed'), { store, clock: () => PLACED_AT }),
    told: () => events.filter((event) => event.endsWith('paid-though-replaced')),
  };
}

describe('the orders of one form', () => {
  test.each([
    ['the former one last', ['two', 'one']],
    ['the former one first', ['one', 'two']],
  ])('both paid, %s: the later payment is for a person', async (_, [first, last]) => {
    const shop = shopOf({}, {});
    await shop.pay(first!);
    expect(shop.told()).toEqual([]);
    expect(shop.of(first!)).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
    await shop.pay(last!);
    expect(shop.told()).toEqual([`${last} paid-though-replaced`]);
    expect(shop.of(last!)).toMatchObject({
      payment_status: 'paid',
      payment_needs_review: true,
      stock_reserved: true,
      replaced_by: first,
    });
    expect(may(shop.of(last!), PLACED_AT).whyNotShip).toBe('review');
    expect(publicOrder(shop.of(last!)).paid_twice).toBe(true);
    expect(publicOrder(shop.of(first!)).paid_twice).toBe(false);
    // again: nobody is told twice
    await shop.pay(last!);
    expect(shop.told()).toHaveLength(1);
  });

  test.each([
    [['three', 'one']],
    [['one', 'three']],
    [['two', 'one']],
    [['one', 'two']],
    [['three', 'two']],
    [['two', 'three']],
    [['one', 'two', 'three']],
    [['two', 'three', 'one']],
  ])('of three, paid in this sequence: %j', async (sequence) => {
    const shop = shopOf({}, {}, {});
    for (const id of sequence) await shop.pay(id);
    const [, ...later] = sequence;
    expect(shop.told()).toEqual(later.map((id) => `${id} paid-though-replaced`));
  });

  test.each<[string, Partial<StoredOrder>]>([
    ['under review', { payment_needs_review: true }],
    ['confirmed by the merchant', { status: 'confirmed' }],
    ['failed', { payment_status: 'failed', stock_reserved: false }],
    ['shipped unpaid', { status: 'shipped' }],
  ])('the former one paid while the other is %s: the other one must not be paid', async (_, as) => {
    const shop = shopOf({}, as);
    await shop.pay('one');
    expect(may({ ...shop.of('two'), payment_needs_review: false }, PLACED_AT).whyNotPay).toBe(
      'replaced',
    );
    await shop.pay('two');
    expect(shop.told()).toEqual(['two paid-though-replaced']);
  });

  test('the other one set to paid by hand: a payment of the former one is for a person', async () => {
    const shop = shopOf({}, { payment_status: 'paid' });
    await shop.pay('one');
    expect(shop.told()).toEqual(['one paid-though-replaced']);
  });

  test('the other one refunded: the former one is paid like any other', async () => {
    const shop = shopOf({}, {});
    await shop.pay('two');
    shop.orders.set('two', { ...shop.of('two'), refunded_amount: 897 });
    await shop.pay('one');
    expect(shop.of('one')).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
    expect(shop.told()).toEqual([]);
  });

  test('both paid, one expired before: it takes its pieces again', async () => {
    const shop = shopOf({ payment_status: 'failed', stock_reserved: false }, {});
    await shop.pay('two');
    await shop.pay('one');
    expect(shop.of('one').stock_reserved).toBe(true);
    expect(shop.stock()).toBe(4);
  });

  test('reviewed by the merchant: its page says no more that both are paid', async () => {
    const shop = shopOf({}, {});
    await shop.pay('two');
    await shop.pay('one');
    expect(publicOrder({ ...shop.of('one'), payment_needs_review: false }).paid_twice).toBe(false);
  });
});
