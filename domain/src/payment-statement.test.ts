import { expect, test } from 'vitest';
import { paymentStatement } from './payment-statement.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './status.ts';

test('only what the provider reports paid, and nobody has cancelled, was paid by card', () => {
  for (const status of ORDER_STATUSES)
    for (const payment_status of PAYMENT_STATUSES)
      for (const paid_at of [null, new Date()]) {
        const isByCard = status !== 'cancelled' && payment_status === 'paid' && paid_at !== null;
        expect(paymentStatement({ status, payment_status, paid_at }) === 'card').toBe(isByCard);
      }
});

test.each([
  ['confirmed', 'paid', 'other'],
  ['confirmed', 'pending', 'pending'],
  ['pending', 'failed', 'failed'],
  ['cancelled', 'paid', 'cancelled'],
  ['cancelled', 'failed', 'cancelled'],
] as const)('%s and %s by hand: %s', (status, payment_status, said) => {
  expect(paymentStatement({ status, payment_status, paid_at: null })).toBe(said);
});
