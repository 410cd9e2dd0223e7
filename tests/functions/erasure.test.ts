import type { CustomerErasure, CustomerExport } from '@ghar/domain/callables';
import type { Order } from '@ghar/domain/order/order';
import { COLLECTIONS, messagePath, orderPath, SETTINGS_PATHS } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { setRole, tokenOf } from '../support/accounts.ts';
import { announce as pay } from '../support/announcements.ts';
import {
  announceChange,
  call,
  orderForm,
  placeOrder,
  runErasure,
  runMessages,
  runSchedule,
} from '../support/backend.ts';
import { db, everything, history, order, resetDatabase, stock } from '../support/database.ts';
import { entriesOf, logEnd } from '../support/log.ts';
import { clearInbox, mailTo, mailsTo } from '../support/inbox.ts';
import { many, putOrders } from '../support/orders.ts';
import { endIntent, intentOf, resetProvider } from '../support/provider.ts';
import { messagesOf, messageTo, resetWhatsapp } from '../support/whatsapp.ts';

const DAY = 24 * 3_600_000;
const PHONE = '+971567654321';
const SHOPPER = {
  customerName: 'ليان القحطاني',
  customerPhone: '0567654321',
  customerEmail: 'layan.q@example.net',
  city: 'خورفكان',
  address: 'شارع المرجان، بناية 77، شقة 4',
};
const NATIONAL_ADDRESS = 'RRRD2929';
const NOTE = 'تتصل قبل الوصول، أختها سعاد';
const REASON = 'لم يناسب شعر ليان';
/** What tells who she is, in the spellings in which it may be stored. */
const PERSONAL =
  /ليان|القحطاني|قحطاني|567654321|7654321|layan|خورفكان|خورفكا|المرجان|بناية 77|RRRD2929|سعاد|TRK-55|سائق الحي/;

let admin: string;
beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider(), resetWhatsapp(), clearInbox()]);
  admin = await tokenOf(ADMIN);
});

const as = (token: string | null) => ({
  headers: token === null ? {} : { authorization: `Bearer ${token}` },
});
const exportPage = (phone: string, after: string | null = null, token: string | null = admin) =>
  call('exportCustomer', { phone, after }, as(token));
const erase = (phone: string, token: string | null = admin) =>
  call('eraseCustomer', { phone }, as(token));
async function erased(phone = PHONE): Promise<CustomerErasure> {
  const { result, error } = await erase(phone);
  if (!result) throw new Error(`refused: ${JSON.stringify(error)}`);
  return result;
}
async function exported(phone = PHONE): Promise<CustomerExport['orders']> {
  const { result, error } = await exportPage(phone);
  if (!result) throw new Error(`refused: ${JSON.stringify(error)}`);
  if (result.next === null) return result.orders;
  const all = [...result.orders];
  for (let next: string | null = result.next; next !== null;) {
    const page: CustomerExport = (await exportPage(phone, next)).result!;
    all.push(...page.orders);
    next = page.next;
  }
  return all;
}
/** The documents that still tell who she is. */
const traces = async (): Promise<string[]> =>
  Object.entries(await everything())
    .filter(([, fields]) => PERSONAL.test(JSON.stringify(fields)))
    .map(([path]) => path);

const hers = (fields: Partial<Order> = {}): Partial<Order> => ({
  customer_name: SHOPPER.customerName,
  customer_phone: PHONE,
  city: SHOPPER.city,
  address: SHOPPER.address,
  status: 'delivered',
  ...fields,
});
const byAdmin = (id: string, fields: object): Promise<unknown> =>
  db.doc(orderPath(id)).update({ ...fields, updated_by: ADMIN.uid, updated_at: new Date() });
const messageStates = async (id: string): Promise<Record<string, unknown>> => {
  const all = await db.collection(COLLECTIONS.messages).where('order_id', '==', id).get();
  return Object.fromEntries(
    all.docs.map((one) => [one.id.slice(id.length + 1), one.get('state') as unknown]),
  );
};

