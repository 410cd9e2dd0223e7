import { setImmediate } from 'node:timers/promises';
import { createPaymentRequestSchema } from '@ghar/domain/callables';
import type { CashSettings } from '@ghar/domain/content/default-settings';
import { isMessageTrue } from '@ghar/domain/messages/is-message-true';
import { orderPath, productPath } from '@ghar/domain/paths';
import { parse } from '@ghar/domain/text/parse';
import { describe, expect, test } from 'vitest';
import { firestoreStore } from '../adapters/firestore-store.ts';
import { memoryFirestore } from '../adapters/memory-firestore-test-db.ts';
import { followAdminChange } from '../orders/admin-change.ts';
import { correctOrder } from '../orders/correct-order.ts';
import { eraseOrders } from '../orders/erase-orders.ts';
import { codeOf, formOf, intent, PLACED_AT, portsOf } from '../orders/one-order-test-shop.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { rollUpStock } from '../orders/roll-up-stock.ts';
import { settleOrder, settleOrExpire } from '../orders/settle-order.ts';
import { ProviderError, type ProviderFailure } from '../payments/payment-provider.ts';
import { confirmCashOrder } from './confirm-cash-order.ts';
import { createPayment } from './create-payment.ts';
import { placeCashOrder } from './place-cash-order.ts';
import { retryPayment } from './retry-payment.ts';

const HOUR = 60;
const NETWORK = '203.0.113.7';
const ADMIN = { uid: 'merchant', email: null, name: null };
const CASH: CashSettings = {
  countries: { ae: { fee: 10, max_total: 1_000 } },
  confirm_hours: 24,
  first_orders: true,
};

const NO_LIMIT = { ae: { fee: 10, max_total: null } };

/** A shop of soap at 299 dirhams that offers cash on delivery in the Emirates. */
async function openShop({
  stock = 100,
  cash = CASH,
}: { stock?: number; cash?: CashSettings } = {}) {
  const db = memoryFirestore();
  let minutes = 0;
  let made = 0;
  let failing: ProviderFailure | null = null;
  const clock = () => new Date(PLACED_AT.getTime() + minutes * 60_000);
  const stored = firestoreStore(db, clock);
  // the database in memory has no listeners
  const orderWhen: typeof stored.orderWhen = async (id, condition) => {
    for (;;) {
      const order = await stored.order(id);
      if (!order || condition(order)) return order;
      await setImmediate();
    }
  };
  const store = { ...stored, orderWhen };
  const batch = db.batch();
  const product = { name: 'صابون', price: 299, is_active: true, updated_at: PLACED_AT };
  batch.set(db.doc(productPath('soap')), { ...product, stock_quantity: stock });
  await batch.commit();
  const provider = {
    createIntent: async () => {
      if (failing) throw new ProviderError(failing, 'no payment');
      return intent(`intent-${++made}`, 'open', { url: `https://pay/${made}` });
    },
    getIntent: async (id: string) => intent(id, 'open'),
  };
  const ports = {
    ...portsOf(store, provider),
    clock,
    cash: async () => cash,
    stopsKey: 'stops',
  };
  const form = (quantity: number, change: object = {}) =>
    parse(createPaymentRequestSchema, {
      customerName: 'مريم',
      customerPhone: `050${1_000_000 + made++}`,
      country: 'ae',
      countryCode: '+971',
      city: 'دبي',
      address: 'شارع الوصل',
      quantity,
      totalAmount: quantity * 299 + 10,
      checkoutKey: crypto.randomUUID(),
      ...change,
    });
  const orderOf = async (id: string): Promise<StoredOrder> => (await store.order(id))!;
  const submit = (request: ReturnType<typeof form>, origin: string | null = null) =>
    placeCashOrder(request, { origin }, ports);
  return {
    db,
    ports,
    failOpening: (failure: ProviderFailure) => void (failing = failure),
    form,
    submit,
    orderOf,
    place: async (quantity = 1, change: object = {}, origin: string | null = null) =>
      (await submit(form(quantity, change), origin)).order_id,
    confirm: async (id: string, token?: string) =>
      confirmCashOrder(
        { order_id_param: id, token: token ?? (await orderOf(id)).confirm_token! },
        ports,
      ),
    payByCard: (order_id_param: string) =>
      retryPayment({ order_id_param }, { origin: NETWORK }, ports),
    change: (id: string, fields: Partial<StoredOrder>) => db.doc(orderPath(id)).update(fields),
    correct: async (id: string, fields: object) => {
      const seen = await orderOf(id);
      const request = { ...formOf(seen), order_id_param: id, seen, ...fields };
      await correctOrder(request, ADMIN, ports);
    },
    wait: (passed: number) => void (minutes += passed),
    /** As the schedule does. */
    expire: async (id: string) => settleOrExpire(await orderOf(id), ports, () => {}),
    stock: async (): Promise<unknown> => {
      await rollUpStock('soap', store);
      return (await db.doc(productPath('soap')).get()).get('stock_quantity');
    },
    events: async (id: string) =>
      (await store.transaction((tx) => tx.events(id))).map(({ type, note }) => [type, note]),
    held: async () =>
      (await db.collection('rate_limits').get()).docs.flatMap(
        (one) => (one.get('held') as { order_id: string; pieces: number }[] | undefined) ?? [],
      ),
  };
}

