import { expect, test } from 'vitest';
import { refundable } from './refundable.ts';

const PAID = { total_amount: 299.5, paid_at: new Date(), payment_intent_id: 'intent' };

test.each([
  [299.5, {}],
  [0.1, { refunded_amount: 199.3, refunding_amount: 100.1 }],
  [0, { refunded_amount: 299.5 }],
  // a second refund in the provider's app, of a payment that the shop does not know
  [0, { refunded_amount: 400 }],
  [0, { paid_at: null }],
  [0, { payment_intent_id: null }],
])('%d dirhams: %j', (left, change) => {
  expect(refundable({ ...PAID, ...change })).toBe(left);
});
