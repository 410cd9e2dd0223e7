import { beforeEach, expect, test } from 'vitest';
import { call, orderForm, placeOrder } from '../shop/backend.ts';
import { orders, resetDatabase, stock } from '../shop/database.ts';
import { intents, orderFaults, resetProvider } from '../shop/provider.ts';

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
});

/** How many callers there are: each costs the emulators a process. */
const CALLERS = 6;

/** So many requests, by callers who do not wait for one another; answers how many got which status. */
async function flood(
  requests: number,
  ask: (index: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const queue = Array.from({ length: requests }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (const index of queue) {
        const { status } = await ask(index);
        counts[status] = (counts[status] ?? 0) + 1;
      }
    }),
  );
  return counts;
}

test.each<[string, (index: number) => ReturnType<typeof call>]>([
  [
    'one phone',
    (index) =>
      call('createZiinaPayment', orderForm({ customerPhone: '0503333333' }), {
        origin: `203.0.113.${index}`,
      }),
  ],
  ['one address', () => call('createZiinaPayment', orderForm(), { origin: '203.0.113.200' })],
])('of sixteen orders from %s, by several at once, ten are placed', async (_, order) => {
  expect(await flood(16, order)).toEqual({ 200: 10, 429: 6 });
  expect(await orders()).toHaveLength(10);
  expect(await intents()).toHaveLength(10);
  expect(await stock()).toBe(90);
});

test('whoever knows an order’s id cannot make the shop ask the provider without end', async () => {
  const [{ order_id }, other] = [await placeOrder(), await placeOrder()];
  // so that the answer tells whether the provider was asked
  await orderFaults({ get: { kind: 'error_500' } });
  const about = (id: string) => ({ order_id_param: id });
  const asked = await flood(34, () => call('updateOrderPaymentStatus', about(order_id)));
  expect(asked).toEqual({ 503: 30, 200: 4 });
  const { status, error } = await call('retryZiinaPayment', about(order_id));
  expect([status, error!.details!.code]).toEqual([429, 'rate-limited']);
  // what is kept of it is told all the same, and the next order has questions of its own
  expect((await call('getOrderSecure', about(order_id))).result).toHaveLength(1);
  expect((await call('updateOrderPaymentStatus', about(other.order_id))).status).toBe(503);
});
