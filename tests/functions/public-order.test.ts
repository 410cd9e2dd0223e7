import { beforeAll, expect, test } from 'vitest';
import { call, placeOrder } from '../support/backend.ts';
import { resetDatabase } from '../support/database.ts';
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
      total_amount: 299,
      refunded_amount: 0,
      payment_status: 'pending',
      status: 'pending',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});
