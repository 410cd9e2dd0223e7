import { SETTINGS_PATHS, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, orderForm, placeOrder } from '../support/backend.ts';
import {
  availability,
  changeProduct,
  db,
  history,
  order,
  orders,
  resetDatabase,
  stock,
} from '../support/database.ts';
import { endIntent, intentOf, intents, orderFaults, resetProvider } from '../support/provider.ts';
import { stack } from '../stack.ts';

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
});

describe('an order', () => {
  test('is written whole, priced by the server, before its link is answered', async () => {
    const form = orderForm({
      customerPhone: '٠٥٠ ١٢٣ ٤٥٦٧',
      customerEmail: 'mariam@example.com',
      quantity: 2,
      totalAmount: 598,
    });
    const { result } = await call('createZiinaPayment', form);

    expect(result).toMatchObject({ success: true });
    const [intent] = await intents();
    expect(result!.payment_url).toContain(intent!.id);
    const written = await order(result!.order_id);
    expect(written).toMatchObject({
      customer_name: 'مريم الهاشمي',
      customer_phone: '+971501234567',
      customer_email: 'mariam@example.com',
      country: 'ae',
      country_code: '+971',
      city: 'دبي',
      address: 'شارع الوصل، فيلا 12',
      quantity: 2,
      unit_price: 299,
      total_amount: 598,
      currency: 'AED',
      product_id: 'laurel-soap',
      order_number: result!.order_id.slice(-8),
      status: 'pending',
      payment_status: 'pending',
      payment_intent_id: intent!.id,
      payment_url: result!.payment_url,
      payment_test: true,
      national_address: null,
      paid_at: null,
      stock_reserved: true,
      checkout_key: form.checkoutKey,
    });
    expect(written!['search']).toEqual(expect.arrayContaining(['971501234567', 'مريم']));
    expect(await history(result!.order_id)).toEqual([
      'created →pending',
      `payment-opened →${intent!.id}`,
    ]);
  });

  test.each([
    ['+966 55 123 4567', '+966', '966551234567', '551234567'],
    ['٠٠٤٤ ٧٤٠٠ ١٢٣٤٥٦', '+44', '447400123456', '07400123456'],
    ['+44 (0)7400 123456', '+44', '447400123456', '7400123456'],
    ['+1 (202) 555-0123', '+1', '12025550123', '2025550123'],
  ])(
    'for the Emirates may come from the phone %s, and is found by it',
    async (customerPhone, country_code, digits, national) => {
      const { order_id } = await placeOrder({ customerPhone });
      expect(await order(order_id)).toMatchObject({
        country: 'ae',
        country_code,
        customer_phone: `+${digits}`,
        search: expect.arrayContaining([digits, national, digits.slice(-4)]) as string[],
      });
      const { result } = await call('getOrderSecure', { order_id_param: order_id });
      expect(result![0]!.customer_phone).toMatch(/^\+\d{3}\*{4}\d+$/);
    },
  );

  test('opens a payment of its total in fils that leads back to the store', async () => {
    await changeProduct({ price: 89.95 });
    const form = orderForm({ quantity: 3, totalAmount: 269.85 });
    const { result } = await call('createZiinaPayment', form, {
      headers: { origin: 'https://evil.example', referer: 'https://evil.example/' },
    });
    const { order_id } = result!;

    const [intent] = await intents();
    expect(intent).toMatchObject({ amount: 26985, currency_code: 'AED', test: true });
    expect(intent!.success_url).toBe(`${stack.urls.hosting}/payment-success?order_id=${order_id}`);
    expect(intent!.cancel_url).toBe(intent!.success_url);
    expect(Number(intent!.expiry)).toBeGreaterThan(Date.now());
  });

  test('takes its pieces out of stock', async () => {
    await placeOrder({ quantity: 4, totalAmount: 1196 });
    expect(await stock()).toBe(96);
  });
});

