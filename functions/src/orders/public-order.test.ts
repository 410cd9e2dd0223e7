import type { PublicOrder } from '@ghar/domain/callables';
import { describe, expect, test } from 'vitest';
import { order } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { publicOrder } from './public-order.ts';

const time = (day: number): Date => new Date(Date.UTC(2026, 10, day, 8));

/** What whoever knows the id of an order as placed sees of it. */
const PLACED: PublicOrder = {
  id: 'k3h2abcdefgh',
  order_number: 'abcdefgh',
  customer_name: 'مريم',
  customer_phone: '+971****34567',
  city: 'دبي',
  address: '… فيلا 12',
  country: 'ae',
  product_name: 'صابون',
  quantity: 3,
  unit_price: 299,
  total_amount: 897,
  refunded_amount: 0,
  refunding_amount: 0,
  uncounted_amount: 0,
  payment_method: 'card',
  cash_fee: 0,
  payment_status: 'pending',
  payment_under_review: false,
  paid_twice: false,
  status: 'pending',
  invoice_number: null,
  tracking: null,
  created_at: '2026-11-20T10:00:00.000Z',
  paid_at: null,
  refunded_at: null,
  shipped_at: null,
  delivered_at: null,
  guarantee_until: null,
};
const placed: StoredOrder = {
  ...order,
  id: 'k3h2abcdefgh',
  address: 'شارع الوصل، فيلا 12',
};

describe('whoever knows the id sees', () => {
  test('the public fields, phone and address masked, and nothing else', () => {
    expect(publicOrder({ ...placed, customer_email: 'mariam@example.com' })).toStrictEqual(PLACED);
  });

  test('the parcel and the times of an order under way, and nothing that is the merchant’s', () => {
    const SECRET = 'secret-9f3';
    const seen = publicOrder({
      ...placed,
      status: 'delivered',
      payment_status: 'paid',
      carrier: 'aramex',
      tracking_number: '1234567890',
      invoice_number: 41,
      refunded_amount: 100.5,
      refunding_amount: 50,
      uncounted_payments: [{ id: 'pi_other', amount: 299 }],
      paid_at: time(1),
      refunded_at: time(5),
      shipped_at: time(2),
      delivered_at: time(4),
      customer_email: `${SECRET}@example.com`,
      address: SECRET,
      national_address: SECRET,
      merchant_note: SECRET,
      checkout_key: SECRET,
      payment_intent_id: SECRET,
      former_payment_intent_ids: [SECRET],
      payment_url: `https://pay.example/${SECRET}`,
      updated_by: SECRET,
      search: [SECRET, '0501234567'],
    });
    expect(seen).toStrictEqual({
      ...PLACED,
      address: '',
      refunded_amount: 100.5,
      refunding_amount: 50,
      uncounted_amount: 299,
      payment_status: 'paid',
      status: 'delivered',
      invoice_number: 'INV-000041',
      tracking: {
        carrier: 'أرامكس',
        number: '1234567890',
        url: 'https://www.aramex.com/track/results?ShipmentNumber=1234567890',
      },
      paid_at: '2026-11-01T08:00:00.000Z',
      refunded_at: '2026-11-05T08:00:00.000Z',
      shipped_at: '2026-11-02T08:00:00.000Z',
      delivered_at: '2026-11-04T08:00:00.000Z',
      guarantee_until: '2026-12-04T08:00:00.000Z',
    });
  });

  test('no number that the merchant typed beside an order which is not sent', () => {
    const typed = { status: 'confirmed', tracking_number: '1234567890' } as const;
    expect(publicOrder({ ...placed, ...typed }).tracking).toBeNull();
  });

  const MARKED = { payment_needs_review: true, paid_at: null } as const;
  test.each<[isTold: boolean, change: Partial<StoredOrder>]>([
    [true, { ...MARKED, payment_status: 'pending' }],
    [true, { ...MARKED, payment_status: 'failed' }],
    [false, { ...MARKED, payment_status: 'pending', payment_needs_review: false }],
    [false, { ...MARKED, payment_status: 'paid', paid_at: new Date() }],
    [false, { ...MARKED, payment_status: 'failed', paid_at: new Date() }],
    [false, { ...MARKED, payment_status: 'paid' }],
  ])('that a person looks at the payment (%j) of %j', (isTold, change) => {
    expect(publicOrder({ ...placed, ...change }).payment_under_review).toBe(isTold);
  });
});