describe('an order that is placed', () => {
  test('has the fee in its total, holds its pieces and waits for its confirmation', async () => {
    const { place, orderOf, stock } = await openShop();
    const order = await orderOf(await place(2));
    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      payment_method: 'cash',
      unit_price: 299,
      cash_fee: 10,
      total_amount: 608,
      payment_intent_id: null,
      payment_url: null,
      stock_reserved: true,
      confirm_by: new Date(PLACED_AT.getTime() + 24 * HOUR * 60_000),
      confirm_token: expect.stringMatching(/^\w{20}$/) as string,
    });
    expect(order.confirm_token).not.toBe(order.id);
    expect(await stock()).toBe(98);
  });

  test('is the same order for the same form, also at the same time', async () => {
    const { form, submit, stock } = await openShop();
    const request = form(1);
    const answers = await Promise.all([submit(request), submit(request)]);
    expect(await submit(request)).toEqual(answers[0]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await stock()).toBe(99);
  });

  test.each([
    ['another country', 1, { country: 'sa', city: 'الرياض', nationalAddress: 'RRRD2929' }],
    ['a total above the greatest', 4, {}],
  ])('is refused for %s', async (_, quantity, change) => {
    const { place, stock } = await openShop();
    expect(await codeOf(place(quantity, change))).toBe('cash-not-offered');
    expect(await stock()).toBe(100);
  });

  test('is refused at another total, with the right one', async () => {
    const { place, stock } = await openShop();
    await expect(place(2, { totalAmount: 598 })).rejects.toMatchObject({
      code: 'price-changed',
      facts: { unit_price: 299, total_amount: 608 },
    });
    expect(await stock()).toBe(100);
  });

  test('has half of the stock at most, and one piece of one', async () => {
    const { place } = await openShop({ stock: 5 });
    await expect(place(3)).rejects.toMatchObject({ code: 'too-many-pieces', facts: { most: 2 } });
    await place(2);
    await place(1);
    await place(1);
    await place(1);
    expect(await codeOf(place(1))).toBe('out-of-stock');
  });

  test('counts for its network until it is sent, confirmed or not', async () => {
    const shop = await openShop({
      cash: { ...CASH, countries: { ae: { fee: 10, max_total: null } } },
    });
    const first = await shop.place(20, {}, NETWORK);
    await shop.place(20, {}, NETWORK);
    await shop.place(20, {}, NETWORK);
    shop.wait(40 * HOUR);
    expect(await codeOf(shop.place(1, {}, NETWORK))).toBe('rate-limited');
    await shop.confirm(first);
    expect(await codeOf(shop.place(1, {}, NETWORK))).toBe('rate-limited');
  });
});

