import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { describe, expect, test } from 'vitest';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { codeOf, intent, order, PLACED_AT, portsOf, shop } from './one-order-test-shop.ts';
import { resumePayment } from './resume-payment.ts';
import { askAndSettle, settleOrder } from './settle-order.ts';

describe('paying again', () => {
  /** A shop whose provider answers so about its payments, and opens `third`. */
  function asking(said: Record<string, PaymentIntent>, minutes = 0) {
    const all = shop();
    const third = intent('third', 'open', { url: 'https://third' });
    const ports = portsOf(
      all.store,
      { createIntent: async () => third, getIntent: async (id) => said[id] ?? null },
      new Date(PLACED_AT.getTime() + minutes * 60_000),
    );
    const pay = async () => {
      const asked = await askAndSettle(all.state.order, ports, () => undefined);
      return resumePayment(asked, null, ports);
    };
    return { ...all, ports, pay };
  }

  test('is refused once it was paid, also where the money was given back since', async () => {
    const paid = intent('second', 'completed');
    const { state, ports, pay } = asking({ second: paid });
    await settleOrder(state.order, paid, ports);
    state.order = { ...state.order, payment_status: 'failed' };
    expect(await codeOf(pay())).toBe('order-already-paid');
    expect(state.order.payment_intent_id).toBe('second');
  });

  test('opens a new payment once a person has looked at one of another amount', async () => {
    const { state, pay, pieces } = asking({ second: intent('second', 'completed', { amount: 1 }) });
    expect(await codeOf(pay())).toBe('payment-under-review');
    state.order = { ...state.order, payment_needs_review: false };
    // two concurrent taps open one payment
    const links = await Promise.all([pay(), pay()]);
    expect(links.map(({ payment_url }) => payment_url)).toEqual(['https://third', 'https://third']);
    expect(state.order).toMatchObject({
      payment_status: 'pending',
      payment_intent_id: 'third',
      former_payment_intent_ids: ['first', 'second'],
      stock_reserved: true,
    });
    expect(pieces()).toBe(10);
    expect(state.events).toEqual([`payment-mismatch 1 ${CHARGE_CURRENCY}`, 'payment-opened']);
  });

  test('leads to a payment that another tap has opened while the provider was slow to answer', async () => {
    const { state, ports } = asking({}, 1);
    const found = { ...state.order, payment_intent_id: null, payment_url: null };
    const link = await resumePayment({ order: found, latest: null, underwayId: null }, null, ports);
    expect(link.payment_url).toBe('https://pay.example/second');
  });

  describe('is a test iff the order is one', () => {
    /** Pays a failed order again; answers which payments were opened, as tests or not. */
    const payIn = async (testMode: boolean, change: { payment_test: boolean }) => {
      const { state, store } = shop();
      state.order = { ...order, payment_status: 'failed', ...change };
      const opened: boolean[] = [];
      const ports = portsOf(store, {
        getIntent: async () => null,
        createIntent: async ({ test }) => {
          opened.push(test);
          return intent('third', 'open', { url: 'https://third' });
        },
      });
      const asked = { order: state.order, latest: null, underwayId: null };
      const code = await codeOf(resumePayment(asked, null, { ...ports, testMode }));
      return { opened, code, order: state.order };
    };

    test.each([true, false])('in a shop that is tried out (%s)', async (payment_test) => {
      const { opened, order: paidAgain } = await payIn(true, { payment_test });
      expect(opened).toEqual([payment_test]);
      expect(paidAgain.payment_test).toBe(payment_test);
    });

    test('and no test is paid in a live shop, by a card that costs nothing', async () => {
      const { opened, code, order: refused } = await payIn(false, { payment_test: true });
      expect([code, opened]).toEqual(['order-was-a-test', []]);
      expect(refused.payment_status).toBe('failed');
    });
  });

  test.each(['first', 'second'])(
    'opens none while money is on its way by the %s payment',
    async (id) => {
      const { state, pay } = asking({ [id]: intent(id, 'underway') });
      state.order = { ...order, payment_status: 'failed', stock_reserved: false };
      expect(await codeOf(pay())).toBe('payment-under-review');
      expect(state.order.payment_status).toBe('failed');
    },
  );

  describe('after half an hour, when the provider’s page has ended and the schedule has not come yet', () => {
    const open = intent('second', 'open');

    test('opens a new payment in one go, and the old one is still watched', async () => {
      const { state, pay, pieces } = asking({ second: open }, 31);
      const links = await Promise.all([pay(), pay()]);
      expect(links.map(({ payment_url }) => payment_url)).toEqual([
        'https://third',
        'https://third',
      ]);
      expect(state.order).toMatchObject({
        payment_status: 'pending',
        payment_intent_id: 'third',
        former_payment_intent_ids: ['first', 'second'],
        stock_reserved: true,
      });
      expect(pieces()).toBe(10);
      expect(state.events).toEqual([
        'payment-status-changed expired',
        'payment-status-changed reopened',
        'payment-opened',
      ]);
    });

    test('opens a payment also where the answer about the first one was lost', async () => {
      const { state, pay } = asking({}, 31);
      state.order = { ...order, payment_intent_id: null, payment_url: null };
      expect(await pay()).toMatchObject({ payment_url: 'https://third' });
    });

    test('opens none while money is on its way', async () => {
      const { state, pay } = asking({ second: intent('second', 'underway') }, 31);
      expect(await codeOf(pay())).toBe('payment-under-review');
      expect(state.order.payment_intent_id).toBe('second');
    });

    test('and not before', async () => {
      const { pay } = asking({ second: open }, 29);
      expect(await pay()).toMatchObject({ payment_url: order.payment_url });
    });
  });

  describe('of what is left', () => {
    /** A failed order of three pieces, which were released. */
    const failed = (stock: number, minutes: number) => {
      const { state, pay } = asking({}, minutes);
      state.order = { ...order, payment_status: 'failed', stock_reserved: false };
      state.product = { ...state.product, stock_quantity: stock };
      return pay;
    };

    test('takes half at most once its time is over, and says how many that is', async () => {
      await expect(failed(5, 31)()).resolves.toMatchObject({ payment_url: 'https://third' });
      await expect(failed(4, 31)()).rejects.toMatchObject({
        code: 'too-many-pieces',
        facts: { most: 2, order_id: 'order' },
      });
      await expect(failed(2, 31)()).rejects.toMatchObject({ code: 'out-of-stock' });
    });

    test('takes half at most also where a payment was opened anew since', async () => {
      const { state, pay } = asking({}, 50);
      const payment_reopened_at = new Date(PLACED_AT.getTime() + 29 * 60_000);
      state.order = {
        ...order,
        payment_status: 'failed',
        stock_reserved: false,
        payment_reopened_at,
      };
      state.product = { ...state.product, stock_quantity: 4 };
      await expect(pay()).rejects.toMatchObject({ code: 'too-many-pieces', facts: { most: 2 } });
    });

    test('tells no more than ten, however many there are', async () => {
      const { state, pay } = asking({}, 31);
      const dear = { quantity: 18, total_amount: 18 * 299 };
      state.order = { ...order, ...dear, payment_status: 'failed', stock_reserved: false };
      state.product = { ...state.product, stock_quantity: 34 };
      await expect(pay()).rejects.toMatchObject({ code: 'too-many-pieces', facts: { most: 10 } });
    });

    test('takes the last ones soon after a card was declined', async () => {
      await expect(failed(3, 29)()).resolves.toMatchObject({ payment_url: 'https://third' });
    });
  });

  test('is open ten times in an hour, whatever others order with the same phone', async () => {
    const { state, pay } = asking({});
    const { product } = state;
    const payFailed = (id: string): Promise<string> => {
      state.order = { ...order, id, payment_status: 'failed', stock_reserved: false };
      state.product = product;
      return codeOf(pay());
    };
    for (let times = 0; times < 10; times++) expect(await payFailed('stranger')).toBe('opened');
    expect(await payFailed('stranger')).toBe('rate-limited');
    for (let times = 0; times < 10; times++) expect(await payFailed('own')).toBe('opened');
  });

  test('takes no more pieces than one order may have by now', async () => {
    const { state, ports } = asking({});
    state.order = { ...order, payment_status: 'failed', stock_reserved: false };
    const asked = await askAndSettle(state.order, ports, () => undefined);
    const maxPieces = async () => 2;
    await expect(resumePayment(asked, null, { ...ports, maxPieces })).rejects.toMatchObject({
      code: 'too-many-pieces',
      facts: { most: 2 },
    });
  });
});