describe('the form of an unpaid order, edited', () => {
  const ofOne = (change: object = {}) => orderForm({ customerPhone: '0501112222', ...change });
  /** Places an order with a form, and another with the same form edited. */
  async function edited(between?: (former: { id: string; intent: string }) => Promise<unknown>) {
    const form = ofOne();
    const { result } = await call('createZiinaPayment', form);
    const former = { id: result!.order_id, intent: intentOf(result!.payment_url) };
    await between?.(former);
    const again = ofOne({ replacedKeys: [form.checkoutKey] });
    const next = (await call('createZiinaPayment', again)).result!;
    return { former, next: next.order_id };
  }
  const retry = (id: string) => call('retryZiinaPayment', { order_id_param: id });
  const asPublic = async (id: string) =>
    (await call('getOrderSecure', { order_id_param: id })).result![0]!;

  test.each([
    ['open', undefined],
    ['failed', ({ intent }: { intent: string }) => endIntent(intent, 'fail')],
  ])('takes the place of the one whose payment is %s: nobody pays both', async (_, end) => {
    const { former, next } = await edited(end);
    expect((await retry(former.id)).error!.details).toEqual({
      code: 'order-replaced',
      order_id: former.id,
    });
    expect((await asPublic(former.id)).replaced_by).toBe(next);
    expect((await asPublic(next)).replaced_by).toBeUndefined();
    expect(await history(former.id)).toContain(`replaced →${next}`);
    expect((await retry(next)).result).toMatchObject({ success: true });
  });

  test('is not to be paid any more where a page that was left open still pays the former one', async () => {
    const { former, next } = await edited();
    await endIntent(former.intent, 'complete');
    await expect
      .poll(() => order(former.id))
      .toMatchObject({ payment_status: 'paid', status: 'confirmed' });
    expect((await retry(next)).error!.details).toMatchObject({ code: 'order-replaced' });
    expect((await asPublic(next)).replaced_by).toBe(former.id);
  });

  test('takes the place of a try that arrives after it, or at the same time', async () => {
    const late = ofOne();
    const form = ofOne({ replacedKeys: [late.checkoutKey] });
    const placed = await call('createZiinaPayment', form);
    const { result } = await call('createZiinaPayment', late);
    expect(result!.order_id).toBe(placed.result!.order_id);

    const [one, other] = [ofOne(), ofOne()];
    const both = await Promise.all([
      call('createZiinaPayment', one),
      call('createZiinaPayment', { ...other, replacedKeys: [one.checkoutKey] }),
    ]);
    expect(both.map(({ status }) => status)).toContain(200);
    const payable = (await orders()).filter((order) => order['replaced_by'] === undefined);
    expect(payable).toHaveLength(2);
  });

  test('leaves alone the order of another phone: it is another person’s', async () => {
    const form = ofOne();
    const { result } = await call('createZiinaPayment', form);
    const other = ofOne({ customerPhone: '0503334444', replacedKeys: [form.checkoutKey] });
    await call('createZiinaPayment', other);
    expect((await asPublic(result!.order_id)).replaced_by).toBeUndefined();
  });

  test.each([
    ['paid', { payment_status: 'paid', paid_at: new Date(), status: 'confirmed' }],
    ['under review', { payment_needs_review: true }],
    ['cancelled', { status: 'cancelled' }],
  ])('leaves alone one that is %s', async (_, change) => {
    const { former } = await edited(({ id }) => db.doc(`orders/${id}`).update(change));
    expect((await asPublic(former.id)).replaced_by).toBeUndefined();
  });

  test('that is refused leaves the former one payable', async () => {
    const form = ofOne();
    const { result } = await call('createZiinaPayment', form);
    const refused = ofOne({ replacedKeys: [form.checkoutKey], quantity: 500, totalAmount: 1 });
    expect((await call('createZiinaPayment', refused)).error).toBeDefined();
    expect((await retry(result!.order_id)).result).toMatchObject({ success: true });
  });
});

