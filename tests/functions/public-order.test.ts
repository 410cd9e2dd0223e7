import { beforeAll, expect, test } from 'vitest';
import { call, placeOrder } from '../support/backend.ts';
import { resetDatabase } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { resetProvider } from '../support/provider.ts';

beforeAll(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
});

test('whoever knows the id sees the public fields, the phone masked, and nothing else', async () => {
  const { order_id } = await placeOrder({
    customerPhone: '0501234567',
    customerEmail: 'mariam@example.com',
  });
  const { result } = await call('getOrderSecure', { order_id_param: order_id });
  expect(result).toEqual([
    {
      id: order_id,
      order_number: order_id.slice(-8),
      customer_name: 'مريم الهاشمي',
      customer_phone: '+971****34567',
      city: 'دبي',
      country: 'ae',
      product_name: 'صابون غار الطبيعي للشعر',
      quantity: 1,
      unit_price: 299,
      total_amount: 299,
      refunded_amount: 0,
      refunding_amount: 0,
      uncounted_amount: 0,
      payment_status: 'pending',
      payment_under_review: false,
      status: 'pending',
      invoice_number: null,
      tracking: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      paid_at: null,
      shipped_at: null,
      delivered_at: null,
      guarantee_until: null,
    },
  ]);
});

test('an order under way shows its parcel and its times, and nothing that is the merchant’s', async () => {
  const SECRET = 'secret-9f3';
  const time = (day: number): Date => new Date(Date.UTC(2026, 10, day, 8));
  const [id] = (await putOrders([
    {
      status: 'delivered',
      carrier: 'aramex',
      tracking_number: '1234567890',
      invoice_number: 41,
      quantity: 2,
      total_amount: 598,
      refunded_amount: 100.5,
      refunding_amount: 50,
      uncounted_payments: [{ id: 'pi_other', amount: 299 }],
      paid_at: time(1),
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
    },
  ])) as [string];
  const { result } = await call('getOrderSecure', { order_id_param: id });
  expect(result).toEqual([
    {
      id,
      order_number: id.slice(-8),
      customer_name: 'مريم الهاشمي',
      customer_phone: '+971****34567',
      city: 'دبي',
      country: 'ae',
      product_name: 'صابون غار الطبيعي للشعر',
      quantity: 2,
      unit_price: 299,
      total_amount: 598,
      refunded_amount: 100.5,
      refunding_amount: 50,
      uncounted_amount: 299,
      payment_status: 'paid',
      payment_under_review: false,
      status: 'delivered',
      invoice_number: 'INV-000041',
      tracking: {
        carrier: 'أرامكس',
        number: '1234567890',
        url: 'https://www.aramex.com/track/results?ShipmentNumber=1234567890',
      },
      created_at: expect.any(String),
      paid_at: '2026-11-01T08:00:00.000Z',
      shipped_at: '2026-11-02T08:00:00.000Z',
      delivered_at: '2026-11-04T08:00:00.000Z',
      guarantee_until: '2026-12-04T08:00:00.000Z',
    },
  ]);
  expect(JSON.stringify(result)).not.toContain(SECRET);
});

test('a number that the merchant typed beside an order which is not sent is not shown', async () => {
  const [id] = (await putOrders([{ status: 'confirmed', tracking_number: '1234567890' }])) as [
    string,
  ];
  const { result } = await call('getOrderSecure', { order_id_param: id });
  expect(result![0]!.tracking).toBeNull();
});

test('a payment that a person looks at is told while the order is unpaid', async () => {
  const marked = { payment_needs_review: true, paid_at: null } as const;
  const ids = await putOrders([
    { ...marked, payment_status: 'pending' },
    { ...marked, payment_status: 'failed' },
    { ...marked, payment_status: 'pending', payment_needs_review: false },
    { ...marked, payment_status: 'paid', paid_at: new Date() },
    { ...marked, payment_status: 'failed', paid_at: new Date() },
    { ...marked, payment_status: 'paid' },
  ]);
  const told = await Promise.all(
    ids.map(async (id) => {
      const { result } = await call('getOrderSecure', { order_id_param: id });
      return result![0]!.payment_under_review;
    }),
  );
  expect(told).toEqual([true, true, false, false, false, false]);
});
