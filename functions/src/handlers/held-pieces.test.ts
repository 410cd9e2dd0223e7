import { createPaymentRequestSchema } from '@ghar/domain/callables';
import { orderPath, productPath } from '@ghar/domain/paths';
import { parse } from '@ghar/domain/text/parse';
import { describe, expect, test } from 'vitest';
import { firestoreStore } from '../adapters/firestore-store.ts';
import { memoryFirestore } from '../adapters/memory-firestore-test-db.ts';
import { createPayment } from './create-payment.ts';
import { retryPayment } from './retry-payment.ts';
import type { IntentStatus } from '../payments/payment-intent.ts';
import { ProviderError } from '../payments/payment-provider.ts';
import { codeOf, intent, PLACED_AT, portsOf } from '../orders/one-order-test-shop.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { settleOrder, settleOrExpire } from '../orders/settle-order.ts';

const [HERE, ELSEWHERE] = ['203.0.113.7', '203.0.113.8'];

/** A shop with 500 pieces, 60 a network, and a limit of 60 orders and refusals. */
async function openShop() {
  const db = memoryFirestore();
  let minutes = 0;
  let made = 0;
  let status: IntentStatus = 'open';
  const clock = () => new Date(PLACED_AT.getTime() + minutes * 60_000);
  const store = firestoreStore(db, clock);
  const batch = db.batch();
  const product = { name: 'صابون', price: 299, is_active: true, updated_at: PLACED_AT };
  batch.set(db.doc(productPath('soap')), { ...product, stock_quantity: 500 });
  await batch.commit();
  const provider = {
    createIntent: async () => intent(`intent-${++made}`, 'open', { url: `https://pay/${made}` }),
    getIntent: async (id: string) => intent(id, status),
  };
  const ports = { ...portsOf(store, provider), clock, ordersPerNetwork: 60 };
  const place = (
    quantity: number,
    { origin = HERE, total = quantity * 299 }: { origin?: string; total?: number } = {},
    over: Partial<typeof ports> = {},
  ) => {
    const form = {
      customerName: 'مريم',
      customerPhone: `050${1_000_000 + made++}`,
      country: 'ae',
      countryCode: '+971',
      city: 'دبي',
      address: 'شارع الوصل',
      quantity,
      totalAmount: total,
      checkoutKey: crypto.randomUUID(),
    };
    return createPayment(
      parse(createPaymentRequestSchema, form),
      { origin },
      { ...ports, ...over },
    );
  };
  const orderOf = async (id: string): Promise<StoredOrder> => (await store.order(id))!;
  const settle = async (id: string, status: 'completed' | 'canceled') => {
    const order = await orderOf(id);
    const paid = { amount: order.total_amount * 100 };
    await settleOrder(order, intent(order.payment_intent_id!, status, paid), ports);
  };
  return {
    place,
    settle,
    orderOf,
    retry: (order_id_param: string, origin: string) =>
      retryPayment({ order_id_param }, { origin }, ports),
    provider,
    wait: (passed: number) => void (minutes += passed),
    /** The payments stay under way. */
    hang: () => void (status = 'underway'),
    /** As the schedule does. */
    expire: async (): Promise<void> => {
      const { docs } = await db.collection('orders').get();
      for (const { id } of docs) {
        const order = await orderOf(id);
        if (order.payment_status === 'pending') await settleOrExpire(order, ports, () => {});
      }
    },
    tallies: async () =>
      (await db.collection('rate_limits').get()).docs.flatMap(
        (one) => (one.get('held') as unknown[] | undefined) ?? [],
      ),
    db,
  };
}

