import { CHARGE_CURRENCY } from '../money/currency.ts';
import type { OrderEvent, OrderEventType } from './order.ts';
import { expect, test } from 'vitest';
import { paymentsToReview, putBackOf, reviewReasons } from './review-reasons.ts';

const events = (...types: OrderEventType[]): OrderEvent[] =>
  types.map((type, index) => ({
    type,
    from: null,
    to: `payment ${index}`,
    actor: 'server',
    created_at: new Date(0),
    note: null,
  }));
const reasons = (...types: OrderEventType[]) => reviewReasons(events(...types), {});

test('an order is looked at for what its history tells of it, each reason once', () => {
  expect(reasons('created', 'stock-short', 'payment-duplicate', 'payment-duplicate')).toEqual([
    'payment-duplicate',
    'stock-short',
  ]);
});

test('what somebody has looked at is no reason any more', () => {
  expect(reasons('payment-mismatch', 'payment-reviewed', 'paid-though-cancelled')).toEqual([
    'paid-though-cancelled',
  ]);
  expect(reasons('payment-mismatch', 'payment-reviewed')).toEqual([]);
});

test('the payments to look up are those since the last review that the provider must be asked about', () => {
  const payments = paymentsToReview(
    events('payment-mismatch', 'payment-reviewed', 'payment-duplicate', 'stock-short'),
    {},
  );
  expect(payments.map(({ to }) => to)).toEqual(['payment 2']);
});

test('a payment that did not count is not to be given back twice', () => {
  const [mismatch, made] = events('payment-mismatch', 'refund-made');
  const all = [mismatch!, { ...made!, to: 'payment 0', note: `59800 ${CHARGE_CURRENCY}` }];
  const inPart = { uncounted_payments: [{ id: 'payment 0', amount: 299 }] };
  expect(reviewReasons(all, inPart)).toEqual(['payment-mismatch']);
  expect(paymentsToReview(all, inPart)).toHaveLength(1);
  expect(reviewReasons(all, {})).toEqual(['payment-given-back']);
  expect(paymentsToReview(all, {})).toEqual([]);
  const [reviewed] = events('payment-reviewed');
  expect(reviewReasons([mismatch!, reviewed!, all[1]!], {})).toEqual(['payment-given-back']);
  // of the order's own payment
  expect(reviewReasons([mismatch!, made!], {})).toEqual(['payment-mismatch', 'refund-made']);
});

test('what contradicts the provider is put back, and then needs no review for that', () => {
  expect(putBackOf(['unpaid-by-hand'])).toEqual({
    payment_status: 'paid',
    payment_needs_review: false,
  });
  expect(putBackOf(['unpaid-by-hand', 'stock-short'])).toEqual({
    payment_status: 'paid',
  });
  expect(putBackOf(null)).toEqual({ payment_status: 'paid' });
});
