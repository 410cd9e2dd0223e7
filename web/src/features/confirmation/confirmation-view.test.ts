import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/status';
import { expect, test } from 'vitest';
import { confirmationView } from './confirmation-view.ts';

test('the page says what is known of the payment, unless the order was cancelled', () => {
  for (const payment of PAYMENT_STATUSES)
    for (const status of ORDER_STATUSES)
      expect(confirmationView({ status, payment_status: payment }, true)).toBe(
        status === 'cancelled' ? 'cancelled' : payment,
      );
});

test('no payment is called failed before the provider has been asked', () => {
  const view = (payment_status: (typeof PAYMENT_STATUSES)[number]) =>
    confirmationView({ status: 'pending', payment_status }, false);
  expect(PAYMENT_STATUSES.map(view)).not.toContain('failed');
  expect(view('paid')).toBe('paid');
});
