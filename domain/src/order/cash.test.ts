import { describe, expect, test } from 'vitest';
import { cashEnd, cashOffer, confirmBy } from './cash.ts';
import { CASH, PLACED_AT } from './test-order.ts';

const settings = {
  countries: { ae: { fee: 10.5, max_total: 1000 }, sa: { fee: 0, max_total: null } },
  confirm_hours: 24,
  first_orders: true,
};

test.each([
  ['with the fee', 'ae', 2, { fee: 10.5, total: 608.5 }],
  ['up to the greatest total, fee included', 'ae', 3, { fee: 10.5, total: 907.5 }],
  ['not above it', 'ae', 4, null],
  ['without limit where there is none', 'sa', 20, { fee: 0, total: 5980 }],
  ['in no other country', 'kw', 1, null],
] as const)('cash is offered %s', (_, country, quantity, offered) => {
  expect(cashOffer(settings, { country, quantity, unit_price: 299 })).toEqual(offered);
});

test('an order that nobody confirms ends after its hours', () => {
  expect(confirmBy(settings, PLACED_AT)).toEqual(new Date('2026-11-21T10:00:00Z'));
});

describe('a cash order ends', () => {
  const confirm_by = new Date('2026-11-21T10:00:00Z');
  const order = { ...CASH, confirm_by, updated_at: PLACED_AT };
  const sent = { shipped_at: PLACED_AT };
  const before = new Date('2026-11-21T09:59:59Z');
  test.each([
    ['unconfirmed after its hours', {}, confirm_by, 'cash-unconfirmed'],
    ['not before them', {}, before, null],
    [
      'not once its customer has confirmed it',
      { confirmed_by_customer_at: PLACED_AT },
      confirm_by,
      null,
    ],
    ['not once it is confirmed', { status: 'confirmed' }, confirm_by, null],
    ['a day after its cancellation', { status: 'cancelled' }, confirm_by, 'cash-not-collected'],
    ['not before, as it may be undone', { status: 'cancelled' }, before, null],
    ['not while it comes back', { status: 'cancelled', ...sent }, confirm_by, null],
    [
      'when it is back',
      { status: 'cancelled', ...sent, returned_at: PLACED_AT },
      confirm_by,
      'cash-not-collected',
    ],
    ['never once it is paid', { payment_status: 'paid' }, confirm_by, null],
    ['never if it is paid by card', { payment_method: 'card' }, confirm_by, null],
  ] as const)('%s', (_, fields, now, end) => {
    expect(cashEnd({ ...order, ...fields }, now)).toBe(end);
  });
});
