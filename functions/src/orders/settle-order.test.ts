import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_WINDOW_MS } from '@ghar/domain/order/payment-window';
import { INTENT_STATUSES, type PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError } from '../payments/payment-provider.ts';
import { intent, order, PLACED_AT, portsOf, refundByHand, shop } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { askAndSettle, settleOrder, settleOrExpire } from './settle-order.ts';

const FINAL = ['completed', 'failed', 'canceled'] as const;

const clock = () => PLACED_AT;
const unheard = () => undefined;

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
          await settleOrder(state.order, intent(id, status), { store, clock });
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
          await settleOrder(state.order, intent(id, status), { store, clock });
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
          await settleOrder(state.order, intent(id, status), { store, clock });
        const before = structuredClone({ order: state.order, events: state.events });
        await settleOrder(state.order, intent('second', last), { store, clock });
        expect({ order: state.order, events: state.events }).toEqual(before);
      }),
    );
  });

  test('a payment of any other amount or currency never pays', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom(CHARGE_CURRENCY, 'EUR', 'KWD', CHARGE_CURRENCY.toLowerCase()),
        async (amount, currency) => {
          fc.pre(amount !== 89700 || currency !== CHARGE_CURRENCY);
          const { state, store } = shop();
          const answer = intent('second', 'completed', { amount, currency });
          await settleOrder(state.order, answer, { store, clock });
          expect(state.order.payment_status).toBe('pending');
          expect(state.events).toEqual([`payment-mismatch ${amount} ${currency}`]);
        },
      ),
    );
  });
});

describe('an order that is paid and cannot be sent waits for a person', () => {
  test.each([
    ['stock-short', { payment_status: 'failed', stock_reserved: false }, 2],
    ['paid-though-cancelled', { status: 'cancelled', stock_reserved: false }, 10],
  ] as const)('%s', async (alarm, change, inStock) => {
    const { state, store } = shop(inStock);
    state.order = { ...order, ...change };
    await settleOrder(state.order, intent('second', 'completed'), { store, clock });
    expect(state.order).toMatchObject({
      payment_status: 'paid',
      payment_needs_review: true,
      stock_reserved: false,
    });
    expect(state.events).toContain(alarm);
    expect(state.product.stock_quantity).toBe(inStock);
  });
});

describe('an order whose time is over', () => {
  const late = () => new Date(PLACED_AT.getTime() + PAYMENT_WINDOW_MS + 10 * 60_000);
  const provider = (answer: PaymentIntent | null) =>
    portsOf(shop().store, { getIntent: async () => answer }).provider;

  test.each([
    ['is still open', intent('second', 'open')],
    ['is unknown', null],
  ])('expires where its payment %s', async (_, answer) => {
    const { state, store, pieces } = shop();
    await settleOrExpire(order, { store, clock: late, provider: provider(answer) }, unheard);
    expect(state.order.payment_status).toBe('failed');
    expect(state.events).toEqual(['payment-status-changed expired']);
    expect(pieces()).toBe(10);
  });

  test('waits while its payment is being made', async () => {
    const { state, store } = shop();
    const beingMade = provider(intent('second', 'underway'));
    await settleOrExpire(order, { store, clock: late, provider: beingMade }, unheard);
    expect(state.order.payment_status).toBe('pending');
  });

  test('is paid where its payment was completed', async () => {
    const { state, store } = shop();
    const completed = provider(intent('second', 'completed'));
    await settleOrExpire(order, { store, clock: late, provider: completed }, unheard);
    expect(state.order.payment_status).toBe('paid');
  });

  test('is left alone where its payment was opened anew since it was read', async () => {
    const { state, store } = shop();
    state.order = { ...order, payment_reopened_at: late() };
    await settleOrExpire(order, { store, clock: late, provider: provider(null) }, unheard);
    expect(state.order.payment_status).toBe('pending');
  });

  test('gives nothing back where it holds nothing', async () => {
    const { state, store } = shop();
    state.order = { ...order, stock_reserved: false };
    await settleOrExpire(order, { store, clock: late, provider: provider(null) }, unheard);
    expect([state.order.payment_status, state.product.stock_quantity]).toEqual(['failed', 7]);
  });
});

