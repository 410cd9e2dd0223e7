import type { OrderEvent, OrderEventType } from '@ghar/domain/order';
import { expect, test } from 'vitest';
import { putBackOf, reviewReasons } from './review-reasons.ts';

const reasons = (...types: OrderEventType[]) =>
  reviewReasons(
    types.map((type): OrderEvent => ({
      type,
      from: null,
      to: null,
      actor: 'server',
      created_at: new Date(0),
      note: null,
    })),
  );

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

test('what contradicts the provider is put back, and then needs no review for that', () => {
  expect(putBackOf('unpaid-by-hand', ['unpaid-by-hand'])).toEqual({
    payment_status: 'paid',
    payment_needs_review: false,
  });
  expect(putBackOf('paid-by-hand', ['paid-by-hand'])).toMatchObject({ payment_status: 'pending' });
  expect(putBackOf('unpaid-by-hand', ['unpaid-by-hand', 'stock-short'])).toEqual({
    payment_status: 'paid',
  });
  expect(putBackOf('unpaid-by-hand', null)).toEqual({ payment_status: 'paid' });
});