describe('the same form again', () => {
  test('answers the same order and link, one payment and one reservation', async () => {
    const form = orderForm();
    const first = await call('createZiinaPayment', form);
    const second = await call('createZiinaPayment', form);
    expect(second.result).toEqual(first.result);
    expect(await intents()).toHaveLength(1);
    expect(await stock()).toBe(99);
  });

  test.each([
    ['paid', { payment_status: 'paid', status: 'confirmed' }, 'order-already-paid'],
    ['cancelled by the merchant', { status: 'cancelled' }, 'order-cancelled'],
  ])('is sent to no payment of an order that is %s', async (_, change, code) => {
    const form = orderForm();
    const { result } = await call('createZiinaPayment', form);
    const { order_id } = result!;
    await db.doc(`orders/${order_id}`).update(change);
    const again = await call('createZiinaPayment', form);
    expect(again.error!.details).toEqual({ code, order_id });
    expect(await intents()).toHaveLength(1);
  });

  test('does so for five requests at the same time', async () => {
    await orderFaults({ latency_ms: 300 });
    const form = orderForm();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call('createZiinaPayment', form)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ result }) => result!.payment_url)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await intents()).toHaveLength(1);
    expect(await stock()).toBe(99);
  });

  test('opens a new payment of the same order once the first has failed', async () => {
    const form = orderForm();
    const first = await call('createZiinaPayment', form);
    await endIntent(intentOf(first.result!.payment_url), 'fail');
    await expect
      .poll(async () => (await order(first.result!.order_id))!['payment_status'])
      .toBe('failed');

    const second = await call('createZiinaPayment', form);
    expect(second.result!.order_id).toBe(first.result!.order_id);
    expect(second.result!.payment_url).not.toBe(first.result!.payment_url);
    expect(await order(first.result!.order_id)).toMatchObject({
      payment_status: 'pending',
      stock_reserved: true,
      former_payment_intent_ids: [intentOf(first.result!.payment_url)],
    });
    expect(await stock()).toBe(99);
  });

  test('opens a new payment though nobody announced that the first has failed', async () => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    const form = orderForm();
    const first = await call('createZiinaPayment', form);
    await endIntent(intentOf(first.result!.payment_url), 'fail');
    const second = await call('createZiinaPayment', form);
    expect(second.result!.order_id).toBe(first.result!.order_id);
    expect(second.result!.payment_url).not.toBe(first.result!.payment_url);
  });

  test('is refused once it is paid, though nobody announced that, and names the order', async () => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    const form = orderForm();
    const { result } = await call('createZiinaPayment', form);
    await endIntent(intentOf(result!.payment_url), 'complete');
    const { error } = await call('createZiinaPayment', form);
    expect(error!.details).toEqual({ code: 'order-already-paid', order_id: result!.order_id });
  });
});

describe('the price', () => {
  test.each([1, 0, -299, 298.99, 299.001, 59800])(
    'refuses a total of %d dirhams for one piece at 299, and says what it costs',
    async (totalAmount) => {
      const { status, error } = await call('createZiinaPayment', orderForm({ totalAmount }));
      expect(status).toBe(400);
      expect(error!.details).toEqual({
        code: 'price-changed',
        unit_price: 299,
        total_amount: 299,
      });
      expect(await orders()).toEqual([]);
      expect(await stock()).toBe(100);
      expect(await intents()).toEqual([]);
    },
  );

  test('is that of the active product which was changed last', async () => {
    await db.doc('products/newer').set({
      ...(await db.doc('products/laurel-soap').get()).data(),
      price: 310,
      updated_at: new Date(Date.now() + 1000),
    });
    const { result } = await call('createZiinaPayment', orderForm({ totalAmount: 310 }));
    expect(await order(result!.order_id)).toMatchObject({ product_id: 'newer', unit_price: 310 });
  });

  test('is nobody’s where no product is active', async () => {
    await changeProduct({ is_active: false });
    const { error } = await call('createZiinaPayment', orderForm());
    expect(error!.details).toMatchObject({ code: 'product-unavailable' });
  });
});

