import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { intentSchema, refundSchema } from './answers.ts';

const answer = (status: string) => ({
  id: 'one',
  payment_intent_id: 'intent',
  amount: 29_900,
  currency_code: CHARGE_CURRENCY,
  status,
});

test.each([
  ['requires_payment_instrument', 'open'],
  ['requires_user_action', 'open'],
  ['pending', 'underway'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['canceled', 'canceled'],
  ['cancelled', 'unknown'],
  ['on_hold', 'unknown'],
  ['constructor', 'unknown'],
])('a payment that Ziina calls %s is %s', (providerStatus, status) => {
  expect(v.parse(intentSchema, answer(providerStatus))).toEqual({
    id: 'one',
    amount: 29_900,
    fee: null,
    currency: CHARGE_CURRENCY,
    status,
    providerStatus,
    url: null,
  });
});

test.each([
  ['pending', 'pending'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['reversed', null],
])('a refund that Ziina calls %s is %s', (providerStatus, status) => {
  expect(v.parse(refundSchema, answer(providerStatus))).toEqual({
    id: 'one',
    intentId: 'intent',
    amount: 29_900,
    currency: CHARGE_CURRENCY,
    status,
    providerStatus,
  });
});

test.each([
  [967, 967],
  [0, 0],
  [null, null],
  // nonsense hides no payment
  ['967', null],
  [-1, null],
  [9.67, null],
])('the fee %j is %j', (fee_amount, fee) => {
  const told = { ...answer('completed'), fee_amount };
  expect(v.parse(intentSchema, told)).toMatchObject({ status: 'completed', fee });
});