describe('where first orders are not to be paid in cash', () => {
  const known = { cash: { ...CASH, first_orders: false } };
  const phone = { customerPhone: '0501234567' };

  test('a phone is refused until it has paid an order', async () => {
    const { place, form, ports, orderOf, stock } = await openShop(known);
    expect(await codeOf(place(1, phone))).toBe('cash-not-offered');
    const card = form(1, { ...phone, totalAmount: 299 });
    const { order_id } = await createPayment(card, { origin: null }, ports);
    expect(await codeOf(place(1, phone))).toBe('cash-not-offered');
    expect(await stock()).toBe(99);

    const { payment_intent_id } = await orderOf(order_id);
    const paid = intent(payment_intent_id!, 'completed', { amount: 29_900 });
    await settleOrder(await orderOf(order_id), paid, ports);
    expect(await codeOf(place(1, phone))).toBe('opened');
    expect(await codeOf(place(1))).toBe('cash-not-offered');
  });

  test('whoever tries phones is refused as often as others', async () => {
    const { submit, form, ports } = await openShop(known);
    for (let tries = 0; tries < ports.ordersPerNetwork; tries++)
      expect(await codeOf(submit(form(1), NETWORK))).toBe('cash-not-offered');
    expect(await codeOf(submit(form(1), NETWORK))).toBe('rate-limited');
  });
});

describe('an edited form', () => {
  test('hands its pieces to the next order, and frees those that are fewer', async () => {
    const { form, submit, orderOf, stock, held } = await openShop({ stock: 4 });
    const [phone, first] = [{ customerPhone: '0501234567' }, crypto.randomUUID()];
    const former = (await submit(form(2, { ...phone, checkoutKey: first }), NETWORK)).order_id;
    const second = crypto.randomUUID();
    const same = form(2, { ...phone, checkoutKey: second, replacedKeys: [first] });
    const next = (await submit(same, NETWORK)).order_id;
    expect(await orderOf(former)).toMatchObject({
      payment_status: 'failed',
      payment_failure: 'cash-not-collected',
      replaced_by: next,
      stock_reserved: false,
    });
    expect(await stock()).toBe(2);
    expect(await held()).toMatchObject([{ order_id: next, pieces: 2 }]);
    await submit(form(1, { ...phone, replacedKeys: [first, second] }), NETWORK);
    expect(await stock()).toBe(3);
  });

  test('from another network no longer counts for the first', async () => {
    const { form, submit, held } = await openShop();
    const [phone, checkoutKey] = [{ customerPhone: '0501234567' }, crypto.randomUUID()];
    await submit(form(2, { ...phone, checkoutKey }), NETWORK);
    const again = form(1, { ...phone, replacedKeys: [checkoutKey] });
    const next = (await submit(again, '198.51.100.9')).order_id;
    expect(await held()).toMatchObject([{ order_id: next, pieces: 1 }]);
  });

  test('of cash that is paid by card instead ends the cash order', async () => {
    const { form, submit, orderOf, stock, ports } = await openShop({ stock: 1 });
    const [phone, checkoutKey] = [{ customerPhone: '0501234567' }, crypto.randomUUID()];
    const former = (await submit(form(1, { ...phone, checkoutKey }))).order_id;
    const again = form(1, { ...phone, totalAmount: 299, replacedKeys: [checkoutKey] });
    const { order_id } = await createPayment(again, { origin: null }, ports);
    expect(await orderOf(former)).toMatchObject({
      payment_status: 'failed',
      replaced_by: order_id,
    });
    expect(await orderOf(order_id)).toMatchObject({ payment_method: 'card', total_amount: 299 });
    expect(await stock()).toBe(0);
  });

  test('leaves alone an order that its customer has confirmed', async () => {
    const { form, submit, confirm, orderOf } = await openShop();
    const [phone, checkoutKey] = [{ customerPhone: '0501234567' }, crypto.randomUUID()];
    const former = (await submit(form(1, { ...phone, checkoutKey }))).order_id;
    await confirm(former);
    await submit(form(1, { ...phone, replacedKeys: [checkoutKey] }));
    expect(await orderOf(former)).toMatchObject({ status: 'confirmed', payment_status: 'pending' });
  });

  test('replaces a refused parcel without putting its pieces on the shelf', async () => {
    const { form, submit, change, orderOf, ports, stock } = await openShop();
    const [phone, checkoutKey] = [{ customerPhone: '0501234567' }, crypto.randomUUID()];
    const card = form(1, { ...phone, checkoutKey, totalAmount: 299 });
    const former = (await createPayment(card, { origin: null }, ports)).order_id;
    const next = (await submit(form(1, { ...phone, replacedKeys: [checkoutKey] }))).order_id;
    await change(next, { status: 'cancelled', shipped_at: PLACED_AT });
    const paid = await orderOf(former);
    await settleOrder(
      paid,
      intent(paid.payment_intent_id!, 'completed', { amount: 29_900 }),
      ports,
    );
    expect(await orderOf(former)).toMatchObject({ payment_status: 'paid' });
    expect(await orderOf(next)).toMatchObject({ stock_reserved: true, replaced_by: former });
    expect(await stock()).toBe(98);
  });
});

