import { AWAITED } from '@ghar/domain/order/test-order';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/order/status';
import { describe, expect, test } from 'vitest';
import { customerMessage } from './customer-messages.ts';

const ORDER = {
  ...AWAITED,
  customer_name: 'Mariam Al Hashimi',
  total_amount: 598,
  carrier: null,
  tracking_number: null,
  number: 'aB3dE5fG',
  address: 'https://ghar.example/payment-success?order_id=1',
} as const;

describe('the first words to a customer', () => {
  test('greet the customer by the first name, and name the shop and the order, however it stands', () => {
    for (const status of ORDER_STATUSES)
      for (const payment_status of PAYMENT_STATUSES) {
        const message = customerMessage({ ...ORDER, status, payment_status }, 'Ghar');
        expect(message).toMatch(/^Hello Mariam, this is Ghar\.\n/);
        expect(message).toContain('aB3dE5fG');
        expect(message).not.toMatch(/null|undefined|\p{Script=Arabic}/u);
      }
    const nameless = customerMessage({ ...ORDER, customer_name: '2' }, 'Ghar');
    expect(nameless).toMatch(/^Hello, this is Ghar\.\n/);
  });

  test('lead to the payment while there is something to pay, and only then', () => {
    const leads = (payment_status: 'pending' | 'failed' | 'paid'): boolean =>
      customerMessage({ ...ORDER, payment_status }, 'Ghar').includes(ORDER.address);
    expect([leads('pending'), leads('failed'), leads('paid')]).toEqual([true, true, false]);
    expect(customerMessage({ ...ORDER, payment_needs_review: true }, 'Ghar')).not.toMatch(/598/);
    expect(customerMessage({ ...ORDER, replaced_by: 'next' }, 'Ghar')).not.toMatch(/598/);
  });

  test("say the parcel's number where there is one", () => {
    const sent = { ...ORDER, status: 'shipped' } as const;
    expect(customerMessage(sent, 'Ghar')).not.toContain('Tracking number');
    const tracked = customerMessage(
      { ...sent, carrier: 'aramex', tracking_number: '34529871206' },
      'Ghar',
    );
    expect(tracked).toContain('with Aramex, and');
    expect(tracked).toContain('Tracking number: 34529871206\nhttps://www.aramex.com/');
  });

  test('speak of the money only where some was paid, and say that it was given back', () => {
    const cancelled = { ...ORDER, status: 'cancelled' } as const;
    expect(customerMessage({ ...cancelled, payment_status: 'paid' }, 'Ghar')).toContain('refund');
    expect(customerMessage({ ...cancelled, payment_status: 'failed' }, 'Ghar')).not.toContain(
      'refund',
    );
    const back = { ...ORDER, payment_status: 'paid', refunded_amount: 598 } as const;
    expect(customerMessage(back, 'Ghar')).toContain('refunded your order aB3dE5fG in full');
  });
});