/** An order that was paid, sent with all that can be typed, delivered, and given back in part. */
async function fullStory(): Promise<string> {
  await db.doc(SETTINGS_PATHS.private).set({ notify_email: 'merchant@ghar.example' });
  const { order_id: id, payment_url } = await placeOrder({ ...SHOPPER, consentMessages: true });
  // with real money, as the books want it, and what Saudi orders have besides
  const besides = { payment_test: false, national_address: NATIONAL_ADDRESS };
  await db.doc(orderPath(id)).update(besides);
  await endIntent(intentOf(payment_url), 'complete');
  await messageTo(PHONE, 'payment_confirmed');
  await mailTo(SHOPPER.customerEmail, /تأكّد/);
  await byAdmin(id, { merchant_note: NOTE, carrier: 'سائق الحي' });
  await expect.poll(() => history(id)).toContain('carrier-changed →سائق الحي');
  await byAdmin(id, { status: 'shipped', carrier: 'aramex', tracking_number: 'TRK-55' });
  await expect.poll(() => history(id)).toContain('tracking-number-changed →TRK-55');
  await byAdmin(id, { status: 'delivered' });
  await expect.poll(() => messageStates(id)).toMatchObject({ 'delivered-whatsapp': 'queued' });
  const refundKey = crypto.randomUUID();
  const asked = { order_id_param: id, refundKey, amount: 100, reason: REASON, restock: false };
  await call('refundOrder', asked, as(admin));
  await expect.poll(() => order(id)).toMatchObject({ refunded_amount: 100, refunding_amount: 0 });
  await expect.poll(async () => (await db.collection(COLLECTIONS.creditNotes).get()).size).toBe(1);
  await messageTo(PHONE, 'refunded');
  return id;
}

describe('whoever asks', () => {
  test('is an admin by the role that they have now, and others learn and change nothing', async () => {
    const [id] = await putOrders([hers()]);
    const staff = await tokenOf(STAFF);
    const refusals = async (token: string | null): Promise<unknown[]> => {
      const asked = [PHONE, '+971509999999'].flatMap((phone) => [
        exportPage(phone, null, token),
        erase(phone, token),
      ]);
      return (await Promise.all(asked)).map(({ error }) => error?.details?.code);
    };
    expect(new Set(await refusals(null))).toEqual(new Set(['sign-in-required']));
    expect(new Set(await refusals(staff))).toEqual(new Set(['admins-only']));
    expect((await erase(PHONE, 'forged')).status).toBe(401);
    await setRole(ADMIN, null);
    expect(new Set(await refusals(admin))).toEqual(new Set(['admins-only']));
    expect(await order(id!)).toMatchObject({ customer_phone: PHONE, erased_at: null });
  });

  test.each([
    ['', 'phone-required'],
    ['12345', 'phone-invalid'],
    ['+9715676543210000000000000000000000000', 'phone-invalid'],
    [['+971567654321'], 'input-invalid'],
  ])('is told that %j is no phone', async (phone, code) => {
    for (const name of ['exportCustomer', 'eraseCustomer'] as const) {
      const { error } = await call(name, { phone }, as(admin));
      expect(error?.details?.code).toBe(code);
    }
  });

  test('with a number of two countries is asked which, where customers of both have ordered', async () => {
    await putOrders([hers({ customer_phone: '+966501234567' })]);
    expect(await exported('0501234567')).toHaveLength(1);
    await putOrders([hers({ customer_phone: '+971501234567' })]);
    for (const refused of [await exportPage('0501234567'), await erase('0501234567')])
      expect(refused.error?.details?.code).toBe('phone-ambiguous');
    expect(await exported('966501234567')).toHaveLength(1);
  });
});

