import { expect, test } from 'vitest';
import { owedAmount } from './owed-amount.ts';

const CANCELLED = {
  status: 'cancelled',
  payment_status: 'paid',
  payment_test: false,
  total_amount: 598.1,
} as const;

test.each([
  ['a cancelled order that was paid', {}, 598.1],
  ['one of which a part was refunded', { refunded_amount: 299.2 }, 298.9],
  ['one that was refunded', { refunded_amount: 598.1 }, 0],
  ['one that was refunded twice', { refunded_amount: 1196.2 }, 0],
  ['one whose payment was a test', { payment_test: true }, 0],
  ['one that was not paid', { payment_status: 'failed' }, 0],
  ['an order that is not cancelled', { status: 'delivered' }, 0],
] as const)('of %s: %o', (_, fields, expected) => {
  expect(owedAmount({ ...CANCELLED, ...fields })).toBe(expected);
});