describe('the link that confirms', () => {
  test('confirms once', async () => {
    const { place, confirm, orderOf, events, wait } = await openShop();
    const id = await place();
    wait(5);
    expect(await confirm(id)).toEqual({ success: true });
    const confirmed = await orderOf(id);
    expect(confirmed).toMatchObject({ status: 'confirmed', payment_status: 'pending' });
    expect(confirmed.confirmed_by_customer_at).toEqual(new Date(PLACED_AT.getTime() + 5 * 60_000));
    wait(5);
    expect(await confirm(id)).toEqual({ success: true });
    expect(await orderOf(id)).toEqual(confirmed);
    expect(await events(id)).toEqual([
      ['created', null],
      ['confirmed-by-customer', null],
    ]);
  });

  test('is of one order, and of no card order', async () => {
    const { place, confirm, orderOf, form, ports } = await openShop();
    const [one, other] = [await place(), await place()];
    expect(await codeOf(confirm(one, 'guessed'))).toBe('order-not-found');
    expect(await codeOf(confirm(one, (await orderOf(other)).confirm_token))).toBe(
      'order-not-found',
    );
    const card = await createPayment(form(1, { totalAmount: 299 }), { origin: null }, ports);
    expect(await codeOf(confirm(card.order_id, ''))).toBe('order-not-found');
    expect(await orderOf(one)).toMatchObject({ status: 'pending' });
  });

  test('ends with the phone that it went to', async () => {
    const { place, confirm, correct, orderOf } = await openShop();
    const id = await place();
    const former = (await orderOf(id)).confirm_token!;
    await correct(id, { customerPhone: '+971509999999' });
    const { link_id, confirm_token } = await orderOf(id);
    expect(await codeOf(confirm(id, former))).toBe('order-not-found');
    expect(await codeOf(confirm(link_id!, former))).toBe('order-not-found');
    await confirm(link_id!, confirm_token);
    expect(await orderOf(id)).toMatchObject({ status: 'confirmed' });
  });

  test('says that the order has ended once it was cancelled or has expired', async () => {
    const { place, confirm, change, wait, expire } = await openShop();
    const [cancelled, expired] = [await place(), await place()];
    await change(cancelled, { status: 'cancelled' });
    expect(await codeOf(confirm(cancelled))).toBe('order-cancelled');
    wait(24 * HOUR);
    await expire(expired);
    expect(await codeOf(confirm(expired))).toBe('order-cancelled');
  });

  test.each([
    ['shipped', { status: 'shipped' }],
    ['paid', { payment_status: 'paid', status: 'delivered' }],
  ] as const)('changes nothing once the order is %s', async (_, fields) => {
    const { place, confirm, change, orderOf } = await openShop();
    const id = await place();
    await change(id, fields);
    const before = await orderOf(id);
    await confirm(id);
    expect(await orderOf(id)).toEqual(before);
  });
});