describe('an export', () => {
  test('has all that is stored about a phone, however it is typed, and nothing about the staff', async () => {
    const id = await fullStory();
    await putOrders([{ customer_phone: '+971501112222' }]);
    const spellings = ['0567654321', '٠٥٦ ٧٦٥ ٤٣٢١', '00971567654321', ' +971 56-765-4321'];
    const all = await Promise.all(spellings.map((phone) => exported(phone)));
    for (const found of all) expect(found.map((one) => one.order['id'])).toEqual([id]);
    const [{ order: fields, ...records }] = all[0] as [CustomerExport['orders'][number]];
    expect(fields).toMatchObject({
      id,
      customer_name: SHOPPER.customerName,
      customer_phone: PHONE,
      customer_email: SHOPPER.customerEmail,
      address: SHOPPER.address,
      national_address: NATIONAL_ADDRESS,
      merchant_note: NOTE,
      tracking_number: 'TRK-55',
      created_at: expect.stringMatching(/^20\d\d-.*Z$/),
    });
    const stored = Object.keys(await everything());
    const count = (prefix: string): number =>
      stored.filter((path) => path.startsWith(prefix)).length;
    expect(records.history).toHaveLength(count(`${orderPath(id)}/events/`));
    expect(records.refunds).toMatchObject([{ amount: 100, reason: REASON }]);
    expect(records.messages).toHaveLength(count(`messages/${id}-`));
    expect(records.messages).toContainEqual(expect.objectContaining({ to: PHONE }));
    expect(records.invoices).toMatchObject([{ order_id: id, total: 299, credited: 100 }]);
    expect(records.credit_notes).toMatchObject([{ amount: 100 }]);
    const text = JSON.stringify(all[0]);
    for (const staff of [ADMIN.email, ADMIN.uid, 'merchant@ghar.example'])
      expect(text).not.toContain(staff);
    expect(await exported('+971509999999')).toEqual([]);
  });

  test('of many orders has each of them once', async () => {
    const ids = await putOrders(many(230, hers()));
    const found = (await exported()).map(({ order: { id } }) => String(id));
    expect(found.toSorted()).toEqual(ids.toSorted());
  });
});

