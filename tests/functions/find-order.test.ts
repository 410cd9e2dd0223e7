import { COLLECTIONS } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, orderForm } from '../support/backend.ts';
import { db, resetDatabase } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { resetProvider } from '../support/provider.ts';

const PHONE = '+971501234567';
const NUMBER = 'ACDE3479';
const HOUR_MS = 3_600_000;
let orderId: string;

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  [orderId] = (await putOrders([{ customer_phone: PHONE, order_number: NUMBER }])) as [string];
});

const find = (order_number: string, phone: string, origin?: string) =>
  call('findOrder', { order_number, phone }, origin === undefined ? {} : { origin });
/** The statuses of searches that are made at once. */
const statuses = async (searches: readonly ReturnType<typeof find>[]): Promise<object> =>
  Object.groupBy(
    (await Promise.all(searches)).map(({ status }) => status),
    (status) => status,
  );
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const someone = (index: number): string => `05012345${10 + index}`;

test.each([
  [NUMBER, PHONE],
  ['acde 3479', '٠٥٠ ١٢٣ ٤٥٦٧'],
  ['#ACDE٣٤٧٩', '00971501234567'],
])('%s and %s are the order', async (number, phone) => {
  expect((await find(number, phone)).result).toEqual({ order_id: orderId });
});

test('an order is found whatever became of it, and among those that share its number', async () => {
  const [other] = await putOrders([
    { customer_phone: '+96550123456', order_number: NUMBER, status: 'cancelled' },
  ]);
  expect((await find(NUMBER, '50123456')).result).toEqual({ order_id: other });
  expect((await find(NUMBER, PHONE)).result).toEqual({ order_id: orderId });
});

test('a wrong phone and a wrong number are answered alike', async () => {
  const [phone, number] = [await find(NUMBER, '0509999999'), await find('ACDE3476', PHONE)];
  expect(phone).toEqual(number);
  expect([phone.status, phone.error!.details]).toEqual([404, { code: 'order-not-found' }]);
});

test('an order that has lost its phone is not found without one', async () => {
  await db.doc(`orders/${orderId}`).update({ customer_phone: '' });
  expect((await find(NUMBER, '')).error!.details!.code).toBe('phone-required');
  expect((await find(NUMBER, '0')).error!.details!.code).toBe('phone-invalid');
});

describe('whoever guesses', () => {
  test('the phone of an order has ten tries an hour, from however many networks at once', async () => {
    const origin = (index: number) => `203.0.113.${index}`;
    const guesses = times(12).map((index) => find(NUMBER, someone(index), origin(index)));
    expect(await statuses(guesses)).toEqual({
      404: times(10).map(() => 404),
      429: times(2).map(() => 429),
    });
    // the right phone is no exception, in whatever case the number is written
    for (const number of [NUMBER, NUMBER.toLowerCase()]) {
      const { status, error } = await find(number, PHONE, '203.0.113.99');
      expect([status, error!.details]).toEqual([
        429,
        { code: 'rate-limited', retry_after_seconds: expect.any(Number) as number },
      ]);
    }
    expect((await find('ACDE3476', PHONE)).status).toBe(404);
  });

  test('the phone of an order is stopped for a week after thirty wrong ones, the right one too', async () => {
    /** Makes what was counted so far two hours older. */
    const waitTwoHours = async (): Promise<void> => {
      const counters = await db.collection(COLLECTIONS.rateLimits).get();
      for (const counter of counters.docs) {
        const attempts = counter.get('attempts') as Timestamp[] | undefined;
        const older = attempts?.map((at) => Timestamp.fromMillis(at.toMillis() - 2 * HOUR_MS));
        if (older) await counter.ref.update({ attempts: older });
      }
    };
    const guess = (count: number, hour: number) =>
      times(count).map((index) =>
        find(NUMBER, someone(10 * hour + index), `203.0.${hour}.${index}`),
      );
    for (const hour of times(3)) {
      // what is found counts for the hour only
      const right = find(NUMBER, PHONE, `203.0.${hour}.99`);
      expect(await statuses([...guess(9, hour), right])).toMatchObject({ 200: [200] });
      await waitTwoHours();
    }
    expect(await statuses(guess(3, 3))).toEqual({ 404: [404, 404, 404] });
    const { status, error } = await find(NUMBER, PHONE, '203.0.3.99');
    expect(status).toBe(429);
    const wait = Number(error!.details!['retry_after_seconds']) * 1000;
    expect(wait).toBeGreaterThan(6 * 24 * HOUR_MS);
    expect(wait).toBeLessThan(7 * 24 * HOUR_MS);
    expect((await find('ACDE3476', PHONE)).status).toBe(404);
  });

  test('by a burst learns no more than by turns: right guesses count too', async () => {
    const right = times(12).map((index) => find(NUMBER, PHONE, `203.0.113.${index}`));
    expect(await statuses(right)).toMatchObject({ 200: times(10).map(() => 200) });
  });

  test('the numbers of orders is stopped, without taking anything from others', async () => {
    const origin = '203.0.113.7';
    const numbers = times(20).map((index) => `ACDE34${10 + index}`);
    const guessed = [];
    for (const number of numbers) guessed.push((await find(number, PHONE, origin)).status);
    expect(new Set(guessed)).toEqual(new Set([404]));
    expect((await find(NUMBER, PHONE, origin)).status).toBe(429);
    expect((await find(NUMBER, PHONE, '203.0.113.8')).status).toBe(200);
    expect((await call('createZiinaPayment', orderForm(), { origin })).status).toBe(200);
  });
});
