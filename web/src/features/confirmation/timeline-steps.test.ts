import { ORDER_STATUSES } from '@ghar/domain/order/status';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline-steps.ts';

const ORDER = {
  status: 'confirmed',
  payment_status: 'paid',
  payment_method: 'card',
  created_at: '2026-11-20T08:00:00.000Z',
  paid_at: '2026-11-20T08:02:00.000Z',
  shipped_at: null,
  delivered_at: null,
  total_amount: 299,
  refunded_amount: 0,
  refunding_amount: 0,
  uncounted_amount: 0,
} as const;
const SHIPPED_AT = '2026-11-21T08:00:00.000Z';
const words = (change: Partial<Parameters<typeof timelineOf>[0]>): string =>
  timelineOf({ ...ORDER, ...change })
    .map(({ name, state, isCurrent }) => `${name} ${state}${isCurrent ? '!' : ''}`)
    .join(', ');

test.each([
  ['pending', 'ordered done, paid done, prepared now!, shipped later, delivered later'],
  ['confirmed', 'ordered done, paid done, prepared now!, shipped later, delivered later'],
  ['shipped', 'ordered done, paid done, prepared done, shipped now!, delivered later'],
  ['delivered', 'ordered done, paid done, prepared done, shipped done, delivered done!'],
  ['cancelled', 'ordered done, paid done, cancelled stopped!'],
] as const)('an order that is %s is shown where it is', (status, way) => {
  expect(words({ status })).toBe(way);
});

test.each([
  ['pending', 'ordered done, confirmed now!, prepared later, shipped later, delivered later'],
  ['confirmed', 'ordered done, confirmed done, prepared now!, shipped later, delivered later'],
  ['shipped', 'ordered done, confirmed done, prepared done, shipped now!, delivered later'],
  ['delivered', 'ordered done, confirmed done, prepared done, shipped done, delivered done!'],
] as const)(
  'a cash order that is %s is shown where it is, and claims no payment',
  (status, way) => {
    for (const payment_status of ['pending', 'paid'] as const)
      expect(words({ status, payment_method: 'cash', payment_status })).toBe(way);
  },
);

test('one that was sent to be paid another way claims no payment', () => {
  expect(words({ status: 'shipped', payment_status: 'failed', paid_at: null })).toBe(
    'ordered done, prepared done, shipped now!, delivered later',
  );
});

test('an order that ended shows how far it came, and what became of the money', () => {
  expect(words({ status: 'cancelled', shipped_at: SHIPPED_AT, refunded_amount: 299 })).toBe(
    'ordered done, paid done, shipped done, cancelled stopped, refunded done!',
  );
  expect(words({ status: 'delivered', refunded_amount: 299 })).toBe(
    'ordered done, paid done, shipped done, delivered done, refunded done!',
  );
  expect(words({ status: 'cancelled', refunded_amount: 100 })).toBe(
    'ordered done, paid done, cancelled stopped!',
  );
});

test('a time that is left from a status which was taken back claims nothing', () => {
  expect(words({ status: 'confirmed', shipped_at: SHIPPED_AT })).toBe(words({}));
});

test('there is one current step, and no time of what is ahead', () => {
  for (const status of ORDER_STATUSES)
    for (const refunded_amount of [0, 100, 299]) {
      const steps = timelineOf({ ...ORDER, status, refunded_amount });
      expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(steps.filter(({ state, at }) => state === 'later' && at !== null)).toEqual([]);
    }
});