describe('an order whose money was given back', () => {
  /**
   * Paid by its second payment, which the provider calls completed for good, and failed by the
   * merchant.
   */
  async function refunded() {
    const all = shop();
    const completed = intent('second', 'completed');
    await settleOrder(all.state.order, completed, { store: all.store, clock });
    all.state.order = { ...all.state.order, payment_status: 'failed' };
    all.state.events.length = 0;
    const look = (found: PaymentIntent) =>
      settleOrder(all.state.order, found, { store: all.store, clock });
    return { ...all, completed, look };
  }

  test('does not become paid again by the same payment', async () => {
    const { state, completed, look } = await refunded();
    expect(await look(completed)).toMatchObject({ settlement: 'unchanged' });
    expect(state.order).toMatchObject({ payment_status: 'failed', payment_needs_review: false });
    expect(state.events).toEqual([]);
  });

  test('puts another payment of it before a person', async () => {
    const { state, look } = await refunded();
    await look(intent('first', 'completed'));
    expect(state.events).toEqual([`payment-duplicate 89700 ${CHARGE_CURRENCY}`]);
    expect(state.order).toMatchObject({ payment_status: 'failed', payment_needs_review: true });
  });
});

describe('an order that the merchant set to paid', () => {
  const byHand = (over: Partial<StoredOrder> = {}) => {
    const all = shop();
    all.state.order = { ...order, payment_status: 'paid', paid_at: null, ...over };
    const look = (found: PaymentIntent) =>
      settleOrder(all.state.order, found, { store: all.store, clock });
    return { ...all, look };
  };

  test('does not hide a payment that comes: it counts instead, and once a person hears of it', async () => {
    const { state, look } = byHand({ status: 'confirmed' });
    const completed = intent('second', 'completed');
    await look(completed);
    expect(state.order).toMatchObject({
      payment_status: 'paid',
      paid_at: PLACED_AT,
      payment_needs_review: true,
    });
    expect(state.order).not.toHaveProperty('uncounted_payments');
    expect(await look(completed)).toMatchObject({ settlement: 'unchanged' });
    expect(state.events).toEqual([`payment-by-hand-replaced 89700 ${CHARGE_CURRENCY}`]);

    state.order = { ...state.order, payment_status: 'failed', payment_needs_review: false };
    await look(completed);
    expect(state.order).toMatchObject({ payment_status: 'failed', payment_needs_review: false });
  });

  test('says how much of the payment by hand no longer counts: without what was given back', async () => {
    const { state, look } = byHand({ status: 'confirmed', refunded_amount: 97 });
    await look(intent('second', 'completed'));
    expect(state.events).toEqual([`payment-by-hand-replaced 80000 ${CHARGE_CURRENCY}`]);
  });

  test.each([
    [
      'wholly given back, and is for a person to send or to give back',
      { refunded_amount: 897 },
      ['paid-though-refunded'],
    ],
    [
      'cancelled, and is for a person to give back',
      { status: 'cancelled' },
      [`payment-by-hand-replaced 89700 ${CHARGE_CURRENCY}`, 'paid-though-cancelled'],
    ],
  ] satisfies [string, Partial<StoredOrder>, string[]][])(
    'is paid by card after it was %s',
    async (_, fields, events) => {
      const { state, look, refunds } = byHand({ status: 'confirmed', ...fields });
      if (state.order.refunded_amount) refunds.set('by-hand', refundByHand({ amount: 897 }));
      await look(intent('second', 'completed'));
      expect(state.order).toMatchObject({ paid_at: PLACED_AT, payment_needs_review: true });
      expect(state.events).toEqual(events);
    },
  );

  test('is confirmed by a payment that comes, as any order', async () => {
    const { state, look } = byHand();
    await look(intent('second', 'completed'));
    expect(state.order.status).toBe('confirmed');
    expect(state.events).not.toContain('payment-status-changed');
  });

  test('has two payments by card where two come: the second is to be given back', async () => {
    const { state, look } = byHand({ status: 'confirmed' });
    await look(intent('first', 'completed'));
    await look(intent('second', 'completed'));
    expect(state.order).toMatchObject({
      payment_intent_id: 'first',
      uncounted_payments: [{ id: 'second', amount: 897 }],
    });
    expect(state.events.at(-1)).toBe(`payment-duplicate 89700 ${CHARGE_CURRENCY}`);
  });

  test('because of a payment of another amount tells nobody of that again', async () => {
    const { state, look } = byHand({ payment_status: 'pending' });
    const little = intent('second', 'completed', { amount: 89600 });
    await look(little);
    state.order = { ...state.order, payment_status: 'paid', payment_needs_review: false };
    await look(little);
    expect(state.events).toEqual([`payment-mismatch 89600 ${CHARGE_CURRENCY}`]);
    expect(state.order.payment_needs_review).toBe(false);
  });
});

