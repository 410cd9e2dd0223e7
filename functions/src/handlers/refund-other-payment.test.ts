import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { describe, expect, test } from 'vitest';
import { intent } from '../orders/one-order-test-shop.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { KEYS, paidShop } from './refund-test-shop.ts';

const [FIRST, SECOND] = KEYS;

/** The paid order of 897 dirhams, after a second payment of as much. */
async function paidTwice() {
  const shop = await paidShop();
  const ports = { store: shop.store, clock: () => new Date() };
  await settleOrder(shop.state.order, intent('first', 'completed'), ports);
  shop.state.events.length = 0;
  return shop;
}

describe('a payment that does not count for its order', () => {
  test('is given back from the panel, and then nobody needs to look at it any more', async () => {
    const { refund, asked, state, sums } = await paidTwice();
    expect(state.order).toMatchObject({ payment_needs_review: true, overpaid: true });
    expect(await refund({ payment_intent_id: 'first', amount: 400 })).toBe('completed');
    expect(state.order).toMatchObject({
      uncounted_payments: [{ id: 'first', amount: 497 }],
      payment_needs_review: true,
      overpaid: true,
    });
    const rest = { payment_intent_id: 'first', refundKey: SECOND, amount: 497 };
    expect(await refund(rest)).toBe('completed');
    expect(asked.map(({ intentId, amount }) => [intentId, amount])).toEqual([
      ['first', 40_000],
      ['first', 49_700],
    ]);
    expect(sums()).toEqual([0, 0]);
    expect(state.order).toMatchObject({
      uncounted_payments: [],
      payment_needs_review: false,
      overpaid: false,
      payment_status: 'paid',
      status: 'confirmed',
    });
    expect(state.events.at(-1)).toBe('payment-reviewed');
  });

  test('leaves the mark where there is another reason for it', async () => {
    const { refund, state } = await paidTwice();
    state.history.push({ ...state.history[0]!, id: 'short', type: 'stock-short' });
    expect(await refund({ payment_intent_id: 'first' })).toBe('completed');
    expect(state.order).toMatchObject({ payment_needs_review: true, overpaid: false });
  });

  test('is given back no more than once, also while the first is on its way', async () => {
    const { refund, faults, state } = await paidTwice();
    faults.create.push('lost');
    const whole = { payment_intent_id: 'first' };
    expect(await refund({ ...whole, amount: 800 })).toBe('pending');
    expect(await refund({ ...whole, refundKey: SECOND })).toBe('refund-too-much');
    expect(await refund({ ...whole, amount: 800 })).toBe('completed');
    expect(await refund({ ...whole, refundKey: SECOND, amount: 97 })).toBe('completed');
    expect(paymentOf(state.order).uncounted).toBe(0);
    expect(await refund({ ...whole, refundKey: crypto.randomUUID(), amount: 1 })).toBe(
      'refund-too-much',
    );
  });

  test('neither cancels the order nor moves its pieces', async () => {
    const { refund, state, pieces } = await paidTwice();
    const before = pieces();
    await refund({ payment_intent_id: 'first', cancel: true, restock: true });
    expect(state.order).toMatchObject({ status: 'confirmed', stock_reserved: true });
    expect(pieces()).toBe(before);
  });

  test('is given back of an order that is not paid: another amount came', async () => {
    const { refund, asked } = await paidShop({
      payment_status: 'pending',
      paid_at: null,
      uncounted_payments: [{ id: 'second', amount: 598 }],
    });
    expect(await refund({ payment_intent_id: 'second', amount: 599 })).toBe('refund-too-much');
    expect(await refund({ payment_intent_id: 'second', amount: 598 })).toBe('completed');
    expect(asked).toMatchObject([{ intentId: 'second', amount: 59_800 }]);
  });

  test('of another order is not given back', async () => {
    const { refund, asked } = await paidTwice();
    expect(await refund({ payment_intent_id: 'stranger' })).toBe('refund-too-much');
    expect(asked).toEqual([]);
  });
});

test('an order that was paid, as was the one that replaced it, needs nobody once it is given back', async () => {
  const { refund, state } = await paidShop({
    replaced_by: 'other',
    payment_needs_review: true,
    overpaid: true,
  });
  state.history.push({ ...state.history[0]!, id: 'twice', type: 'paid-though-replaced' });
  expect(paymentOf({ ...state.order, payment_test: false }).toGiveBack).toBe(89_700);
  expect(await refund()).toBe('completed');
  expect(state.order).toMatchObject({ payment_needs_review: false, overpaid: false });
});

describe('a card refund that the provider refuses', () => {
  test('can be noted as given back by hand, which is of the same payment', async () => {
    const { refund, faults, refunds, state, sums, asked } = await paidShop();
    const byHand = { refundKey: SECOND, way: 'by-hand' } as const;
    expect(await refund(byHand)).toBe('refund-way-changed');
    faults.create.push('refused');
    expect(await refund()).toBe('refund-refused');
    expect(await refund(byHand)).toBe('completed');
    expect(asked).toHaveLength(1);
    expect(refunds.get(SECOND)).toMatchObject({
      status: 'completed',
      by_hand: true,
      payment_intent_id: 'second',
    });
    expect(sums()).toEqual([897, 0]);
    expect(state.events.at(-1)).toBe(`refund-status-changed 89700 ${CHARGE_CURRENCY}`);
    expect(await refund({ ...byHand, refundKey: crypto.randomUUID() })).toBe('refund-too-much');
  });

  test('of a payment that does not count, too', async () => {
    const { refund, faults, refunds, state } = await paidTwice();
    faults.create.push('refused');
    expect(await refund({ payment_intent_id: 'first' })).toBe('refund-refused');
    const byHand = { refundKey: SECOND, way: 'by-hand' } as const;
    expect(await refund(byHand)).toBe('refund-way-changed');
    expect(await refund({ ...byHand, payment_intent_id: 'first' })).toBe('completed');
    expect(refunds.get(SECOND)).toMatchObject({ by_hand: true, payment_intent_id: 'first' });
    expect(state.order).toMatchObject({ payment_needs_review: false, uncounted_payments: [] });
  });

  test('is no reason where the provider was not reached: it is asked again', async () => {
    const { refund, faults } = await paidShop();
    faults.create.push('not-reached');
    expect(await refund()).toBe('refund-not-reached');
    expect(await refund({ refundKey: SECOND, way: 'by-hand' })).toBe('refund-way-changed');
    expect(await refund({ refundKey: FIRST })).toBe('failed');
  });
});
