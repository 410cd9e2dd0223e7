import { expect, test } from 'vitest';
import { refundable } from './refundable.ts';

const PAID = {
  payment_status: 'paid',
  total_amount: 299.5,
  paid_at: new Date(),
  payment_intent_id: 'intent',
} as const;

test.each([
  [299.5, {}],
  [0.1, { refunded_amount: 199.3, refunding_amount: 100.1 }],
  [0, { refunded_amount: 299.5 }],
  // a second refund in the provider's app, of a payment that the shop does not know
  [0, { refunded_amount: 400 }],
  [0, { payment_status: 'pending', paid_at: null }],
  [0, { payment_status: 'failed', paid_at: null }],
  // set to paid by hand: the money came another way
  [299.5, { paid_at: null }],
  [99.5, { paid_at: null, payment_intent_id: null, refunded_amount: 200 }],
  [0, { payment_intent_id: null }],
] as const)('%d dirhams: %j', (left, change) => {
  expect(refundable({ ...PAID, ...change })).toBe(left);
});