test.each([
  ['failed', 0, 'provider-failed'],
  ['canceled', 0, 'provider-canceled'],
  // the provider cancels what nobody has paid in time
  ['canceled', PAYMENT_WINDOW_MS, 'expired'],
] as const)('a payment that is %s after %i ms has failed: %s', async (status, afterMs, why) => {
  const { state, store } = shop();
  const later = () => new Date(PLACED_AT.getTime() + afterMs);
  await settleOrder(state.order, intent('second', status), { store, clock: later });
  expect(state.order).toMatchObject({ payment_status: 'failed', payment_failure: why });
});

test('an order whose payment of another amount was looked at gives its pieces back in time', async () => {
  const { state, store, pieces } = shop();
  const getIntent = async (id: string) =>
    id === 'second' ? intent(id, 'completed', { amount: 100 }) : null;
  const late = new Date(PLACED_AT.getTime() + PAYMENT_WINDOW_MS + 10 * 60_000);
  const ports = portsOf(store, { getIntent }, late);
  const look = () => settleOrExpire(state.order, ports, unheard);
  await look();
  await look();
  expect(state.order).toMatchObject({ payment_status: 'pending', payment_needs_review: true });

  state.order = { ...state.order, payment_needs_review: false };
  await look();
  await look();
  expect(state.order).toMatchObject({ payment_status: 'failed', payment_needs_review: false });
  expect([state.order.stock_reserved, pieces()]).toEqual([false, 10]);
  expect(state.events).toEqual([
    `payment-mismatch 100 ${CHARGE_CURRENCY}`,
    'payment-status-changed expired',
  ]);
});

test('each look at a payment is told, also where the next one fails', async () => {
  const { state, store } = shop();
  const told: unknown[] = [];
  const getIntent = async (id: string) => {
    if (id === 'first') throw new ProviderError('unavailable', 'down');
    return intent(id, 'completed', { amount: 100 });
  };
  const asking = askAndSettle(
    state.order,
    portsOf(store, { getIntent }),
    ({ settlement, intentId }) => void told.push([settlement, intentId]),
  );
  await expect(asking).rejects.toMatchObject({ code: 'payment-provider-unavailable' });
  expect(told).toEqual([['mismatch', 'second']]);
});

test('about former payments nobody asks any more a day after the latest one', async () => {
  const { state, store } = shop();
  const asked: string[] = [];
  const getIntent = async (id: string) => {
    asked.push(id);
    return intent(id, 'open');
  };
  const ask = (hours: number) => {
    const later = new Date(PLACED_AT.getTime() + hours * 3_600_000);
    return askAndSettle(state.order, portsOf(store, { getIntent }, later), unheard);
  };
  await ask(24);
  await ask(25);
  expect(asked).toEqual(['second', 'first', 'second']);
});
