import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { paymentOf } from '@ghar/domain/order/payment-of';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import { intent, PLACED_AT, refundOf, shop } from './one-order-test-shop.ts';
import { publicOrder } from './public-order.ts';
import { recordRefund } from './record-refund.ts';
import { settleOrder } from './settle-order.ts';

const clock = () => PLACED_AT;
const refund = (change: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 'refund',
  intentId: 'second',
  amount: 10_010,
  currency: CHARGE_CURRENCY,
  status: 'completed',
  providerStatus: 'completed',
  ...change,
});

async function paidShop() {
  const all = shop();
  await settleOrder(all.state.order, intent('second', 'completed'), { store: all.store, clock });
  all.state.events.length = 0;
  return {
    ...all,
    hear: (change?: Partial<ProviderRefund>) =>
      recordRefund(all.state.order, refund(change), { store: all.store, clock }),
  };
}

test('a refund that was made in the provider’s app is kept, summed, told and marked', async () => {
  const { state, refunds, hear } = await paidShop();
  expect(await hear({ status: 'pending' })).toBe('pending');
  expect(publicOrder(state.order)).toMatchObject({ refunded_amount: 0, refunded_at: null });
  expect(paymentOf(state.order).refundable).toBe(79_690);
  expect(await hear()).toBe('completed');
  expect(state.order).toMatchObject({
    payment_status: 'paid',
    stock_reserved: true,
    payment_needs_review: true,
    refunded_amount: 100.1,
    refunded_at: PLACED_AT,
  });
  expect(refunds.get('refund')).toEqual(
    refundOf({
      status: 'completed',
      reason: null,
      restock: false,
      actor: 'server',
      completed_at: PLACED_AT,
      // a test payment
      counted: false,
    }),
  );
  expect(state.events).toEqual([
    `refund-status-changed 10010 ${CHARGE_CURRENCY}`,
    `refund-made 10010 ${CHARGE_CURRENCY}`,
    `refund-status-changed 10010 ${CHARGE_CURRENCY}`,
  ]);
});

test('one in a status that nobody knows counts as on its way, and waits for a person, once', async () => {
  const { state, refunds, hear } = await paidShop();
  for (let time = 0; time < 2; time++)
    expect(await hear({ status: null, providerStatus: 'reversed' })).toBe(
      time === 0 ? 'pending' : 'unchanged',
    );
  expect(state.order).toMatchObject({ payment_needs_review: true, refunding_amount: 100.1 });
  expect(refunds.get('refund')).toMatchObject({ status: 'pending', amount: 100.1 });
  expect(state.events.filter((event) => event.startsWith('refund-unclear'))).toEqual([
    'refund-unclear reversed',
  ]);
  // later it is known
  expect(await hear()).toBe('completed');
  expect(state.order).toMatchObject({ refunded_amount: 100.1, refunding_amount: 0 });
});

test('a completed one that goes into a status that nobody knows stays, and waits for a person', async () => {
  const { state, refunds, hear } = await paidShop();
  await hear();
  state.order = { ...state.order, payment_needs_review: false };
  await hear({ status: null, providerStatus: 'reversed' });
  expect(state.order).toMatchObject({ payment_needs_review: true, refunded_amount: 100.1 });
  expect(refunds.get('refund')).toMatchObject({ status: 'completed' });
});

