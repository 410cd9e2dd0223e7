import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { parse } from '@ghar/domain/text/parse';
import { refundRequestSchema } from '@ghar/domain/callables';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { expect, test } from 'vitest';
import { intent, order, PLACED_AT, refundOf } from '../orders/one-order-test-shop.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { KEYS, paidShop } from './refund-test-shop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
test('gives back what was paid of the payment that paid it, and says who and why', async () => {
  const { refund, asked, refunds, state, sums } = await paidShop();
  expect(await refund({ reason: 'طلب العميل' })).toBe('completed');
  expect(asked).toEqual([{ id: KEYS[0], intentId: 'second', amount: 89_700, test: true }]);
  expect(refunds.get(KEYS[0])).toMatchObject({
    amount: 897,
    reason: 'طلب العميل',
    actor: 'boss',
    actor_name: 'مريم',
    status: 'completed',
  });
  expect(state.events).toEqual([
    `refund-requested 89700 ${CHARGE_CURRENCY}`,
    `refund-status-changed 89700 ${CHARGE_CURRENCY}`,
  ]);
  expect(state.order).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
  expect(sums()).toEqual([897, 0]);
});

test.each([
  ['refund-unpaid', { paid_at: null, payment_status: 'pending' }],
  ['refund-unpaid', { paid_at: null, payment_status: 'failed' }],
  ['refund-unpaid', { payment_intent_id: null }],
  ['refund-too-much', { refunded_amount: 0.01 }],
  ['refund-too-much', { refunding_amount: 0.01 }],
  ['completed', { status: 'cancelled' }],
  ['completed', { payment_status: 'failed' }],
] as const)('%s: of an order with %j', async (outcome, change) => {
  const { refund, asked } = await paidShop(change);
  expect(await refund()).toBe(outcome);
  expect(asked).toHaveLength(outcome === 'completed' ? 1 : 0);
});

test.each([
  ['by-hand', 'refund-way-changed', 0],
  ['provider', 'completed', 1],
] as const)(
  'a refund meant %s, of what the provider reports paid: %s',
  async (way, outcome, sent) => {
    const { refund, asked, refunds } = await paidShop();
    expect(await refund({ way })).toBe(outcome);
    expect([asked.length, refunds.size]).toEqual([sent, sent]);
    // a repeat is the same refund
    expect(await refund({ way })).toBe(outcome);
  },
);

test('a refund meant to go by the provider is not noted as given by hand', async () => {
  const { refund, refunds } = await paidShop({ paid_at: null });
  expect(await refund({ way: 'provider' })).toBe('refund-way-changed');
  expect(refunds.size).toBe(0);
  expect(await refund({ way: 'by-hand' })).toBe('completed');
});

test('a repeat that reads while the first is committed is the same refund', async () => {
  const { refund, state, store } = await paidShop();
  const transaction = store.transaction.bind(store);
  let isFirst = true;
  store.transaction = (work) =>
    transaction((tx) =>
      work({
        ...tx,
        order: async (id) => {
          if (isFirst) {
            isFirst = false;
            await refund();
          }
          return tx.order(id);
        },
      }),
    );
  expect(await refund()).toBe('completed');
  expect(state.order.refunded_amount).toBe(897);
});

test('what was paid another way is given back by the merchant, who notes it, and never more', async () => {
  const { refund, refunds, asked, state, sums } = await paidShop({ paid_at: null });
  expect(await refund({ amount: 97 })).toBe('completed');
  expect(await refund({ amount: 97 })).toBe('completed');
  expect(await refund({ amount: 801, refundKey: KEYS[1] })).toBe('refund-too-much');
  expect(await refund({ amount: 800, refundKey: KEYS[1], cancel: true })).toBe('completed');
  expect([asked, sums()]).toEqual([[], [897, 0]]);
  expect(refunds.get(KEYS[0])).toMatchObject({ status: 'completed', by_hand: true, actor: 'boss' });
  expect(state.events.slice(0, 2)).toEqual([
    `refund-requested 9700 ${CHARGE_CURRENCY}`,
    `refund-status-changed 9700 ${CHARGE_CURRENCY}`,
  ]);
  expect(state.order).toMatchObject({ status: 'cancelled', stock_reserved: false });
});