describe('an order that is erased', () => {
  test('leaves no trace of its customer, and all that the books need', async () => {
    const id = await fullStory();
    const before = (await order(id))!;
    const untouched = await stock();
    expect(await traces()).not.toEqual([]);
    const from = logEnd();

    expect(await erased(SHOPPER.customerPhone)).toEqual({ erased: 1, kept: {}, complete: true });
    expect(await traces()).toEqual([]);
    const after = (await order(id))!;
    expect(after).toMatchObject({
      customer_name: '',
      customer_phone: '',
      erased_at: expect.any(Timestamp),
    });
    for (const field of [
      'total_amount',
      'quantity',
      'country',
      'status',
      'payment_status',
      'paid_at',
      'shipped_at',
      'delivered_at',
      'created_at',
      'updated_at',
      'payment_intent_id',
      'invoice_number',
      'refunded_amount',
      'carrier',
    ])
      expect([field, after[field]]).toEqual([field, before[field]]);
    const [last] = (
      await db
        .collection(`${orderPath(id)}/events`)
        .orderBy('created_at', 'desc')
        .limit(1)
        .get()
    ).docs;
    expect(last!.data()).toMatchObject({
      type: 'erased',
      actor: ADMIN.uid,
      actor_email: ADMIN.email,
      from: null,
      to: null,
      note: null,
    });

    // the triggers of all that was written have run, and nothing came of it
    await expect
      .poll(() => entriesOf(undefined, from).map(({ event }) => event))
      .toContain('orders-erased');
    expect(await erased()).toEqual({ erased: 0, kept: {}, complete: true });
    expect(await stock()).toBe(untouched);
    expect(
      entriesOf(undefined, from).filter(({ severity }) => !['INFO', 'DEBUG'].includes(severity)),
    ).toEqual([]);
    expect((await history(id)).filter((entry) => entry === 'erased')).toHaveLength(1);
  });

  test('is not told about: a message that waits is not sent, and none comes', async () => {
    const id = await fullStory();
    const waits = ['delivered-whatsapp', 'shipped-whatsapp'];
    expect(await messageStates(id)).toMatchObject({ 'delivered-whatsapp': 'queued' });
    const [texts, mails] = [await messagesOf(PHONE), await mailsTo(SHOPPER.customerEmail)];
    await erased();
    for (const name of waits)
      await db
        .doc(messagePath(`${id}-${name}`))
        .update({ next_attempt_at: Timestamp.fromMillis(Date.now() - DAY) });
    await runMessages();
    await byAdmin(id, { status: 'shipped' });
    await expect.poll(() => history(id)).toContain('status-changed delivered→shipped');
    await runMessages();
    expect(await messagesOf(PHONE)).toHaveLength(texts.length);
    expect(await mailsTo(SHOPPER.customerEmail)).toHaveLength(mails.length);
    expect(Object.values(await messageStates(id))).not.toContain('queued');
    const resent = await call(
      'resendMessage',
      { message_id: `${id}-delivered-whatsapp` },
      as(admin),
    );
    expect(resent.error?.details?.code).toBe('message-not-resendable');
  });

  test('is nobody’s any more: neither its address nor its number finds it, and it is not paid', async () => {
    const form = orderForm({ ...SHOPPER });
    const placed = (await call('createZiinaPayment', form)).result!;
    const id = placed.order_id;
    await endIntent(intentOf(placed.payment_url), 'fail');
    await call('updateOrderPaymentStatus', { order_id_param: id });
    await expect.poll(() => order(id)).toMatchObject({ payment_status: 'failed' });
    const find = () =>
      call('findOrder', { order_number: id.slice(-8), phone: SHOPPER.customerPhone });
    expect((await find()).result).toEqual({ order_id: id });
    // two days later nobody can pay it any more
    await db.doc(orderPath(id)).update({ created_at: new Date(Date.now() - 2 * DAY) });
    expect(await erased()).toMatchObject({ erased: 1 });
    expect(await traces()).toEqual([]);

    const asked = { order_id_param: id };
    expect((await call('getOrderSecure', asked)).result).toEqual([]);
    const refusals = [
      await find(),
      await call('updateOrderPaymentStatus', asked),
      await call('retryZiinaPayment', asked),
    ];
    for (const { error } of refusals) expect(error?.details?.code).toBe('order-not-found');
    const again = await call('createZiinaPayment', form);
    expect(again.error?.details?.code).toBe('order-cancelled');
    expect(await traces()).toEqual([]);

    // money that comes all the same is for a person
    await pay(intentOf(placed.payment_url), 'completed');
    expect(await order(id)).toMatchObject({ payment_needs_review: true, customer_phone: '' });
    expect(await history(id)).toContain('paid-though-cancelled');
  });

  test('stays erased, whatever is told late or written beside it', async () => {
    const [id] = (await putOrders([hers()])) as [string];
    await erased();
    const note = { merchant_note: NOTE, carrier: 'سائق الحي', tracking_number: 'TRK-55' };
    const none = { merchant_note: null, carrier: null, tracking_number: null };
    expect(await announceChange(id, none, note, { by: ADMIN.uid })).toBe(200);
    expect((await history(id)).filter((entry) => /changed/.test(entry))).toHaveLength(3);
    expect(await traces()).toEqual([]);
    // in the moment in which it was erased
    await db
      .collection(`${orderPath(id)}/events`)
      .add({ type: 'note-changed', from: null, to: NOTE, actor: 'x', created_at: new Date() });
    await byAdmin(id, { status: 'cancelled' });
    await expect.poll(traces).toEqual([]);
  });
});

