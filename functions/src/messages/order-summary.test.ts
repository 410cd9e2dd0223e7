import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import {
  CUSTOMER_MESSAGES,
  isCustomerMessage,
  MESSAGE_KINDS,
  type CustomerMessage,
} from '@ghar/domain/messages/message';
import { describe, expect, test } from 'vitest';
import { order as placed } from '../orders/one-order-test-shop.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { orderSummary } from './order-summary.ts';

const formatCharge = MESSAGE_TEXTS.ar.charge;
const paid: StoredOrder = {
  ...placed,
  id: 'k3TnXw7pQz4Ra7K9MWPD',
  customer_name: 'مريم الهاشمي',
  customer_email: 'mariam@example.com',
  payment_test: false,
  payment_status: 'paid',
  status: 'confirmed',
  paid_at: placed.created_at,
};
const shown = (kind: CustomerMessage, change: Partial<StoredOrder> = {}) =>
  orderSummary(kind, { ...paid, ...change })!;
const CUSTOMERS = Object.keys(CUSTOMER_MESSAGES) as CustomerMessage[];

describe('an order in an e-mail', () => {
  test.each(CUSTOMERS)('is not shown before it was paid: %s', (kind) => {
    for (const payment_status of ['pending', 'failed'] as const)
      expect(orderSummary(kind, { ...paid, payment_status, paid_at: null })).toBeNull();
  });

  test('is shown with what is to be paid once it is sent to be paid at the door, and says of no cash that it was paid', () => {
    const cash = {
      payment_method: 'cash',
      payment_status: 'pending',
      paid_at: null,
      cash_fee: 10,
      total_amount: 907,
      tracking_number: '345',
    } as const;
    for (const status of ['pending', 'confirmed'] as const)
      for (const kind of CUSTOMERS)
        expect(orderSummary(kind, { ...paid, ...cash, status })).toBeNull();
    const sent = shown('cash-shipped', { ...cash, status: 'shipped' });
    expect(sent).toMatchObject({ pictured: 'soap', amounts: [{ name: 'تدفعه عند الاستلام' }] });
    expect(sent.rows.slice(-2)).toMatchObject([
      { name: 'رسوم الدفع عند الاستلام', value: formatCharge(10) },
      { name: 'رقم التتبع', value: '345' },
    ]);
    const collected = { ...cash, status: 'delivered', payment_status: 'paid' } as const;
    expect(shown('delivered', collected).amounts).toMatchObject([{ name: 'المبلغ المدفوع' }]);
  });

  test('is not shown to the merchant, nor where there is none', () => {
    for (const kind of MESSAGE_KINDS.filter((one) => !isCustomerMessage(one)))
      expect(orderSummary(kind, paid)).toBeNull();
    expect(orderSummary('payment-confirmed', null)).toBeNull();
  });

  test('is what was ordered, and what was paid', () => {
    const row = (name: string, value: string) => ({ name, value, href: null });
    expect(shown('payment-confirmed')).toEqual({
      product: 'صابون',
      pictured: 'soap',
      rows: [
        row('رقم الطلب', 'a7K9MWPD'),
        row('الكمية', '3'),
        row('سعر القطعة', formatCharge(299)),
      ],
      amounts: [row('المبلغ المدفوع', formatCharge(897))],
    });
  });

  test('has no price of a piece where there is one, or where an old order has none', () => {
    for (const change of [{ quantity: 1, total_amount: 299 }, { unit_price: 0 }])
      expect(shown('payment-confirmed', change).rows).toHaveLength(2);
  });

  test('marks a test', () => {
    const [number] = shown('payment-confirmed', { payment_test: true }).rows;
    expect(number!.value).toBe('a7K9MWPD (تجربة)');
  });

  test('has what was refunded of it', () => {
    const { amounts } = shown('refunded', { refunded_amount: 299 });
    expect(amounts.map(({ value }) => value)).toEqual([formatCharge(897), formatCharge(299)]);
  });

  test('has its parcel with the carrier’s page once it is on its way', () => {
    const parcel = { tracking_number: '34529871206', carrier: 'aramex' };
    expect(shown('shipped', parcel).rows.at(-1)).toEqual({
      name: 'رقم التتبع',
      value: '34529871206',
      href: expect.stringMatching(/^https:\/\/.*aramex.*34529871206/),
    });
    expect(shown('shipped', { ...parcel, carrier: 'جار' }).rows.at(-1)).toMatchObject({
      href: null,
    });
    expect(shown('delivered', parcel).rows).toHaveLength(3);
  });

  test('has the product’s picture but where the order is no more', () => {
    const pictured = CUSTOMERS.filter((kind) => shown(kind).pictured === 'soap');
    expect(pictured).toEqual([
      'payment-confirmed',
      'shipped',
      'shipped-untracked',
      'cash-shipped',
      'delivered',
    ]);
    expect(shown('shipped', { product_id: '' }).pictured).toBeNull();
  });

  test.each(CUSTOMERS)('names nobody and no place: %s', (kind) => {
    const parcel = { tracking_number: '345', carrier: 'aramex', refunded_amount: 1 };
    const text = JSON.stringify(shown(kind, parcel));
    const { customer_name, customer_phone, customer_email, address, city } = paid;
    for (const personal of [customer_name, customer_phone, customer_email!, address, city])
      expect(text).not.toContain(personal);
  });

  test('is plain text, whatever was typed', () => {
    const { product, rows } = shown('shipped', {
      product_name: 'صابون\u202e\n\u2066غار',
      tracking_number: '34\u202e5\r\n6',
    });
    expect([product, rows.at(-1)!.value]).toEqual(['صابون غار', '345 6']);
  });
});
