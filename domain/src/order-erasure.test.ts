import { describe, expect, test } from 'vitest';
import { keptReason } from './order-erasure.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const DELIVERED = {
  status: 'delivered',
  payment_status: 'paid',
  payment_test: false,
  payment_needs_review: false,
  payment_reopened_at: null,
  paid_at: NOW,
  total_amount: 299,
  created_at: NOW,
} as const;

describe('an order to which a second payment came', () => {
  const second = { id: 'second', amount: 299 };

  test('is kept until it is given back, also once somebody has looked at it', () => {
    expect(keptReason({ ...DELIVERED, uncounted_payments: [second] }, NOW)).toBe('uncounted');
    expect(keptReason({ ...DELIVERED, uncounted_payments: [] }, NOW)).toBeNull();
  });

  test('is not kept where an admin took it for the payment', () => {
    const accepted = { ...DELIVERED, paid_at: null, uncounted_payments: [second] };
    expect(keptReason(accepted, NOW)).toBeNull();
  });

  test('is not kept where both were tests', () => {
    const tried = { ...DELIVERED, payment_test: true, uncounted_payments: [second] };
    expect(keptReason(tried, NOW)).toBeNull();
  });
});