test('announced in any order and however often, a refund counts once and is told once', async () => {
  const events = fc.array(
    fc.record({
      id: fc.constantFrom('one', 'two'),
      status: fc.constantFrom('pending', 'completed', 'failed'),
    }),
    { maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(events, async (all) => {
      const { state, refunds, hear } = await paidShop();
      for (const event of all) await hear(event);
      const heard = (id: string) => all.filter((event) => event.id === id).map((one) => one.status);
      // money that went is counted, even if the provider called it failed before
      const endOf = (id: string) =>
        heard(id).find((status) => status === 'completed') ??
        heard(id).find((status) => status === 'failed') ??
        heard(id).at(0);
      const ids = ['one', 'two'];
      const completed = ids.filter((id) => endOf(id) === 'completed').length;
      expect(state.order.refunded_amount ?? 0).toBe([0, 100.1, 200.2][completed]);
      const pending = ids.filter((id) => endOf(id) === 'pending').length;
      expect(state.order.refunding_amount ?? 0).toBe([0, 100.1, 200.2][pending]);
      expect(ids.map((id) => refunds.get(id)?.status)).toEqual(ids.map(endOf));
      // one that failed before the shop heard of it needs no review
      expect(ids.map((id) => state.keys.has(`refund-made-${id}`))).toEqual(
        ids.map((id) => heard(id)[0] === 'pending' || heard(id).includes('completed')),
      );
    }),
  );
});

test('a refund that the shop asked for itself needs nobody', async () => {
  const { state, refunds, hear } = await paidShop();
  state.order = { ...state.order, refunding_amount: 100.1 };
  refunds.set('refund', refundOf());
  await hear();
  expect(state.order).toMatchObject({
    payment_needs_review: false,
    refunded_amount: 100.1,
    refunding_amount: 0,
  });
  expect(refunds.get('refund')).toEqual(
    refundOf({ status: 'completed', completed_at: PLACED_AT, counted: false }),
  );
});

test('one that fails after all frees its amount, and needs somebody', async () => {
  const { state, refunds, hear } = await paidShop();
  state.order = { ...state.order, refunding_amount: 100.1 };
  refunds.set('refund', refundOf());
  await hear({ status: 'failed' });
  expect(state.order).toMatchObject({ payment_needs_review: true, refunding_amount: 0 });
  expect([paymentOf(state.order).refundable, refunds.get('refund')?.status]).toEqual([
    89_700,
    'failed',
  ]);
  expect(state.events).toEqual([
    `refund-status-changed 10010 ${CHARGE_CURRENCY}`,
    `refund-failed 10010 ${CHARGE_CURRENCY}`,
  ]);
});

test('a second payment that is given back takes nothing from what paid the order', async () => {
  const { state, refunds, hear } = await paidShop();
  await hear({ intentId: 'first', amount: 89_700 });
  expect(refunds.get('refund')).toMatchObject({ amount: 897, payment_intent_id: 'first' });
  expect([state.order.refunded_amount, paymentOf(state.order).refundable]).toEqual([0, 89_700]);
  expect(state.order.payment_needs_review).toBe(true);
});

test('a refund that is announced before its payment counts once that payment has paid the order', async () => {
  const { state, store } = shop();
  const hear = (change: Partial<ProviderRefund>) =>
    recordRefund(state.order, refund(change), { store, clock });
  await hear({ intentId: 'first' });
  await hear({ id: 'other', intentId: 'second', amount: 500 });
  // nothing has paid the order yet
  expect(state.order.refunded_amount).toBe(0);
  await settleOrder(state.order, intent('first', 'completed'), { store, clock });
  expect(state.order).toMatchObject({ payment_intent_id: 'first', refunded_amount: 100.1 });
});

test('one of another amount that an admin accepted counts, so that it is not given back twice', async () => {
  const { state, refunds, store } = shop();
  state.order = { ...state.order, payment_test: false };
  const less = intent('second', 'completed', { amount: 80_000 });
  await settleOrder(state.order, less, { store, clock });
  state.order = { ...state.order, payment_status: 'paid' };
  const given = refund({ amount: 80_000 });
  await recordRefund(state.order, { ...given, status: 'pending' }, { store, clock });
  expect(paymentOf(state.order)).toMatchObject({ refunding: 80_000, refundable: 9_700 });
  await recordRefund(state.order, given, { store, clock });
  expect(refunds.get('refund')).toMatchObject({ status: 'completed', counted: true });
  expect(paymentOf(state.order)).toMatchObject({ refunded: 'part', refundable: 9_700 });
});

test('a card payment of another amount that is given back takes nothing from the payment by hand', async () => {
  const { state, refunds, store } = shop();
  const paidByHand = { ...state.order, payment_status: 'paid', payment_test: false } as const;
  state.order = paidByHand;
  await settleOrder(paidByHand, intent('second', 'completed', { amount: 10_010 }), {
    store,
    clock,
  });
  expect(state.order.uncounted_payments).toEqual([{ id: 'second', amount: 100.1 }]);
  await recordRefund(state.order, refund(), { store, clock });
  expect(refunds.get('refund')).toMatchObject({ status: 'completed', counted: false });
  expect(state.order).toMatchObject({ refunded_amount: 0, uncounted_payments: [] });
  expect(paymentOf(state.order)).toMatchObject({ wayBack: 'by-hand', refundable: 89_700 });
});

test('a refund in another currency is for a person, and counts nothing', async () => {
  const { state, refunds, hear } = await paidShop();
  await hear({ currency: 'USD' });
  await hear({ currency: 'USD' });
  expect(state.events).toEqual(['refund-status-changed 10010 USD', 'refund-made 10010 USD']);
  expect(state.order.payment_needs_review).toBe(true);
  expect([refunds.size, publicOrder(state.order).refunded_amount]).toEqual([0, 0]);
});