test('a payment that is found after all can be given back whole, whatever was given back by hand', async () => {
  const { refund, state, store, sums } = await paidShop({ paid_at: null });
  await refund();
  const answer = intent('second', 'completed');
  await settleOrder(state.order, answer, { store, clock: () => PLACED_AT });
  expect(state.order).toMatchObject({ payment_needs_review: true, paid_at: PLACED_AT });
  expect(sums()).toEqual([0, 0]);
  expect(await refund({ refundKey: KEYS[1] })).toBe('completed');
});

test('the same key is the same refund, and another amount under it is none', async () => {
  const { refund, asked, sums } = await paidShop();
  expect(await refund({ amount: 100 })).toBe('completed');
  expect(await refund({ amount: 100 })).toBe('completed');
  expect(await refund({ amount: 200 })).toBe('input-invalid');
  expect([asked.length, sums()]).toEqual([1, [100, 0]]);
});

test('parts add up to what was paid, and never to more', async () => {
  const { refund, sums } = await paidShop();
  expect(await refund({ amount: 0.1 })).toBe('completed');
  expect(await refund({ amount: 896.91, refundKey: KEYS[1] })).toBe('refund-too-much');
  expect(await refund({ amount: 896.9, refundKey: KEYS[1] })).toBe('completed');
  expect(sums()).toEqual([897, 0]);
});

test.each([
  ['refused', 'refund-refused'],
  ['not-reached', 'refund-not-reached'],
] as const)('%s, it has failed at once, and can be asked for again', async (fault, code) => {
  const { refund, faults, refunds, state, sums } = await paidShop();
  faults.create = [fault];
  expect(await refund()).toBe(code);
  expect(refunds.get(KEYS[0])).toMatchObject({ status: 'failed', error: code });
  expect([state.order.payment_needs_review, sums()]).toEqual([false, [0, 0]]);
  expect(await refund()).toBe('failed');
  expect(await refund({ refundKey: KEYS[1] })).toBe('completed');
  expect(sums()).toEqual([897, 0]);
});

test.each(['lost', 'unavailable', 'unreadable'] as const)(
  'where the answer is %s it stays pending, and is made once',
  async (fault) => {
    const { refund, faults, look, made, asked, sums } = await paidShop();
    faults.create = [fault];
    expect(await refund()).toBe('pending');
    expect(sums()).toEqual([0, 897]);
    // whoever asks again is not a second sender, while the first may still arrive
    const isMade = fault === 'lost';
    expect(await refund()).toBe(isMade ? 'completed' : 'pending');
    expect(asked).toHaveLength(1);
    expect(await look(MINUTE_MS)).toBe('completed');
    expect([asked.length, made.size, sums()]).toEqual([isMade ? 1 : 2, 1, [897, 0]]);
  },
);

test('where the provider cannot be asked it waits, and the schedule hears why', async () => {
  const { refund, faults, look, sums } = await paidShop();
  faults.create = ['unavailable'];
  faults.get = ['unavailable', 'unavailable'];
  expect(await refund()).toBe('pending');
  expect(await refund()).toBe('pending');
  await expect(look(MINUTE_MS)).rejects.toThrow('unavailable');
  expect(sums()).toEqual([0, 897]);
});

test('refused when it is sent again it has failed, unless the first one has arrived meanwhile', async () => {
  const { refund, faults, look, state } = await paidShop();
  faults.create = ['unavailable', 'refused'];
  await refund();
  expect(await look(MINUTE_MS)).toBe('failed');
  expect(state.order.payment_needs_review).toBe(true);
  expect(state.events.at(-1)).toBe(`refund-failed 89700 ${CHARGE_CURRENCY}`);

  const late = await paidShop();
  late.faults.create = ['unavailable', 'refused'];
  await late.refund();
  const arrives = late.look(MINUTE_MS);
  late.made.set(KEYS[0], {
    id: KEYS[0],
    intentId: 'second',
    amount: 89_700,
    currency: CHARGE_CURRENCY,
    status: 'completed',
    providerStatus: 'completed',
  });
  expect(await arrives).toBe('completed');
});

