import { expect, test } from 'vitest';
import type { Amounts } from '../../components/admin/waiting-counts.ts';
import { summariseOrders, type OrderFigures } from './figures.ts';

const some = (count: number, sum = 0): Amounts => ({ count, sum });
const NONE = some(0);
const NO_ORDERS: OrderFigures = {
  paid: { pending: NONE, confirmed: NONE, shipped: NONE, delivered: NONE, cancelled: NONE },
  notSold: {
    awaited: NONE,
    declined: NONE,
    testPending: NONE,
    testDelivered: NONE,
    testOthers: NONE,
    unpaidDelivered: NONE,
    unpaidOthers: NONE,
  },
  refunded: { sold: some(0), cancelled: some(0) },
  held: { pending: 0, confirmed: 0 },
  owedAdjustment: 0,
  withCouriers: NONE,
  cashEnded: 0,
};

test('orders are summarised as the specification says', () => {
  expect(
    summariseOrders({
      ...NO_ORDERS,
      paid: { ...NO_ORDERS.paid, confirmed: some(1, 299.1), delivered: some(1, 299.2) },
      notSold: {
        ...NO_ORDERS.notSold,
        awaited: some(2),
        unpaidDelivered: some(1),
        unpaidOthers: some(2),
      },
    }),
  ).toEqual({
    total: 7,
    tests: 0,
    revenue: 598.3,
    refunded: 0,
    owed: 0,
    pending: 2,
    pendingParts: { pending: 2, paid: 0, failed: 0, ended: 0 },
    completed: 2,
    withCouriers: NONE,
    unconfirmed: 0,
    toShip: 1,
    successRate: 29,
    averageValue: 299,
  });
});

test('a payment that was a test is no revenue and nothing to ship, and its order is counted', () => {
  expect(
    summariseOrders({
      ...NO_ORDERS,
      paid: { ...NO_ORDERS.paid, confirmed: some(1, 299) },
      notSold: {
        ...NO_ORDERS.notSold,
        testOthers: some(4, 1196),
      },
    }),
  ).toMatchObject({
    total: 5,
    tests: 4,
    revenue: 299,
    owed: 0,
    averageValue: 299,
    toShip: 1,
  });
});

test('a pending order that is paid is counted once, is revenue, and waits to be confirmed', () => {
  expect(
    summariseOrders({
      ...NO_ORDERS,
      paid: { ...NO_ORDERS.paid, pending: some(1, 299) },
      notSold: { ...NO_ORDERS.notSold, awaited: some(2) },
    }),
  ).toMatchObject({ total: 3, pending: 3, unconfirmed: 1, revenue: 299 });
});

test('paid orders that are held do not wait for the parcel', () => {
  expect(
    summariseOrders({
      ...NO_ORDERS,
      paid: { ...NO_ORDERS.paid, pending: some(2, 598), confirmed: some(5, 1495) },
      held: { pending: 1, confirmed: 2 },
    }),
  ).toMatchObject({ unconfirmed: 1, toShip: 3 });
});

test('the pending orders are awaited, paid, by a test too, declined, and ended before anybody confirmed them', () => {
  expect(
    summariseOrders({
      ...NO_ORDERS,
      paid: { ...NO_ORDERS.paid, pending: some(1, 299) },
      notSold: {
        ...NO_ORDERS.notSold,
        awaited: some(2),
        declined: some(4),
        testPending: some(8),
        unpaidOthers: some(16),
      },
      cashEnded: 1,
    }),
  ).toMatchObject({
    total: 31,
    tests: 8,
    pending: 15,
    pendingParts: { pending: 2, paid: 9, failed: 3, ended: 1 },
  });
});

test('what was paid for cancelled orders is owed, less what was refunded', () => {
  expect(
    summariseOrders({
      ...NO_ORDERS,
      paid: { ...NO_ORDERS.paid, delivered: some(2, 598.2), cancelled: some(3, 897) },
      refunded: { sold: some(1, 100.1), cancelled: some(1, 299) },
    }),
  ).toMatchObject({ revenue: 498.1, refunded: 399.1, owed: 598, averageValue: 249 });
});

test('a shop without orders has figures as well', () => {
  expect(summariseOrders(NO_ORDERS)).toMatchObject({ total: 0, successRate: 0, averageValue: 0 });
});
