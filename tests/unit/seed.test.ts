import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/order/status';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { guaranteeUntil } from '@ghar/domain/order/guarantee';
import { orderPath } from '@ghar/domain/paths';
import { parsePhone } from '@ghar/domain/contact/phone';
import { describe, expect, test } from 'vitest';
import { seedDocuments, type SeedDocument } from '../../tools/seed/documents.ts';
import { ORDERS } from '../../tools/seed/orders.ts';
import { seedPayments } from '../../tools/seed/payments.ts';
import { PRODUCTS } from '../../tools/seed/products.ts';
import { DAY, later, MINUTE, SEEDED_AT } from '../../tools/seed/seeded-at.ts';
import { seedFingerprint, storedFingerprint } from '../../tools/seed/seed-fingerprint.ts';
import { shoppersOf } from '../../tools/seed/shoppers.ts';
import { sandboxControl } from '../../tools/harness/ziina-sandbox/control.ts';
import { startZiinaSandbox } from '../../tools/harness/ziina-sandbox/server.ts';

const orders = ORDERS.map(({ order }) => order);
const distinct = (values: readonly unknown[]): number => new Set(values).size;
const placedWithin = (time: number) =>
  orders.filter((order) => +SEEDED_AT - +order.created_at <= time);

describe('the seed', () => {
  test('is the same each time, and as domain says', () => {
    expect(seedDocuments()).toEqual(seedDocuments());
  });

  // what the export holds: tests/seed/export.test.ts, each night
  test('is what emulator-data was written from: `npm run seed` writes it anew', () => {
    expect(storedFingerprint()).toBe(seedFingerprint());
  });

  test('offers one product at 299 dirhams with 120 left, and keeps one back', () => {
    const [active, ...others] = Object.values(PRODUCTS).filter((product) => product.is_active);
    expect(active).toMatchObject({ price: 299, stock_quantity: 120 });
    expect(others).toEqual([]);
    expect(Object.keys(PRODUCTS)).toHaveLength(2);
  });
});

test.each(COUNTRY_CODES)('every shopper in %s has a phone of that country', (country) => {
  for (const { phone } of shoppersOf(country)) expect(parsePhone(phone, country)).not.toBeNull();
});

describe("the seed's orders", () => {
  test('reach over sixty days, to every country, in every status', () => {
    expect(placedWithin(60 * DAY)).toHaveLength(orders.length);
    expect(placedWithin(50 * DAY).length).toBeLessThan(orders.length);
    expect(distinct(orders.map(({ country }) => country))).toBe(COUNTRY_CODES.length);
    expect(distinct(orders.map(({ status }) => status))).toBe(ORDER_STATUSES.length);
    expect(distinct(orders.map((order) => order.payment_status))).toBe(PAYMENT_STATUSES.length);
  });

  test('have numbers, forms and payments of their own', () => {
    for (const own of ['order_number', 'checkout_key'] as const)
      expect(distinct(orders.map((order) => order[own]))).toBe(orders.length);
    const payments = orders.flatMap((order) => [
      ...order.former_payment_intent_ids,
      ...(order.payment_intent_id === null ? [] : [order.payment_intent_id]),
    ]);
    expect(distinct(payments)).toBe(payments.length);
  });

  test('wait for a card payment only while it can still be made', () => {
    const waiting = orders.filter((order) => paymentOf(order).state === 'awaiting');
    expect(waiting).toHaveLength(3);
    expect(placedWithin(20 * MINUTE)).toEqual(expect.arrayContaining(waiting));
  });

  test('hold pieces back, and name the time, iff they are to be delivered', () => {
    for (const order of orders) {
      const isPaidByCard = order.payment_status === 'paid' && order.payment_method === 'card';
      expect(order.stock_reserved).toBe(may(order).holdStock);
      expect(order.paid_at !== null).toBe(isPaidByCard);
    }
  });

  test.each(ORDERS)('$id has a history that leads to what it is', ({ order, events }) => {
    const history = events.map(([, event]) => event);
    const last = (type: string) => history.findLast((event) => event.type === type);
    expect(history[0]).toMatchObject({ type: 'created', created_at: order.created_at });
    const { actor, created_at } = history.at(-1)!;
    expect(actor).toBe(order.updated_by);
    // events of one change are a millisecond apart
    expect([0, 1, 2]).toContain(created_at.getTime() - order.updated_at.getTime());
    const moves = new Set(['status-changed', 'confirmed-by-customer']);
    const moved = history.findLast(({ type }) => moves.has(type));
    expect((moved ?? history[0])?.to).toBe(order.status);
    expect(last('payment-status-changed')?.to ?? 'pending').toBe(order.payment_status);
    expect(last('payment-opened')?.to ?? null).toBe(order.payment_intent_id);
    const times = history.map((event) => +event.created_at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

describe('the seed at another time', () => {
  const now = new Date('2027-03-05T20:30:00Z');
  const moved = seedDocuments(now);

  test('has all dates later by the same difference', () => {
    const withoutTexts = ([path, fields]: [string, SeedDocument]) =>
      [path, { ...fields, params: null }] as const;
    const passed = now.getTime() - SEEDED_AT.getTime();
    expect([...moved].map(withoutTexts)).toEqual(
      later([...seedDocuments()], passed).map(withoutTexts),
    );
  });

  test('has told customers the days that its dates have now', () => {
    const [path, told] = [...moved].find(([, { kind }]) => kind === 'delivered')!;
    const order = moved.get(orderPath(String(told['order_id'])))!;
    const until = guaranteeUntil(order['delivered_at'] as Date);
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Asia/Dubai' });
    expect(JSON.stringify(told['params'])).toContain(day.format(until));
    expect(told['params']).not.toEqual(seedDocuments().get(path)!['params']);
  });

  test('is known to the provider: each payment as its order has it, and paid ones refundable', async () => {
    const sandbox = await startZiinaSandbox({
      port: 0,
      payments: seedPayments(now, 'http://127.0.0.1:5000'),
      now: () => now.getTime(),
    });
    const { intents, refund } = sandboxControl(sandbox.url);
    const known = new Map((await intents()).map((intent) => [intent.id, intent]));
    const expected = {
      paid: ['completed'],
      failed: ['failed', 'canceled'],
      pending: ['requires_payment_instrument'],
    };
    let refunded = 0;
    for (const { order } of ORDERS) {
      for (const id of order.former_payment_intent_ids)
        expect(known.get(id)!.status).toBe('failed');
      const id = order.payment_intent_id;
      if (id === null) continue;
      const { status, amount, test: isTest } = known.get(id)!;
      expect(expected[order.payment_status]).toContain(status);
      expect({ amount, isTest }).toEqual({
        amount: order.total_amount * 100,
        isTest: order.payment_test,
      });
      if (status !== 'completed' || refunded > 0) continue;
      expect(await refund(id)).toMatchObject({ amount });
      refunded += 1;
    }
    expect(refunded).toBe(1);
    await sandbox.close();
  });

  test('leaves its open payments to expire within half an hour', () => {
    const open = seedPayments(now, '').filter(({ status }) => status.startsWith('requires_'));
    expect(open).toHaveLength(3);
    for (const { expiry } of open) {
      expect(expiry).toBeGreaterThan(now.getTime());
      expect(expiry).toBeLessThan(now.getTime() + 30 * MINUTE);
    }
  });
});
