import { expect, test } from 'vitest';
import { isGivenBack, orderState } from './order-state.ts';
import { PAID } from './test-order.ts';

test.each([
  ['ready', {}],
  ['unconfirmed', { status: 'pending' }],
  ['unpaid', { status: 'pending', payment_status: 'pending' }],
  ['unpaid', { payment_status: 'pending' }],
  ['declined', { status: 'pending', payment_status: 'failed' }],
  ['replaced', { status: 'pending', payment_status: 'pending', replaced_by: 'next' }],
  ['replaced', { status: 'pending', payment_status: 'failed', replaced_by: 'next' }],
  ['ready', { replaced_by: 'next' }],
  ['cancelled', { status: 'cancelled', payment_status: 'failed', replaced_by: 'next' }],
  ['shipped', { status: 'shipped' }],
  ['shipped', { status: 'shipped', payment_status: 'pending' }],
  ['delivered', { status: 'delivered' }],
  ['cancelled', { status: 'cancelled', payment_status: 'failed' }],
  ['owed', { status: 'cancelled' }],
  ['owed', { status: 'cancelled', refunded_amount: 100 }],
  ['cancelled', { status: 'cancelled', refunded_amount: 299 }],
  ['cancelled', { status: 'cancelled', payment_test: true }],
  ['refunded', { refunded_amount: 299 }],
  ['ready', { refunded_amount: 298.99 }],
  ['refunding', { refunding_amount: 299 }],
  ['refunding', { status: 'cancelled', refunding_amount: 299 }],
  ['refunding', { status: 'cancelled', refunded_amount: 100, refunding_amount: 199 }],
  ['owed', { status: 'cancelled', refunding_amount: 298.99 }],
  ['cancelled', { status: 'cancelled', payment_status: 'failed', refunding_amount: 299 }],
  ['refunding', { status: 'pending', refunded_amount: 100, refunding_amount: 199 }],
  ['ready', { refunding_amount: 298.99 }],
  ['shipped', { status: 'shipped', refunded_amount: 299 }],
  ['shipped', { status: 'shipped', refunding_amount: 299 }],
  ['unpaid', { payment_status: 'pending', refunded_amount: 299 }],
  ['review', { payment_needs_review: true }],
  ['review', { status: 'delivered', payment_needs_review: true }],
] as const)('%s: %j', (state, fields) => {
  expect(orderState({ ...PAID, ...fields })).toBe(state);
  expect(isGivenBack({ ...PAID, ...fields })).toBe(state === 'refunded' || state === 'refunding');
});