describe('erasing', () => {
  test('leaves what is in work, and says how many and why', async () => {
    const old = new Date(Date.now() - 40 * DAY);
    const unpaid = { paid_at: null, stock_reserved: false, created_at: old } as const;
    const kept: readonly (readonly [string, Partial<Order>])[] = [
      ['to-send', { status: 'confirmed' }],
      ['on-its-way', { status: 'shipped' }],
      ['payment-open', { ...unpaid, status: 'pending', payment_status: 'pending' }],
      // it may be paid after all
      [
        'payment-open',
        { ...unpaid, status: 'pending', payment_status: 'failed', created_at: new Date() },
      ],
      ['refund-open', { refunding_amount: 10 }],
      ['owed', { status: 'cancelled' }],
      // a second payment that came, was looked at, and was not given back
      ['uncounted', { status: 'delivered', uncounted_payments: [{ id: 'second', amount: 299 }] }],
      ['review', { payment_needs_review: true }],
    ];
    const finished: readonly Partial<Order>[] = [
      { status: 'delivered', uncounted_payments: [] },
      { status: 'cancelled', refunded_amount: 299 },
      { status: 'confirmed', refunded_amount: 299 },
      { ...unpaid, status: 'pending', payment_status: 'failed' },
      { ...unpaid, status: 'cancelled', payment_status: 'failed' },
    ];
    const ids = await putOrders([...kept.map(([, fields]) => fields), ...finished].map(hers));
    const others = await putOrders([{ customer_phone: '+971501112222', status: 'delivered' }]);
    const reasons = {
      'to-send': 1,
      'on-its-way': 1,
      'payment-open': 2,
      'refund-open': 1,
      owed: 1,
      uncounted: 1,
      review: 1,
    };
    expect((await exportPage(PHONE)).result!.kept).toEqual(reasons);
    expect(await erased()).toEqual({ erased: 5, kept: reasons, complete: true });
    const phones = await Promise.all(ids.map(async (id) => (await order(id))!['customer_phone']));
    expect(phones).toEqual([...many(kept.length, PHONE), ...many(finished.length, '')]);
    expect(await order(others[0]!)).toMatchObject({ customer_phone: '+971501112222' });
    expect(await stock()).toBe(100);
  });

  test('goes on where it ended, beside another and past an order that cannot be read', async () => {
    const ids = await putOrders(many(30, hers()));
    await db.doc(orderPath(ids[3]!)).update({ quantity: 'two' });
    const from = logEnd();
    const both = await Promise.all([erased(), erased()]);
    for (const { kept, complete } of both) {
      expect(kept).toEqual({ unreadable: 1 });
      expect(complete).toBe(true);
    }
    expect(await traces()).toEqual([orderPath(ids[3]!)]);
    const ends = await Promise.all(ids.map(async (id) => (await history(id)).join()));
    expect(ends.toSorted()).toEqual(['', ...many(29, 'erased')]);
    await expect
      .poll(() => entriesOf(ids[3], from).map(({ event }) => event))
      .toContain('order-not-erased');

    await db.doc(orderPath(ids[3]!)).update({ quantity: 2 });
    expect(await erased()).toEqual({ erased: 1, kept: {}, complete: true });
    expect(await traces()).toEqual([]);
  });
});

describe('at night', () => {
  const years = (count: number, days: number): Date => {
    const then = new Date(Date.now() - days * DAY);
    then.setUTCFullYear(then.getUTCFullYear() - count);
    return then;
  };
  const phonesOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await order(id))!['customer_phone']));

  test('orders lose their customers after the years of the settings, unless money is open', async () => {
    await db.doc(SETTINGS_PATHS.public).set({ retention_years: 3 });
    const ids = await putOrders(
      [
        { created_at: years(3, 1) },
        { created_at: years(3, 1), status: 'shipped' as const },
        { created_at: years(3, 1), status: 'cancelled' as const },
        { created_at: years(3, 1), status: 'confirmed' as const },
        { created_at: years(3, -1) },
      ].map(hers),
    );
    expect(await runErasure()).toBe(200);
    expect(await phonesOf(ids)).toEqual(['', '', PHONE, PHONE, PHONE]);
    expect(await history(ids[0]!)).toEqual(['erased']);
    await db.doc(SETTINGS_PATHS.public).set({ retention_years: 2 });
    expect(await runErasure()).toBe(200);
    expect(await runErasure()).toBe(200);
    expect(await phonesOf(ids)).toEqual(['', '', PHONE, PHONE, '']);
    expect(await history(ids[0]!)).toEqual(['erased']);
  });

  test('seven years hold where nothing is set, and nothing is erased by settings that are malformed', async () => {
    const ids = await putOrders(
      [{ created_at: years(7, 1) }, { created_at: years(7, -1) }].map(hers),
    );
    await db.doc(SETTINGS_PATHS.public).set({ retention_years: 'two' });
    const from = logEnd();
    expect(await runErasure()).toBe(500);
    await expect
      .poll(() => entriesOf(undefined, from).map(({ event }) => event))
      .toContain('run-failed');
    expect(await phonesOf(ids)).toEqual([PHONE, PHONE]);
    await db.doc(SETTINGS_PATHS.public).delete();
    expect(await runErasure()).toBe(200);
    expect(await phonesOf(ids)).toEqual(['', PHONE]);
    // and the schedule of payments has nothing to do with it
    await runSchedule();
    expect(await history(ids[0]!)).toEqual(['erased']);
  });
});
