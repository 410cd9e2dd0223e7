import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '@ghar/domain/order';
import { PAYMENT_WINDOW_MS } from '@ghar/domain/payment-window';
import { INTENT_STATUSES, type PaymentIntent } from '../payments/payment-intent.ts';
import type { OrderStore, OrderTransaction, StoredOrder, StoredProduct } from './order-store.ts';
import { settleOrder, settleOrExpire } from './settle-order.ts';

const ORDER_ID = 'order';
const PLACED_AT = new Date('2026-11-20T10:00:00Z');
const FINAL = ['completed', 'failed', 'canceled'] as const;

const order: StoredOrder = {
  id: ORDER_ID,
  customer_name: 'مريم',
  customer_phone: '+971501234567',
  customer_email: null,
  country: 'ae',
  country_code: '+971',
  city: 'دبي',
  address: 'شارع الوصل',
  quantity: 3,
  unit_price: 299,
  total_amount: 897,
  currency: 'AED',
  product_id: 'soap',
  product_name: 'صابون',
  order_number: 'order',
  status: 'pending',
  payment_status: 'pending',
  payment_intent_id: 'second',
  former_payment_intent_ids: ['first'],
  payment_url: 'https://pay.example/second',
  payment_reopened_at: null,
  payment_needs_review: false,
  payment_test: true,
  paid_at: null,
  stock_reserved: true,
  checkout_key: 'key',
  merchant_note: null,
  tracking_number: null,
  search: [],
  created_at: PLACED_AT,
  updated_at: PLACED_AT,
  updated_by: 'server',
};

/** A shop of one order and one product, in memory. */
function shop(stock = 7) {
  const product: StoredProduct = {
    id: 'soap',
    name: 'صابون',
    price: 299,
    stock_quantity: stock,
    is_active: true,
  };
  const state = { order, product, events: [] as string[], keys: new Set<string>() };
  const tx: Partial<OrderTransaction> = {
    order: async () => state.order,
    product: async () => state.product,
    hasEvent: async (_, key) => state.keys.has(key),
    updateOrder: (_, change: Partial<Order>) => {
      state.order = { ...state.order, ...change };
    },
    setStock: (_, pieces) => {
      state.product = { ...state.product, stock_quantity: pieces };
    },
    addEvent: (_, { type, note }, key) => {
      state.events.push(note === undefined ? type : `${type} ${note}`);
      if (key !== undefined) state.keys.add(key);
    },
  };
  const store = {
    transaction: <Result>(work: (tx: OrderTransaction) => Promise<Result>) =>
      work(tx as OrderTransaction),
  } as OrderStore;
  return {
    state,
    store,
    /** Pieces in stock and pieces that the order holds. */
    pieces: () =>
      state.product.stock_quantity + (state.order.stock_reserved ? state.order.quantity : 0),
  };
}

const intent = (id: string, status: PaymentIntent['status'], change = {}): PaymentIntent => ({
  id,
  status,
  amount: 89700,
  currency_code: 'AED',
  redirect_url: null,
  ...change,
});
const clock = () => PLACED_AT;

