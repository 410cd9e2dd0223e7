import { expect, test } from 'vitest';
import { summariseOrders } from './figures.ts';

const NONE = { pending: 0, confirmed: 0, shipped: 0, delivered: 0, cancelled: 0 };

test('orders are summarised as the specification says', () => {
  const byStatus = { pending: 2, confirmed: 1, shipped: 1, delivered: 2, cancelled: 1 };
  expect(summariseOrders({ byStatus, paid: { count: 3, sum: 1000.5 } })).toEqual({
    total: 7,
    revenue: 1000.5,
    pending: 2,
    completed: 2,
    successRate: 29,
    averageValue: 334,
  });
});

test('a shop without orders has figures as well', () => {
  expect(summariseOrders({ byStatus: NONE, paid: { count: 0, sum: 0 } })).toMatchObject({
    total: 0,
    successRate: 0,
    averageValue: 0,
  });
});
