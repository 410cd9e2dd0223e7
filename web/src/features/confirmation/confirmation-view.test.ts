import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/status';
import { expect, test } from 'vitest';
import { confirmationView } from './confirmation-view.ts';

test('the page says what is known of the payment, unless the order was cancelled', () => {
  for (const payment of PAYMENT_STATUSES)
    for (const status of ORDER_STATUSES)
      expect(confirmationView({ status, payment_status: payment })).toBe(
        status === 'cancelled' ? 'cancelled' : payment,
      );
});