describe('whatever the provider announces, in whatever order and how often', () => {
  const announcements = fc.array(
    fc.record({
      id: fc.constantFrom('first', 'second', 'somebody-else’s'),
      status: fc.constantFrom(...INTENT_STATUSES),
    }),
    { maxLength: 12 },
  );

  test('the order ends as the provider’s final word on its payments says', async () => {
    await fc.assert(
      fc.asyncProperty(announcements, async (all) => {
        const { state, store } = shop();
        for (const { id, status } of all)
          await settleOrder(ORDER_ID, intent(id, status), { store, clock });
        const own = all.filter(({ id }) => id === 'first' || id === 'second');
        const isPaid = own.some(({ status }) => status === 'completed');
        const hasFailed = own.some(
          ({ id, status }) => id === 'second' && (status === 'failed' || status === 'canceled'),
        );
        expect(state.order.payment_status).toBe(isPaid ? 'paid' : hasFailed ? 'failed' : 'pending');
        expect(state.order.status).toBe(isPaid ? 'confirmed' : 'pending');
        expect(state.order.paid_at !== null).toBe(isPaid);
      }),
    );
  });

  test('no piece is lost or made, and a paid order holds its own', async () => {
    await fc.assert(
      fc.asyncProperty(announcements, async (all) => {
        const { state, store, pieces } = shop();
        for (const { id, status } of all) {
          await settleOrder(ORDER_ID, intent(id, status), { store, clock });
          expect(pieces()).toBe(10);
          expect(state.order.stock_reserved).toBe(state.order.payment_status !== 'failed');
        }
      }),
    );
  });

  test('a final word said again changes nothing, and adds nothing to the history', async () => {
    await fc.assert(
      fc.asyncProperty(announcements, fc.constantFrom(...FINAL), async (all, last) => {
        const { state, store } = shop();
        for (const { id, status } of [...all, { id: 'second', status: last }])
          await settleOrder(ORDER_ID, intent(id, status), { store, clock });
        const before = structuredClone({ order: state.order, events: state.events });
        await settleOrder(ORDER_ID, intent('second', last), { store, clock });
        expect({ order: state.order, events: state.events }).toEqual(before);
      }),
    );
  });

  test('a payment of any other amount or currency never pays', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom('AED', 'USD', 'KWD', 'aed'),
        async (amount, currency_code) => {
          fc.pre(amount !== 89700 || currency_code !== 'AED');
          const { state, store } = shop();
          const answer = intent('second', 'completed', { amount, currency_code });
          await settleOrder(ORDER_ID, answer, { store, clock });
          expect(state.order.payment_status).toBe('pending');
          expect(state.events).toEqual([`payment-mismatch ${amount} ${currency_code}`]);
        },
      ),
    );
  });
});

describe('an order whose time is over', () => {
  const late = () => new Date(PLACED_AT.getTime() + PAYMENT_WINDOW_MS + 10 * 60_000);
  const provider = (answer: PaymentIntent | null) => ({
    createIntent: () => Promise.reject(new Error('nothing is opened here')),
    getIntent: async () => answer,
  });

  test.each([
    ['is still open', intent('second', 'requires_payment_instrument')],
    ['is unknown', null],
  ])('expires where its payment %s', async (_, answer) => {
    const { state, store, pieces } = shop();
    await settleOrExpire(order, { store, clock: late, provider: provider(answer) });
    expect(state.order.payment_status).toBe('failed');
    expect(state.events).toEqual(['payment-status-changed expired']);
    expect(pieces()).toBe(10);
  });

  test('waits while its payment is being made', async () => {
    const { state, store } = shop();
    const beingMade = provider(intent('second', 'pending'));
    await settleOrExpire(order, { store, clock: late, provider: beingMade });
    expect(state.order.payment_status).toBe('pending');
  });

  test('is paid where its payment was completed', async () => {
    const { state, store } = shop();
    const completed = provider(intent('second', 'completed'));
    await settleOrExpire(order, { store, clock: late, provider: completed });
    expect(state.order.payment_status).toBe('paid');
  });

  test('is left alone where its payment was opened anew since it was read', async () => {
    const { state, store } = shop();
    state.order = { ...order, payment_reopened_at: late() };
    await settleOrExpire(order, { store, clock: late, provider: provider(null) });
    expect(state.order.payment_status).toBe('pending');
  });

  test('gives nothing back where it holds nothing', async () => {
    const { state, store } = shop();
    state.order = { ...order, stock_reserved: false };
    await settleOrExpire(order, { store, clock: late, provider: provider(null) });
    expect([state.order.payment_status, state.product.stock_quantity]).toEqual(['failed', 7]);
  });
});
