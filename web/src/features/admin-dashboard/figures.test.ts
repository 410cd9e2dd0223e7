import { expect, test } from 'vitest';
import { summariseOrders, type Amounts } from './figures.ts';

const orders = (count: number, sum = 0): Amounts => ({ count, sum });
const NONE = { paid: orders(0), unpaid: orders(0) };
const NO_ORDERS = {
  pending: NONE,
  confirmed: NONE,
  shipped: NONE,
  delivered: NONE,
  cancelled: NONE,
};

test('orders are summarised as the specification says', () => {
  expect(
    summariseOrders({
      pending: { paid: orders(0), unpaid: orders(2, 598) },
      confirmed: { paid: orders(1, 299.1), unpaid: orders(1, 299) },
      shipped: NONE,
      delivered: { paid: orders(1, 299.2), unpaid: orders(1, 299) },
      cancelled: { paid: orders(1, 402.2), unpaid: orders(0) },
    }),
  ).toEqual({
    total: 7,
    revenue: 1000.5,
    pending: 2,
    completed: 2,
    toShip: 1,
    successRate: 29,
    averageValue: 334,
  });
});

test('a shop without orders has figures as well', () => {
  expect(summariseOrders(NO_ORDERS)).toMatchObject({ total: 0, successRate: 0, averageValue: 0 });
});