describe('the unpaid orders of one network', () => {
  test('hold sixty pieces, also where they are placed at once; another network has its own', async () => {
    const { place } = await openShop();
    const placed = await Promise.all(Array.from({ length: 6 }, () => codeOf(place(20))));
    expect(placed.filter((code) => code === 'opened')).toHaveLength(3);
    expect(placed.filter((code) => code === 'rate-limited')).toHaveLength(3);
    expect(await codeOf(place(1))).toBe('rate-limited');
    expect(await codeOf(place(20, { origin: ELSEWHERE }))).toBe('opened');
  });

  test('tell who is refused when there is room, and then have it', async () => {
    const { place, wait, expire } = await openShop();
    await place(20);
    wait(10);
    await Promise.all([place(20), place(20)]);
    wait(5);
    await expect(place(20)).rejects.toMatchObject({ facts: { retry_after_seconds: 20 * 60 } });
    await expect(place(30, {}, { maxPieces: async () => 30 })).rejects.toMatchObject({
      facts: { retry_after_seconds: 30 * 60 },
    });
    wait(20);
    await expire();
    expect(await codeOf(place(20))).toBe('opened');
    expect(await codeOf(place(1))).toBe('rate-limited');
  });

  test('count for as long as a payment that hangs holds them', async () => {
    const { place, wait, expire, hang } = await openShop();
    await Promise.all([place(20), place(20), place(20)]);
    hang();
    wait(40);
    await expire();
    await expect(place(20)).rejects.toMatchObject({ facts: { retry_after_seconds: 5 * 60 } });
    wait(24 * 60);
    // over, but the schedule has not looked yet
    expect(await codeOf(place(20))).toBe('rate-limited');
    await expire();
    expect(await codeOf(place(20))).toBe('opened');
  });

  test.each(['completed', 'canceled'] as const)(
    'no longer count once a payment is %s',
    async (status) => {
      const { place, settle, orderOf } = await openShop();
      const [{ order_id }] = await Promise.all([place(20), place(20), place(20)]);
      expect(await codeOf(place(1))).toBe('rate-limited');
      await settle(order_id, status);
      expect((await orderOf(order_id)).held_by).toBeNull();
      expect(await codeOf(place(20))).toBe('opened');
      expect(await codeOf(place(1))).toBe('rate-limited');
    },
  );

  test('do not count where the provider refused to open a payment', async () => {
    const { place, tallies } = await openShop();
    const createIntent = () => Promise.reject(new ProviderError('refused', 'no'));
    const refusing = { provider: { ...portsOf({} as never, {}).provider, createIntent } };
    expect(await codeOf(place(20, {}, refusing))).toBe('payment-provider-refused');
    expect(await tallies()).toEqual([]);
  });

  test('count for the network that pays them again', async () => {
    const { place, settle, retry, tallies } = await openShop();
    const { order_id } = await place(20);
    await settle(order_id, 'canceled');
    await Promise.all([1, 2, 3].map(() => place(20, { origin: ELSEWHERE })));
    expect(await codeOf(retry(order_id, ELSEWHERE))).toBe('rate-limited');
    expect(await codeOf(retry(order_id, HERE))).toBe('opened');
    expect(await tallies()).toHaveLength(4);
  });

  test('move to the network that pays them again after half an hour', async () => {
    const { place, retry, wait, tallies } = await openShop();
    const { order_id } = await place(20);
    wait(31);
    expect(await codeOf(retry(order_id, ELSEWHERE))).toBe('opened');
    expect(await tallies()).toMatchObject([{ order_id, pieces: 20 }]);
  });

  test('count across the turn of the hour', async () => {
    const { place, wait, expire } = await openShop();
    await place(1);
    wait(59);
    await expire();
    await Promise.all([place(20), place(20), place(20)]);
    wait(2);
    expect(await codeOf(place(20))).toBe('rate-limited');
  });

  test('leave room for one order, however large the shop lets it be', async () => {
    const { place } = await openShop();
    const large = { maxPieces: async () => 100 };
    expect(await codeOf(place(80, {}, large))).toBe('opened');
    expect(await codeOf(place(1, {}, large))).toBe('rate-limited');
  });

  test('are stored without a trace of the network', async () => {
    const { place, db } = await openShop();
    const { order_id } = await place(1);
    const order = (await db.doc(orderPath(order_id)).get()).data();
    expect(order!['held_by']).toMatch(/^network_[0-9a-f]{64}$/);
  });
});

test('of eighty refusals at once, the network’s sixty are told why', async () => {
  const { place } = await openShop();
  const codes = await Promise.all(Array.from({ length: 80 }, () => codeOf(place(1, { total: 1 }))));
  expect(codes.filter((code) => code === 'price-changed')).toHaveLength(60);
  expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(20);
}, 20_000);