test('one that the provider does not know after a day has failed, and a person is told', async () => {
  const { refund, faults, look, asked, state } = await paidShop();
  faults.create = ['unavailable', 'unavailable'];
  await refund();
  expect(await look(DAY_MS - MINUTE_MS)).toBe('pending');
  expect(await look(2 * MINUTE_MS)).toBe('failed');
  expect([asked.length, state.order.payment_needs_review]).toEqual([2, true]);
});

test('one that was made in the provider’s own app is not sent from here, nor ended', async () => {
  const { refunds, look, asked, state } = await paidShop({ refunding_amount: 100 });
  refunds.set(KEYS[0], refundOf({ amount: 100, actor: SERVER_ACTOR }));
  expect(await look(MINUTE_MS)).toBe('pending');
  expect(await look(2 * DAY_MS)).toBe('pending');
  expect(asked).toEqual([]);
  expect(state.order).toMatchObject({ refunding_amount: 100, payment_needs_review: false });
});

test('a key that is another payment’s refund at the provider gives nothing back here', async () => {
  const { refund, made, sums } = await paidShop();
  made.set(KEYS[0], {
    id: KEYS[0],
    intentId: 'of another order',
    amount: 89_700,
    currency: CHARGE_CURRENCY,
    status: 'completed',
    providerStatus: 'completed',
  });
  expect(await refund()).toBe('failed');
  expect(sums()).toEqual([0, 0]);
});

test.each([
  ['confirmed', { stock_reserved: false, restocked: false }],
  ['delivered', { stock_reserved: false, restocked: true }],
] as const)('the pieces of an order that is %s go back once', async (status, change) => {
  const { refund, refunds, state } = await paidShop({ status });
  await refund({ amount: 100, restock: true });
  await refund({ amount: 100, restock: true, refundKey: KEYS[1] });
  expect(state.order).toMatchObject(change);
  expect(state.product.stock_quantity).toBe(7 + order.quantity);
  expect(KEYS.map((key) => refunds.get(key)?.restock)).toEqual([true, false]);
  expect(state.events.filter((event) => event === 'stock-released')).toHaveLength(1);
});

test.each([
  ['asked for', true],
  ['not asked for', false],
])(
  'an order is cancelled with its refund in one step, once, and its pieces go back: %s',
  async (_, restock) => {
    const { refund, state } = await paidShop({ status: 'confirmed' });
    const whole = { restock, cancel: true };
    expect([await refund(whole), await refund(whole)]).toEqual(['completed', 'completed']);
    expect(state.order).toMatchObject({ status: 'cancelled', stock_reserved: false });
    expect(state.product.stock_quantity).toBe(7 + order.quantity);
    expect(state.events).toEqual([
      `refund-requested 89700 ${CHARGE_CURRENCY}`,
      'status-changed',
      'stock-released',
      `refund-status-changed 89700 ${CHARGE_CURRENCY}`,
    ]);
  },
);

test('an order that was sent meanwhile is not cancelled with its refund, and nothing is given back', async () => {
  const { refund, state, asked, sums } = await paidShop({ status: 'shipped' });
  expect(await refund({ cancel: true })).toBe('refund-sent-meanwhile');
  expect(state.order.status).toBe('shipped');
  expect([asked.length, ...sums()]).toEqual([0, 0, 0]);
});

test('a visitor is refused before anything is read', async () => {
  const { refund, asked, refunds } = await paidShop();
  expect(await refund({}, null)).toBe('sign-in-required');
  expect([asked.length, refunds.size]).toEqual([0, 0]);
});

test.each([
  ['refundKey', { refundKey: 'one' }],
  ['amount', { amount: 0 }],
  ['amount', { amount: -1 }],
  ['amount', { amount: 0.001 }],
  ['amount', { amount: Infinity }],
  ['amount', { amount: '100' }],
  ['reason', { reason: 'س'.repeat(301) }],
  ['restock', { restock: 'yes' }],
] as const)('a request with a wrong %s is refused: %j', (field, change) => {
  const request = {
    order_id_param: 'order',
    refundKey: KEYS[0],
    amount: 1,
    reason: '',
    restock: false,
  };
  expect(() => parse(refundRequestSchema, { ...request, ...change })).toThrow(
    expect.objectContaining({ facts: { field } }),
  );
  expect(parse(refundRequestSchema, { ...request, reason: ' سبب\r\n<b>' })).toMatchObject({
    reason: 'سبب <b>',
  });
});
