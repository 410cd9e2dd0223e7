import { expect, test } from 'vitest';
import { isParcel, whyNotSent } from './not-sent.ts';

const PAID = {
  status: 'confirmed',
  payment_status: 'paid',
  payment_test: false,
  payment_needs_review: false,
  total_amount: 299,
  tracking_number: null,
  erased_at: null,
} as const;

test.each([
  [null, {}],
  [null, { refunded_amount: 298.99 }],
  ['refunded', { refunded_amount: 299 }],
  [null, { refunded_amount: 100, refunding_amount: 198.99 }],
  ['refunding', { refunded_amount: 100, refunding_amount: 199 }],
  ['cancelled', { status: 'cancelled' }],
  ['test', { payment_test: true }],
  ['review', { payment_needs_review: true }],
  ['erased', { erased_at: new Date() }],
] as const)('not sent for %s: %j', (why, fields) => {
  const order = { ...PAID, ...fields };
  expect(whyNotSent(order)).toBe(why);
  expect(isParcel(order)).toBe(why === null);
});

test.each([
  [true, { status: 'pending' }],
  [true, { status: 'shipped' }],
  [false, { status: 'shipped', tracking_number: 'AE-1' }],
  [false, { status: 'delivered' }],
  [false, { payment_status: 'pending' }],
  [false, { payment_status: 'failed' }],
] as const)('a parcel: %s, of %j', (expected, fields) => {
  expect(isParcel({ ...PAID, ...fields })).toBe(expected);
});
