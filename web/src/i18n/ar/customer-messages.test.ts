import { AWAITED } from '@ghar/domain/order/test-order';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/order/status';
import { describe, expect, test } from 'vitest';
import { customerMessage } from './customer-messages.ts';

const ORDER = {
  ...AWAITED,
  customer_name: 'مريم الهاشمي',
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
        const message = customerMessage({ ...ORDER, status, payment_status }, 'غار');
        expect(message).toContain('مرحباً مريم، ');
        expect(message).toContain('غار');
        expect(message).toContain('aB3dE5fG');
        expect(message).not.toMatch(/null|undefined/);
      }
  });

  test('lead to the payment while there is something to pay, and only then', () => {
    const leads = (payment_status: 'pending' | 'failed' | 'paid'): boolean =>
      customerMessage({ ...ORDER, payment_status }, 'غار').includes(ORDER.address);
    expect(leads('pending')).toBe(true);
    expect(leads('failed')).toBe(true);
    expect(leads('paid')).toBe(false);
    expect(customerMessage({ ...ORDER, status: 'cancelled' }, 'غار')).not.toContain(ORDER.address);
    expect(customerMessage({ ...ORDER, replaced_by: 'next' }, 'غار')).not.toMatch(/الدفع|598/);
    expect(customerMessage({ ...ORDER, payment_needs_review: true }, 'غار')).not.toMatch(
      /الدفع|598/,
    );
    // the provider has the money, whatever an admin has set
    const paid = { ...ORDER, payment_status: 'failed', paid_at: new Date(0) } as const;
    expect(customerMessage(paid, 'غار')).not.toContain(ORDER.address);
  });

  test('ask nobody to pay now what is paid on delivery', () => {
    const cash = { ...ORDER, payment_method: 'cash' } as const;
    expect(customerMessage(cash, 'غار')).toMatch(/عند الاستلام \(598 درهم\).*نؤكّده/);
    expect(customerMessage(cash, 'غار')).not.toContain('بقي إتمام الدفع');
    const sent = { ...cash, status: 'shipped' } as const;
    expect(customerMessage(sent, 'غار')).toContain('تدفع للمندوب عند الاستلام 598 درهم');
    const collected = { ...sent, payment_status: 'paid' } as const;
    expect(customerMessage(collected, 'غار')).not.toContain('للمندوب');
  });

  test("say the parcel's number where there is one", () => {
    const sent = { ...ORDER, status: 'shipped' } as const;
    expect(customerMessage({ ...sent, tracking_number: 'AE-1' }, 'غار')).toContain('AE-1');
    expect(customerMessage(sent, 'غار')).not.toContain('رقم التتبع');
    const tracked = customerMessage(
      { ...sent, carrier: 'aramex', tracking_number: '34529871206' },
      'غار',
    );
    expect(tracked).toContain('أرامكس');
    expect(tracked).toContain('https://www.aramex.com/track/results?ShipmentNumber=34529871206');
  });

  test('speak of the money only where some was paid', () => {
    const of = (payment_status: 'paid' | 'failed'): string =>
      customerMessage({ ...ORDER, status: 'cancelled', payment_status }, 'غار');
    expect(of('paid')).toContain('سنعيد إليك المبلغ');
    expect(of('failed')).not.toContain('سنعيد إليك المبلغ');
  });

  test.each(ORDER_STATUSES)('say that the money was given back: %s', (status) => {
    const paid = { ...ORDER, status, payment_status: 'paid' } as const;
    const back = customerMessage({ ...paid, refunded_amount: 598 }, 'غار');
    expect(back).toContain('أعدنا إليك مبلغ');
    expect(back).not.toMatch(/نجهّزه|نتابع معك/);
    const part = customerMessage({ ...paid, refunded_amount: 100 }, 'غار');
    expect(part).toBe(customerMessage(paid, 'غار'));
  });
});
