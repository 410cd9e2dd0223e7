import { beforeEach, expect, test } from 'vitest';
import { call, orderForm, placeOrder, runSchedule } from '../support/backend.ts';
import { backdate, changeProduct, orders, resetDatabase, stock } from '../support/database.ts';
import { endIntent, intents, orderFaults, resetProvider } from '../support/provider.ts';

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
});

/** Concurrent callers. */
const CALLERS = 6;

/** Sends requests concurrently; returns the number of responses by status. */
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

test('of sixteen orders from one phone, by several at once, ten are placed', async () => {
  const order = (index: number) =>
    call('createZiinaPayment', orderForm({ customerPhone: '0503333333' }), {
      origin: `203.0.113.${index}`,
    });
  expect(await flood(16, order)).toEqual({ 200: 10, 429: 6 });
  expect(await orders()).toHaveLength(10);
  expect(await intents()).toHaveLength(10);
  expect(await stock()).toBe(90);
});

/** The local stack's limit per network and hour. */
const PER_NETWORK = 20;

test('one network runs out of orders however its address is written, and takes them from no other', async () => {
  const spellings = [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '203.0.113.7:4711',
    '10.0.0.1, 203.0.113.7',
  ];
  const order = (origin: string) => call('createZiinaPayment', orderForm(), { origin });
  const ordered = await flood(PER_NETWORK, (index) => order(spellings[index % spellings.length]!));
  expect(ordered).toEqual({ 200: PER_NETWORK });
  for (const spelling of spellings) expect((await order(spelling)).status).toBe(429);
  expect((await order('203.0.113.8')).status).toBe(200);
});

test('one /48 of IPv6 is one caller, whichever of its networks and addresses call', async () => {
  const order = (origin: string) => call('createZiinaPayment', orderForm(), { origin });
  const hex = (index: number) => index.toString(16);
  const ordered = await flood(PER_NETWORK, (index) =>
    order(`2001:db8:7:${hex(index)}::${hex(index)}`),
  );
  expect(ordered).toEqual({ 200: PER_NETWORK });
  expect((await order('2001:DB8:0007:ffff::1')).status).toBe(429);
  expect((await order('2001:db8:8::1')).status).toBe(200);
});

test('whoever probes with refused calls learns no more after a while, and takes nobody’s orders away', async () => {
  const origin = '203.0.113.7';
  const customerPhone = '0504444444';
  const probe = () =>
    call('createZiinaPayment', orderForm({ customerPhone, totalAmount: 1 }), { origin });
  expect(await flood(PER_NETWORK, probe)).toEqual({ 400: PER_NETWORK });
  const { status, error } = await probe();
  expect([status, error!.details]).toEqual([
    429,
    { code: 'rate-limited', retry_after_seconds: expect.any(Number) as number },
  ]);
  const ordered = await call('createZiinaPayment', orderForm({ customerPhone }), { origin });
  expect(ordered.status).toBe(200);
});

test('one order holds no more than a part of the stock, and cannot take it again when its time is over', async () => {
  const [quantity, totalAmount] = [20, 20 * 299];
  const all = await call('createZiinaPayment', orderForm({ quantity: 100, totalAmount: 29_900 }));
  expect(all.error!.details).toEqual({ code: 'too-many-pieces', most: 20 });
  const { order_id } = await placeOrder({ quantity, totalAmount });
  await changeProduct({ stock_quantity: 10 });
  await backdate(order_id, 60 * 60_000);
  await runSchedule();
  expect(await stock()).toBe(30);
  const { status, error } = await call('retryZiinaPayment', { order_id_param: order_id });
  expect([status, error!.details]).toEqual([400, { code: 'too-many-pieces', most: 10, order_id }]);
  expect(await stock()).toBe(30);
});

test('one network’s unpaid orders hold sixty pieces, however many calls ask at once, until some are paid', async () => {
  await changeProduct({ stock_quantity: 200 });
  const [quantity, totalAmount, origin] = [20, 20 * 299, '203.0.113.7'];
  const order = (from = origin) =>
    call('createZiinaPayment', orderForm({ quantity, totalAmount }), { origin: from });
  expect(await flood(6, () => order())).toEqual({ 200: 3, 429: 3 });
  expect(await stock()).toBe(140);
  expect((await order()).error!.details).toEqual({
    code: 'rate-limited',
    retry_after_seconds: expect.any(Number) as number,
  });
  const [paid] = await orders();
  expect((await order('203.0.113.8')).status).toBe(200);
  await endIntent(paid!['payment_intent_id'] as string, 'complete');
  await call('updateOrderPaymentStatus', { order_id_param: paid!['id'] });
  expect(await flood(2, () => order())).toEqual({ 200: 1, 429: 1 });
});

test('the number of proxies is told to whoever names the doctor’s address, and nobody else', async () => {
  const told = async (origin: string) =>
    (await call('getOrderSecure', {}, { origin })).error!.details;
  const refusal = { code: 'order-id-missing', field: 'order_id_param' };
  expect(await told('192.0.2.1, 203.0.113.7')).toEqual({ ...refusal, proxies: 1 });
  expect(await told('203.0.113.7')).toEqual(refusal);
});

test('whoever knows an order’s id cannot make the shop ask the provider without end, nor keep its customer from paying', async () => {
  const [{ order_id }, other] = [await placeOrder(), await placeOrder()];
  // the response then shows whether the provider was asked
  await orderFaults({ get: { kind: 'error_500' } });
  const about = (id: string) => ({ order_id_param: id });
  const stranger = { origin: '203.0.113.66' };
  const ask = (id: string) => call('updateOrderPaymentStatus', about(id), stranger);
  const pay = (origin: string) => call('retryZiinaPayment', about(order_id), { origin });
  expect(await flood(40, () => ask(order_id))).toEqual({ 503: 20, 200: 20 });
  expect(await flood(19, () => pay(stranger.origin))).toEqual({ 503: 15, 429: 4 });
  expect((await pay('203.0.113.7')).status).toBe(503);
  // the stored order is answered all the same, and another order has its own limit
  expect((await call('getOrderSecure', about(order_id))).result).toHaveLength(1);
  expect((await ask(other.order_id)).status).toBe(503);
});