describe('stock', () => {
  test(
    '20 shoppers at once for the last 8 pieces: exactly 8 are sold',
    { timeout: 240_000 },
    async () => {
      await changeProduct({ stock_quantity: 8 });
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => call('createZiinaPayment', orderForm())),
      );
      const sold = replies.filter(({ result }) => result?.success);
      const refused = replies.filter(({ error }) => error?.details?.code === 'out-of-stock');
      expect([sold.length, refused.length]).toEqual([8, 12]);
      expect(await stock()).toBe(0);
      const written = await orders();
      expect(written).toHaveLength(8);
      expect(written.every((one) => one['stock_reserved'])).toBe(true);
      expect(await intents()).toHaveLength(8);
    },
  );

  test('refuses more than there is, and says how much there is', async () => {
    await changeProduct({ stock_quantity: 3 });
    const { error } = await call(
      'createZiinaPayment',
      orderForm({ quantity: 4, totalAmount: 1196 }),
    );
    expect(error!.details).toEqual({ code: 'out-of-stock', available: 3 });
  });

  test('that is set past the panel holds at once', async () => {
    await placeOrder();
    await changeProduct({ stock_quantity: 1 });
    const { error } = await call(
      'createZiinaPayment',
      orderForm({ quantity: 2, totalAmount: 598 }),
    );
    expect(error!.details).toEqual({ code: 'out-of-stock', available: 1 });
    await placeOrder();
    expect(await stock()).toBe(0);
  });

  test('tells the public when few are left, and when they are there again', async () => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    await changeProduct({ stock_quantity: 6 });
    const id = (await placeOrder()).order_id;
    expect(await availability()).toBe('few');
    await placeOrder({ quantity: 5, totalAmount: 1495 });
    expect(await availability()).toBe('sold-out');
    await endIntent(intentOf((await order(id))!['payment_url'] as string), 'fail');
    await call('updateOrderPaymentStatus', { order_id_param: id });
    expect(await availability()).toBe('few');
    expect(await stock()).toBe(1);
  });

  test('that is sold changes nothing of what the public reads', async () => {
    const before = (await db.doc(STOREFRONT_PRODUCT_PATH).get()).updateTime;
    await placeOrder();
    expect((await db.doc(STOREFRONT_PRODUCT_PATH).get()).updateTime).toEqual(before);
  });

  test.each([21, Number.MAX_SAFE_INTEGER])(
    'is not held by an order of %d pieces, which says how many there may be and nothing of stock and price',
    async (quantity) => {
      const { status, error } = await call(
        'createZiinaPayment',
        orderForm({ quantity, totalAmount: 1 }),
      );
      expect([status, error!.details]).toEqual([400, { code: 'too-many-pieces', most: 20 }]);
      expect(await stock()).toBe(100);
    },
  );
});

test('the settings say how many pieces an order may have, in place of the default', async () => {
  await db.doc(SETTINGS_PATHS.public).set({ max_pieces: 2 });
  const order = (quantity: number) =>
    call('createZiinaPayment', orderForm({ quantity, totalAmount: 299 * quantity }));
  expect((await order(3)).error!.details).toEqual({ code: 'too-many-pieces', most: 2 });
  expect((await order(2)).status).toBe(200);
  // of another kind than the settings have: no reason to refuse an order
  await db.doc(SETTINGS_PATHS.public).set({ max_pieces: 'two' });
  expect((await order(3)).status).toBe(200);
});

describe('attempts', () => {
  test('of one phone, however it is written, end with the tenth in an hour', async () => {
    const ways = ['0501111111', '+971 50 111 1111', '٠٥٠١١١١١١١', '00971501111111'];
    for (let attempt = 0; attempt < 10; attempt++) {
      const customerPhone = ways[attempt % ways.length];
      const { status } = await call('createZiinaPayment', orderForm({ customerPhone }));
      expect(status).toBe(200);
    }
    const { status, error } = await call(
      'createZiinaPayment',
      orderForm({ customerPhone: ways[0] }),
    );
    expect(status).toBe(429);
    expect(error!.details).toMatchObject({ code: 'rate-limited' });
    expect(error!.details!['retry_after_seconds']).toBeGreaterThan(3500);
    expect(await stock()).toBe(90);
  });

  test('that are refused lock no phone, and keep no personal data', async () => {
    const customerPhone = '0502222222';
    for (let attempt = 0; attempt < 11; attempt++) {
      const { status } = await call(
        'createZiinaPayment',
        orderForm({ customerPhone, totalAmount: 1 }),
        { origin: '203.0.113.9' },
      );
      expect(status).toBe(400);
    }
    const { status } = await call('createZiinaPayment', orderForm({ customerPhone }), {
      origin: '203.0.113.10',
    });
    expect(status).toBe(200);
    const counters = await db.collection('rate_limits').get();
    const text = JSON.stringify(counters.docs.map((one) => [one.id, one.data()]));
    expect(text).not.toMatch(/502222222|203\.0/);
  });

  test('do not count the same form sent again', async () => {
    const form = orderForm();
    for (let again = 0; again < 12; again++)
      expect((await call('createZiinaPayment', form)).status).toBe(200);
  });
});
