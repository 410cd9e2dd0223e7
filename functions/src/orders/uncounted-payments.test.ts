import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { expect, test } from 'vitest';
import { intent, PLACED_AT, shop } from './one-order-test-shop.ts';
import { recordRefund } from './record-refund.ts';
import { settleOrder } from './settle-order.ts';

const clock = () => PLACED_AT;

/** A shop, what its payments have come to, and what a refund in the provider's app makes of it. */
function payments() {
  const { state, store } = shop();
  const ports = { store, clock };
  return {
    state,
    pay: (id: string, change = {}) =>
      settleOrder(state.order, intent(id, 'completed', change), ports),
    giveBack: (intentId: string, amount: number) =>
      recordRefund(
        state.order,
        {
          id: `refund of ${amount}`,
          intentId,
          amount,
          currency: CHARGE_CURRENCY,
          status: 'completed',
          providerStatus: 'completed',
        },
        ports,
      ),
    left: () => state.order.uncounted_payments,
  };
}

test('a payment of another amount stays on the order until it was given back, whole or in parts', async () => {
  const { pay, giveBack, left } = payments();
  await pay('second', { amount: 29_900 });
  await pay('second', { amount: 29_900 });
  expect(left()).toEqual([{ id: 'second', amount: 299 }]);
  await giveBack('second', 10_010);
  expect(left()).toEqual([{ id: 'second', amount: 198.9 }]);
  await giveBack('second', 19_890);
  expect(left()).toEqual([]);
});

test('of a payment that was given back before it was known, only what is left stays', async () => {
  const { pay, giveBack, left } = payments();
  await giveBack('second', 10_010);
  await giveBack('first', 500);
  await pay('second', { amount: 29_900 });
  expect(left()).toEqual([{ id: 'second', amount: 198.9 }]);
});

test('a payment that was given back as a whole before it was known leaves nothing', async () => {
  const { pay, giveBack, left, state } = payments();
  await giveBack('second', 29_900);
  await pay('second', { amount: 29_900 });
  expect(left()).toBeUndefined();
  expect(state.order.payment_needs_review).toBe(true);
});

test('a second payment of a paid order stays on it, whatever is given back of the first', async () => {
  const { pay, giveBack, left, state } = payments();
  await pay('second');
  expect(left()).toBeUndefined();
  await pay('first');
  expect(left()).toEqual([{ id: 'first', amount: 897 }]);
  await giveBack('second', 100);
  expect(left()).toEqual([{ id: 'first', amount: 897 }]);
  expect(state.order.refunded_amount).toBe(1);
});

test('a payment that pays the order after all counts for it', async () => {
  const { pay, left, state } = payments();
  const total = state.order.total_amount;
  state.order = { ...state.order, total_amount: 2 * total };
  await pay('second');
  expect(left()).toEqual([{ id: 'second', amount: total }]);
  state.order = { ...state.order, total_amount: total };
  await pay('second');
  expect(state.order.payment_status).toBe('paid');
  expect(left()).toEqual([]);
});

test('a payment in another currency has no amount here, and is told in the history alone', async () => {
  const { pay, left, state } = payments();
  await pay('second', { currency: 'USD' });
  expect(left()).toBeUndefined();
  expect(state.order.payment_needs_review).toBe(true);
});
