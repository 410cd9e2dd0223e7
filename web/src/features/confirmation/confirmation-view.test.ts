import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/status';
import { expect, test } from 'vitest';
import { confirmationView } from './confirmation-view.ts';

const AMOUNTS = { total_amount: 299, refunded_amount: 0 };

test('the page says what is known of the payment, unless the order was cancelled', () => {
  for (const payment of PAYMENT_STATUSES)
    for (const status of ORDER_STATUSES)
      expect(confirmationView({ status, payment_status: payment, ...AMOUNTS }, true)).toBe(
        status === 'cancelled' ? 'cancelled' : payment,
      );
});

test('no payment is called failed before the provider has been asked', () => {
  const view = (payment_status: (typeof PAYMENT_STATUSES)[number]) =>
    confirmationView({ status: 'pending', payment_status, ...AMOUNTS }, false);
  expect(PAYMENT_STATUSES.map(view)).not.toContain('failed');
  expect(view('paid')).toBe('paid');
});

test.each([
  ['a part', 298.99, 'paid'],
  ['all', 299, 'refunded'],
])('where %s of the money was given back, the page says so', (_, refunded_amount, view) => {
  const order = {
    status: 'confirmed',
    payment_status: 'paid',
    ...AMOUNTS,
    refunded_amount,
  } as const;
  expect(confirmationView(order, true)).toBe(view);
});
