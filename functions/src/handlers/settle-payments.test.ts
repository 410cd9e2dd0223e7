import { write } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { intent, order, portsOf } from '../orders/one-order-test-shop.ts';
import { ORDERS_PER_PAGE, type StoredOrder } from '../orders/order-store.ts';
import type { ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import { ProviderError, type PaymentProvider } from '../payments/payment-provider.ts';
import { settlePayments } from './settle-payments.ts';

const MINUTE_MS = 60_000;
/** The function's time limit, and the interval between two runs. */
const RUN_MS = 5 * MINUTE_MS;
const NOW = new Date('2026-11-20T12:00:00Z').getTime();

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
});

/** A shop with many pending orders, opened a second apart. */
function shopOf(count: number, isBroken = false) {
  const orders = new Map<string, StoredOrder>();
  for (let index = 0; index < count; index++) {
    const created_at = new Date(NOW + (index - count) * 1000);
    const id = `order-${index}`;
    orders.set(id, {
      ...order,
      id,
      created_at,
      payment_intent_id: id,
      former_payment_intent_ids: [],
    });
  }
  const store: Partial<ShopStore> = {
    transaction: (work) =>
      work({ shownProduct: async () => null } as Partial<ShopTransaction> as ShopTransaction),
    async *unsettledOrders() {
      if (isBroken)
        yield [
          {
            id: 'broken',
            read: () => {
              throw new Error('malformed');
            },
          },
        ];
      const all = [...orders.values()].map((one) => ({ id: one.id, read: () => one }));
      for (let from = 0; from < all.length; from += ORDERS_PER_PAGE)
        yield all.slice(from, from + ORDERS_PER_PAGE);
    },
    async *ordersBeingRefunded() {
      yield [];
    },
    noteLook: async (id, look) => void orders.set(id, { ...orders.get(id)!, ...look }),
  };
  return { orders, store: store as ShopStore };
}

/** Runs the schedule as the platform does: a run is cut off after five minutes. */
async function runSchedule(
  store: ShopStore,
  getIntent: PaymentProvider['getIntent'],
): Promise<{ seconds: number; end: unknown }> {
  const started = Date.now();
  let seconds = Infinity;
  const ports = { ...portsOf(store, { getIntent }), clock: () => new Date() };
  const run = async (): Promise<void> => {
    await settlePayments(ports);
    seconds = (Date.now() - started) / 1000;
  };
  void run();
  await vi.advanceTimersByTimeAsync(RUN_MS);
  const [end] = vi.mocked(write).mock.lastCall!;
  return { seconds, end };
}

const SLOW_MS = 15_000;
const pass = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

describe('with 2,000 orders and a provider that takes 15 s for an answer', () => {
  test('every order is asked about within seven runs, and none twice before that', async () => {
    const { store } = shopOf(2000);
    const asked: string[] = [];
    const answer = async (id: string) => {
      asked.push(id);
      await pass(SLOW_MS);
      return intent(id, 'underway');
    };
    const ends: unknown[] = [];
    for (let run = 1; run <= 7; run++) {
      const { seconds, end } = await runSchedule(store, answer);
      expect(seconds).toBeLessThan(RUN_MS / 1000);
      ends.push(end);
    }
    expect(ends[0]).toMatchObject({
      event: 'schedule-done',
      outcome: 'out-of-time',
      orders: 320,
      unsettled: 0,
      waiting: 1680,
    });
    expect(new Set(asked.slice(0, 2000)).size).toBe(2000);
  });
});

describe('a provider that does not answer', () => {
  const down = async () => {
    await pass(SLOW_MS);
    throw new ProviderError('unavailable', 'down');
  };

  test('is not asked about every order, and the end of the run says so', async () => {
    const { store } = shopOf(500);
    const ask = vi.fn<PaymentProvider['getIntent']>(down);
    const { seconds, end } = await runSchedule(store, ask);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(25);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(end).toMatchObject({ event: 'schedule-done', outcome: 'provider-down' });
  });

  test('is asked about other orders by the next run, and about all again soon after it is back', async () => {
    const { store } = shopOf(60);
    const asked: string[] = [];
    const ask = (id: string) => {
      asked.push(id);
      return down();
    };
    await runSchedule(store, ask);
    const first = new Set(asked.splice(0));
    await runSchedule(store, ask);
    expect(asked.filter((id) => first.has(id))).toEqual([]);
    const answered = vi.fn<PaymentProvider['getIntent']>(async (id) => intent(id, 'underway'));
    const { end } = await runSchedule(store, answered);
    expect(answered).toHaveBeenCalledTimes(60);
    expect(end).toMatchObject({ outcome: 'complete', orders: 60, waiting: 0 });
  });
});

test('an order is asked about later and later', async () => {
  const { store } = shopOf(1);
  const opened = Date.now() - 1000;
  const minutes: number[] = [];
  const answer = async (id: string) => {
    minutes.push(Math.floor((Date.now() - opened) / MINUTE_MS));
    return intent(id, 'underway');
  };
  for (let run = 0; run < 12 * 12; run++) await runSchedule(store, answer);
  expect(minutes).toEqual([0, 5, 15, 35, 45, 65, 105, 185, 345, 585]);
});

test('an order that cannot be read keeps no other waiting', async () => {
  const { store } = shopOf(2, true);
  const { end } = await runSchedule(store, async (id) => intent(id, 'underway'));
  expect(end).toMatchObject({ event: 'schedule-done', orders: 3, unsettled: 1, waiting: 0 });
});

test('the end of a run is in the log also where the database fails', async () => {
  const unsettledOrders = () => {
    throw new Error('no database');
  };
  const store = { unsettledOrders } as Partial<ShopStore> as ShopStore;
  await expect(settlePayments(portsOf(store, {}))).rejects.toThrow('no database');
  expect(vi.mocked(write).mock.lastCall![0]).toMatchObject({
    event: 'schedule-done',
    outcome: 'failed',
  });
});