describe('after a day', () => {
  test('an order that nobody confirmed ends, and frees its pieces and its network', async () => {
    const { place, wait, expire, orderOf, stock, held } = await openShop();
    const id = await place(2, {}, NETWORK);
    wait(24 * HOUR - 1);
    await expire(id);
    expect(await orderOf(id)).toMatchObject({ payment_status: 'pending' });
    wait(1);
    await expire(id);
    expect(await orderOf(id)).toMatchObject({
      payment_status: 'failed',
      payment_failure: 'cash-unconfirmed',
      stock_reserved: false,
    });
    expect([await stock(), await held()]).toEqual([100, []]);
  });

  test('a confirmed one stays', async () => {
    const { place, confirm, wait, expire, orderOf } = await openShop();
    const id = await place();
    await confirm(id);
    wait(1_000 * HOUR);
    await expire(id);
    expect(await orderOf(id)).toMatchObject({ payment_status: 'pending', stock_reserved: true });
  });
});

describe('a cash order that is paid by card', () => {
  test('loses its fee in the commit that turns it, and takes no further pieces', async () => {
    const { place, payByCard, orderOf, events, stock, held } = await openShop();
    const id = await place(2, {}, NETWORK);
    expect(await payByCard(id)).toMatchObject({
      payment_url: expect.stringMatching('https') as string,
    });
    expect(await orderOf(id)).toMatchObject({
      payment_method: 'card',
      cash_fee: 0,
      total_amount: 598,
      payment_status: 'pending',
      stock_reserved: true,
    });
    expect(await stock()).toBe(98);
    expect(await held()).toMatchObject([{ order_id: id, pieces: 2 }]);
    expect(await events(id)).toEqual([
      ['created', null],
      ['turned-to-card', '1000 AED'],
      ['payment-opened', null],
    ]);
  });

  test('is one payment for two taps at once', async () => {
    const { place, payByCard, stock } = await openShop();
    const id = await place();
    const [one, other] = await Promise.all([payByCard(id), payByCard(id)]);
    expect(one).toEqual(other);
    expect(await stock()).toBe(99);
  });

  test('keeps its price, and its pieces though they are more than half of the stock', async () => {
    const { place, payByCard, db, orderOf } = await openShop({ stock: 4 });
    const id = await place(2);
    await place(1);
    await db.doc(productPath('soap')).update({ price: 310 });
    await payByCard(id);
    expect(await orderOf(id)).toMatchObject({ total_amount: 598, stock_reserved: true });
  });

  test('keeps its confirmation, also once it is paid', async () => {
    const { place, confirm, payByCard, orderOf, ports } = await openShop();
    const id = await place();
    await confirm(id);
    await payByCard(id);
    const turned = await orderOf(id);
    expect(turned).toMatchObject({ status: 'confirmed', payment_method: 'card' });
    const paid = intent(turned.payment_intent_id!, 'completed', { amount: 29_900 });
    await settleOrder(turned, paid, ports);
    expect(await orderOf(id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  test.each(['refused', 'not-reached'] as const)(
    'is to be paid in cash again where no payment was opened: %s',
    async (failure) => {
      const { place, confirm, payByCard, orderOf, failOpening, events, stock, wait, expire } =
        await openShop();
      const id = await place();
      await confirm(id);
      const before = await orderOf(id);
      failOpening(failure);
      expect(await codeOf(payByCard(id))).toMatch(/^payment-provider-/);
      const { payment_method, cash_fee, total_amount, status, payment_status } = before;
      const same = { payment_method, cash_fee, total_amount, status, payment_status };
      expect(await orderOf(id)).toMatchObject({ ...same, stock_reserved: true });
      expect(await events(id)).toContainEqual(['turned-to-cash', null]);
      // as an order that was never turned
      wait(48 * HOUR);
      await expire(id);
      expect(await orderOf(id)).toMatchObject(same);
      expect(await stock()).toBe(99);
    },
  );

  test.each(['failed', 'canceled'] as const)(
    'is to be paid in cash again where its card payment is %s',
    async (status) => {
      const { place, confirm, payByCard, orderOf, stock, ports } = await openShop();
      const id = await place();
      await confirm(id);
      await payByCard(id);
      const turned = await orderOf(id);
      await settleOrder(turned, intent(turned.payment_intent_id!, status), ports);
      const order = await orderOf(id);
      expect(order).toMatchObject({
        status: 'confirmed',
        payment_status: 'pending',
        payment_method: 'cash',
        cash_fee: 10,
        total_amount: 309,
        payment_url: null,
        former_payment_intent_ids: [turned.payment_intent_id],
      });
      expect(await stock()).toBe(99);
      // paid after all, without the fee: a person decides
      const late = intent(turned.payment_intent_id!, 'completed', { amount: 29_900 });
      await settleOrder(order, late, ports);
      expect(await orderOf(id)).toMatchObject({ payment_needs_review: true, paid_at: null });
    },
  );

  test('is not paid by card twice where the first payment completed unnoticed', async () => {
    const { place, payByCard, orderOf, ports } = await openShop();
    const id = await place();
    await payByCard(id);
    const turned = await orderOf(id);
    await settleOrder(turned, intent(turned.payment_intent_id!, 'canceled'), ports);
    const getIntent = async (one: string) => intent(one, 'completed', { amount: 29_900 });
    const unnoticed = { ...ports, provider: { ...ports.provider, getIntent } };
    const again = retryPayment({ order_id_param: id }, { origin: NETWORK }, unnoticed);
    expect(await codeOf(again)).toBe('payment-under-review');
    expect(await orderOf(id)).toMatchObject({ payment_intent_id: null });
  });

  test('is to be paid in cash again where its card payment was abandoned, but not once it was cancelled', async () => {
    const { place, payByCard, orderOf, wait, expire, change, ports } = await openShop();
    const [left, cancelled] = [await place(), await place()];
    await payByCard(left);
    await payByCard(cancelled);
    await change(cancelled, { status: 'cancelled' });
    wait(HOUR);
    const provider = { ...ports.provider, getIntent: async (id: string) => intent(id, 'canceled') };
    for (const id of [left, cancelled])
      await settleOrExpire(await orderOf(id), { ...ports, provider }, () => {});
    expect(await orderOf(left)).toMatchObject({ payment_method: 'cash', total_amount: 309 });
    expect(await orderOf(cancelled)).toMatchObject({ payment_status: 'failed' });
    await expire(left);
    expect(await orderOf(left)).toMatchObject({ payment_status: 'pending' });
  });

  test('waits for the provider’s answer where a payment may have been opened', async () => {
    const { place, payByCard, orderOf, failOpening } = await openShop();
    const id = await place();
    failOpening('unavailable');
    expect(await codeOf(payByCard(id))).toBe('payment-provider-unavailable');
    expect(await orderOf(id)).toMatchObject({ payment_method: 'card', payment_status: 'pending' });
  });

  test.each(['shipped', 'delivered'] as const)('is refused once it is %s', async (status) => {
    const { place, payByCard, change, orderOf } = await openShop();
    const id = await place();
    await change(id, { status });
    expect(await codeOf(payByCard(id))).toBe('order-on-its-way');
    expect(await orderOf(id)).toMatchObject({ payment_method: 'cash', total_amount: 309 });
  });

  test('comes back from its end, and takes its pieces again', async () => {
    const { place, payByCard, wait, expire, orderOf, stock } = await openShop();
    const id = await place();
    wait(24 * HOUR);
    await expire(id);
    await payByCard(id);
    expect(await orderOf(id)).toMatchObject({ payment_status: 'pending', total_amount: 299 });
    expect((await orderOf(id)).fee_if_cash).toBeNull();
    expect(await stock()).toBe(99);
  });
});

describe('what an attacker tries', () => {
  const from = (shop: Awaited<ReturnType<typeof openShop>>, quantity: number) =>
    shop.place(quantity, {}, NETWORK);

  test('ended cash orders that are revived by card count for their network anew', async () => {
    const shop = await openShop({ stock: 1_000, cash: { ...CASH, countries: NO_LIMIT } });
    const ended: string[] = [];
    for (let day = 0; day < 2; day++) {
      for (let order = 0; order < 3; order++) ended.push(await from(shop, 20));
      shop.wait(60 * HOUR);
      for (const id of ended) await shop.expire(id);
    }
    const answers = [];
    for (const id of ended) answers.push(await codeOf(shop.payByCard(id)));
    expect(answers.filter((code) => code === 'rate-limited')).toHaveLength(3);
  });

  test('cash orders of a network leave its card orders their share', async () => {
    const shop = await openShop({ stock: 1_000, cash: { ...CASH, countries: NO_LIMIT } });
    for (let order = 0; order < 3; order++) await from(shop, 20);
    expect(await codeOf(from(shop, 20))).toBe('rate-limited');
    const card = shop.form(20, { totalAmount: 20 * 299 });
    await createPayment(card, { origin: NETWORK }, shop.ports);
  });

  test('a form that is edited again and again ends when its first order would have', async () => {
    const { form, submit, orderOf, wait } = await openShop();
    const first = form(1);
    const { confirm_by } = await orderOf((await submit(first)).order_id);
    wait(23 * HOUR);
    const { customerPhone, checkoutKey } = first;
    const again = form(1, { customerPhone, replacedKeys: [checkoutKey] });
    expect((await orderOf((await submit(again)).order_id)).confirm_by).toEqual(confirm_by);
  });

  test('whether a phone is a customer’s is told only to who knows the price', async () => {
    const { form, submit } = await openShop({ cash: { ...CASH, first_orders: false } });
    expect(await codeOf(submit(form(1, { totalAmount: 1 })))).toBe('price-changed');
    expect(await codeOf(submit(form(1)))).toBe('cash-not-offered');
  });

  test('a sent order is not paid at the door and by card, whatever came first', async () => {
    const { place, payByCard, change, orderOf, ports } = await openShop();
    const [declined, paid] = [await place(), await place()];
    for (const id of [declined, paid]) {
      await payByCard(id);
      await change(id, { status: 'shipped', shipped_at: PLACED_AT });
      expect(await codeOf(payByCard(id))).toBe('order-on-its-way');
    }
    const settled = async (id: string, status: 'failed' | 'completed') => {
      const order = await orderOf(id);
      const answer = intent(order.payment_intent_id!, status, { amount: 29_900 });
      await settleOrder(order, answer, ports);
      return orderOf(id);
    };
    expect(await settled(declined, 'failed')).toMatchObject({
      payment_method: 'cash',
      total_amount: 309,
    });
    expect(await settled(paid, 'completed')).toMatchObject({
      payment_status: 'paid',
      payment_needs_review: true,
    });
  });
});

test('a replaced order that was turned to card does not return to cash', async () => {
  const { form, submit, payByCard, orderOf, stock, ports } = await openShop();
  const [customerPhone, checkoutKey] = ['0501234567', crypto.randomUUID()];
  const id = (await submit(form(2, { customerPhone, checkoutKey }))).order_id;
  await payByCard(id);
  await submit(form(1, { customerPhone, replacedKeys: [checkoutKey] }));
  const replaced = await orderOf(id);
  await settleOrder(replaced, intent(replaced.payment_intent_id!, 'canceled'), ports);
  const ended = await orderOf(id);
  expect(ended).toMatchObject({ payment_status: 'failed', payment_method: 'card' });
  for (const kind of ['cash-received', 'cash-reminder'] as const)
    expect(
      isMessageTrue(kind, { ...ended, payment_method: 'cash', payment_status: 'pending' }),
    ).toBe(false);
  expect(await stock()).toBe(99);
});

test('a card payment that comes late for a parcel on its way is told, also where cash costs no fee', async () => {
  const free: CashSettings = { ...CASH, countries: { ae: { fee: 0, max_total: 1_000 } } };
  const { place, payByCard, change, orderOf, events, ports } = await openShop({ cash: free });
  const id = await place(1, { totalAmount: 299 });
  await payByCard(id);
  const payment = (await orderOf(id)).payment_intent_id!;
  await settleOrder(await orderOf(id), intent(payment, 'canceled'), ports);
  await change(id, { status: 'shipped', shipped_at: PLACED_AT });
  const late = intent(payment, 'completed', { amount: 29_900 });
  await settleOrder(await orderOf(id), late, ports);
  expect(await orderOf(id)).toMatchObject({ payment_status: 'paid', payment_needs_review: true });
  expect(await events(id)).toContainEqual(['paid-though-sent', null]);
});

describe('a phone that refused a parcel', () => {
  const phone = { customerPhone: '+971501234567' };
  async function refused() {
    const shop = await openShop();
    const id = await shop.place(1, phone);
    await shop.change(id, { status: 'shipped', shipped_at: PLACED_AT });
    const before = await shop.orderOf(id);
    await shop.change(id, { status: 'cancelled', updated_by: 'merchant' });
    const after = await shop.orderOf(id);
    const accountOf = async () => ({ email: null, name: null });
    await followAdminChange(
      { id: 'change', orderId: id, before, after },
      { ...shop.ports, accountOf },
    );
    const docs = async () => (await shop.db.collection('cash_refusals').get()).docs;
    return { ...shop, id, docs };
  }

  test('is known by a number on its next order, and by no phone', async () => {
    const { place, orderOf, docs, id } = await refused();
    expect((await orderOf(id)).earlier_refusals).toBeUndefined();
    expect(await orderOf(await place(1, phone))).toMatchObject({ earlier_refusals: 1 });
    expect((await orderOf(await place(1))).earlier_refusals).toBeUndefined();
    const [counted, ...others] = await docs();
    expect(others).toEqual([]);
    expect(counted!.id).toMatch(/^[0-9a-f]{64}$/);
    expect(counted!.data()).toEqual({ count: 1, countries: { ae: 1 } });
  });

  test('is forgotten with its last order', async () => {
    const { ports, docs, change, id } = await refused();
    const erase = async () => {
      const { store, stopsKey, clock } = ports;
      const until = new Date(clock().getTime() + 1);
      const found = store.ordersOfPhone(phone.customerPhone);
      return eraseOrders(found, { eraser: {}, until }, { store, stopsKey, clock });
    };
    expect(await erase()).toMatchObject({ erased: 0, kept: { 'on-its-way': 1 } });
    expect(await docs()).toHaveLength(1);
    await change(id, { returned_at: PLACED_AT });
    expect(await erase()).toMatchObject({ erased: 1 });
    expect(await docs()).toEqual([]);
  });
});

test('corrected pieces keep the fee in the total, and set no payment aside', async () => {
  const { place, correct, orderOf, stock } = await openShop();
  const id = await place();
  await correct(id, { quantity: 3 });
  const corrected = await orderOf(id);
  expect(corrected).toMatchObject({ total_amount: 907, cash_fee: 10, payment_method: 'cash' });
  expect(corrected.payment_set_aside).toBeUndefined();
  expect(await stock()).toBe(97);
});
