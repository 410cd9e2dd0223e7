import type { CorrectionRequest } from '@ghar/domain/callables';
import { CORRECTABLE_FIELDS, type Correctable } from '@ghar/domain/order/correction';
import { messagePath, orderEventsPath, orderPath } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { setRole, tokenOf } from '../support/accounts.ts';
import { announce } from '../support/announcements.ts';
import { call, placeOrder, runMessages, runSchedule } from '../support/backend.ts';
import {
  backdate,
  changeProduct,
  db,
  history,
  order,
  resetDatabase,
  stock,
} from '../support/database.ts';
import { endIntent, intentOf, intents, orderFaults, resetProvider } from '../support/provider.ts';
import { messagesOf, messageTo, resetWhatsapp } from '../support/whatsapp.ts';

const PRICE = 299;
const PHONE = '+971501112223';
let orderId: string;
let intentId: string;
let admin: string;

type Form = Omit<CorrectionRequest, 'seen' | 'order_id_param' | 'consentMessages'>;
const correctable = async (id = orderId): Promise<Correctable> => {
  const stored = (await order(id))!;
  return Object.fromEntries(CORRECTABLE_FIELDS.map((one) => [one, stored[one]])) as Correctable;
};
/** Asks for a correction; resolves to `done`, or to the refusal's code. */
async function correct(
  change: Partial<Form>,
  { token = admin, seen }: { token?: string | null; seen?: Correctable } = {},
): Promise<unknown> {
  const known = seen ?? (await correctable());
  const form = {
    order_id_param: orderId,
    customerName: known.customer_name,
    customerPhone: known.customer_phone,
    customerEmail: known.customer_email,
    country: 'ae',
    countryCode: '+971',
    city: known.city,
    address: known.address,
    nationalAddress: known.national_address,
    quantity: known.quantity,
    seen: known,
    ...change,
  };
  const { result, error } = await call('correctOrder', form, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return result ? 'done' : error?.details?.code;
}
const setOrder = (change: object): Promise<unknown> => db.doc(orderPath(orderId)).update(change);
const payAgain = async (): Promise<string> => {
  const { result, error } = await call('retryZiinaPayment', { order_id_param: orderId });
  return result ? intentOf(result.payment_url) : error!.details!.code;
};
const amountOf = async (id: string) => (await intents()).find((one) => one.id === id)?.amount;

beforeEach(async () => {
  await Promise.all([resetDatabase({ stock_quantity: 10 }), resetProvider(), resetWhatsapp()]);
  admin = await tokenOf(ADMIN);
  await orderFaults({ webhooks: { kind: 'lost' } });
  const link = await placeOrder({ quantity: 2, totalAmount: 2 * PRICE });
  orderId = link.order_id;
  intentId = intentOf(link.payment_url);
});

describe('a correction', () => {
  test('is an admin’s, by the role that they have now', async () => {
    const change = { customerName: 'نورة' };
    expect(await correct(change, { token: null })).toBe('sign-in-required');
    expect(await correct(change, { token: await tokenOf(STAFF) })).toBe('admins-only');
    await setRole(ADMIN, null);
    expect(await correct(change)).toBe('admins-only');
    expect(await order(orderId)).toMatchObject({ customer_name: 'مريم الهاشمي' });
  });

  test('is read as the order form is, is found by, and leaves nothing of the customer in the history', async () => {
    const done = await correct({
      customerName: ' نورة   القاسمي ',
      customerPhone: '٠٠٩٦٦ ٥٥ ١٢٣ ٤٥٦٧',
      customerEmail: 'noura@example.com',
      city: 'العين',
    });
    expect(done).toBe('done');
    const corrected = (await order(orderId))!;
    expect(corrected).toMatchObject({
      customer_name: 'نورة القاسمي',
      customer_phone: '+966551234567',
      country_code: '+966',
      country: 'ae',
      customer_email: 'noura@example.com',
      city: 'العين',
      address: 'شارع الوصل، فيلا 12',
      updated_by: ADMIN.uid,
      // the open payment is of the same amount
      payment_intent_id: intentId,
    });
    expect(corrected['search']).toEqual(expect.arrayContaining(['نوره', '551234567']));
    expect(corrected['search']).not.toContain('مريم');
    expect((await history(orderId)).at(-1)).toBe(
      'corrected (customer_name customer_phone customer_email city)',
    );
    const events = await db.collection(orderEventsPath(orderId)).get();
    const told = events.docs.map((one) => JSON.stringify(one.data())).join();
    expect(told).toContain(ADMIN.email);
    for (const personal of ['نورة', 'مريم', '551234567', 'noura', 'العين'])
      expect(told).not.toContain(personal);
  });

  test.each([
    [{ customerName: ' ' }, 'name-required'],
    [{ customerPhone: '12' }, 'phone-invalid'],
    [{ customerPhone: '+1 999' }, 'phone-invalid'],
    [{ customerEmail: 'noura@' }, 'email-invalid'],
    [{ quantity: 0 }, 'quantity-too-small'],
    [{ quantity: 21 }, 'too-many-pieces'],
    [{ address: 'ش'.repeat(501) }, 'text-too-long'],
    [{ country: 'sa' as const }, 'input-invalid'],
  ])('of %o is refused: %s', async (change, code) => {
    expect(await correct(change)).toBe(code);
    expect(await history(orderId)).toHaveLength(2);
  });

  test.each(['shipped', 'delivered', 'cancelled'])('of a %s order is refused', async (status) => {
    await setOrder({ status });
    expect(await correct({ city: 'العين' })).toBe('correction-too-late');
    expect(await correct({ quantity: 1 })).toBe('correction-too-late');
  });

  test('overwrites no other’s, and is the same correction when its answer was lost', async () => {
    const seen = await correctable();
    expect(await correct({ city: 'العين' }, { seen })).toBe('done');
    expect(await correct({ city: 'العين' }, { seen })).toBe('done');
    expect(await correct({ address: 'شارع آخر' }, { seen })).toBe('correction-overtaken');
    expect(await order(orderId)).toMatchObject({ city: 'العين', address: 'شارع الوصل، فيلا 12' });
    expect((await history(orderId)).filter((one) => one.startsWith('corrected'))).toHaveLength(1);
  });

  test('of several at the same time is one of them', async () => {
    const seen = await correctable();
    const asked = await Promise.all(
      [1, 3, 4, 5].map((quantity) => correct({ quantity }, { seen })),
    );
    expect(asked.filter((one) => one === 'done')).toHaveLength(1);
    expect(asked.filter((one) => one === 'correction-overtaken')).toHaveLength(3);
    const { quantity } = await correctable();
    expect(await stock()).toBe(10 - quantity);
    expect(await order(orderId)).toMatchObject({ total_amount: quantity * PRICE });
  });
});

describe('other pieces of an unpaid order', () => {
  test.each([
    [5, 5],
    [1, 9],
  ])('%i: stock and total follow, and the customer pays the new amount', async (quantity, left) => {
    expect(await correct({ quantity })).toBe('done');
    expect(await stock()).toBe(left);
    expect(await order(orderId)).toMatchObject({
      quantity,
      unit_price: PRICE,
      total_amount: quantity * PRICE,
      stock_reserved: true,
      payment_status: 'pending',
      payment_intent_id: null,
      former_payment_intent_ids: [intentId],
      payment_url: null,
    });
    expect((await history(orderId)).at(-1)).toBe(`corrected 2→${quantity} (quantity)`);

    const [one, other] = await Promise.all([payAgain(), payAgain()]);
    expect(one).toBe(other);
    expect(one).not.toBe(intentId);
    expect(await amountOf(one)).toBe(quantity * PRICE * 100);
    expect(await stock()).toBe(left);
    await announce(one, 'completed', { amount: quantity * PRICE * 100 });
    expect(await order(orderId)).toMatchObject({ payment_status: 'paid', payment_intent_id: one });
  });

  test('more than there are change nothing, and say how many there can be', async () => {
    expect(await correct({ quantity: 13 })).toBe('out-of-stock');
    expect(await stock()).toBe(8);
    expect(await order(orderId)).toMatchObject({ quantity: 2, payment_intent_id: intentId });
    expect(await correct({ quantity: 10 })).toBe('done');
    expect(await stock()).toBe(0);
    expect(await payAgain()).not.toBe('too-many-pieces');
  });

  test('keep the order’s price, also when the shop’s has changed', async () => {
    await changeProduct({ price: 349 });
    expect(await correct({ quantity: 3 })).toBe('done');
    expect(await amountOf(await payAgain())).toBe(3 * PRICE * 100);
  });

  test('paid by the old link, the order waits for a person', async () => {
    expect(await correct({ quantity: 3 })).toBe('done');
    await announce(intentId, 'completed', { amount: 2 * PRICE * 100 });
    expect(await order(orderId)).toMatchObject({
      payment_status: 'pending',
      payment_needs_review: true,
      total_amount: 3 * PRICE,
    });
    expect((await history(orderId)).at(-1)).toContain('payment-mismatch');
    expect(await payAgain()).toBe('payment-under-review');

    // corrected back, it is paid by that payment
    await endIntent(intentId, 'complete');
    expect(await correct({ quantity: 2 })).toBe('done');
    await runSchedule();
    expect(await order(orderId)).toMatchObject({
      payment_status: 'paid',
      payment_intent_id: intentId,
      total_amount: 2 * PRICE,
    });
    expect(await stock()).toBe(8);
  });

  test('are refused once the order is paid, though nobody has announced it', async () => {
    await endIntent(intentId, 'complete');
    expect(await correct({ quantity: 3 })).toBe('correction-of-paid-pieces');
    expect(await order(orderId)).toMatchObject({
      quantity: 2,
      total_amount: 2 * PRICE,
      payment_status: 'paid',
      payment_needs_review: false,
    });
    expect(await correct({ city: 'العين' })).toBe('done');
    expect(await order(orderId)).toMatchObject({ city: 'العين', total_amount: 2 * PRICE });
  });

  test('are refused while money is on its way', async () => {
    await endIntent(intentId, 'hang');
    expect(await correct({ quantity: 3 })).toBe('payment-under-review');
    expect(await correct({ city: 'العين' })).toBe('done');
  });

  test('and a payment at the same time: paid at its amount, or for a person to review', async () => {
    const [asked] = await Promise.all([
      correct({ quantity: 3 }),
      announce(intentId, 'completed', { amount: 2 * PRICE * 100 }),
    ]);
    const after = (await order(orderId))!;
    const isPaid = after['payment_status'] === 'paid';
    expect(asked).toBe(isPaid ? 'correction-of-paid-pieces' : 'done');
    expect(after).toMatchObject(
      isPaid
        ? { quantity: 2, total_amount: 2 * PRICE, payment_needs_review: false }
        : { quantity: 3, total_amount: 3 * PRICE, payment_needs_review: true },
    );
    expect(await stock()).toBe(10 - (after['quantity'] as number));
  });

  test('while the customer opens the payment leave no link to the old amount', async () => {
    await announce(intentId, 'failed');
    await endIntent(intentId, 'fail');
    const seen = await correctable();
    const [asked] = await Promise.all([correct({ quantity: 4 }, { seen }), payAgain()]);
    expect(asked).toBe('done');
    const paid = await payAgain();
    expect(await amountOf(paid)).toBe(4 * PRICE * 100);
    expect(await order(orderId)).toMatchObject({ payment_intent_id: paid });
    expect(await stock()).toBe(6);
  });

  test('of a failed payment take nothing out of stock before it is paid anew', async () => {
    await announce(intentId, 'failed');
    await endIntent(intentId, 'fail');
    expect(await stock()).toBe(10);
    expect(await correct({ quantity: 3 })).toBe('done');
    expect(await stock()).toBe(10);
    expect(await amountOf(await payAgain())).toBe(3 * PRICE * 100);
    expect(await stock()).toBe(7);
  });

  test('give the customer the time of a new payment, after which they are released once', async () => {
    await backdate(orderId, 3_600_000);
    expect(await correct({ quantity: 3 })).toBe('done');
    await runSchedule();
    expect(await order(orderId)).toMatchObject({ payment_status: 'pending', stock_reserved: true });
    await setOrder({ payment_reopened_at: Timestamp.fromMillis(Date.now() - 3_600_000) });
    await Promise.all([runSchedule(), correct({ quantity: 1 })]);
    await runSchedule();
    const { stock_reserved: held, quantity } = (await order(orderId))! as Record<string, unknown>;
    expect(await stock()).toBe(held ? 10 - (quantity as number) : 10);
  });
});

test('a message that waits goes to the corrected phone, once, with the new amount and a link of its own', async () => {
  const name = `${orderId}-order-received-whatsapp`;
  const { customer_phone: before } = await correctable();
  expect(await correct({ customerPhone: PHONE, customerName: 'نورة', quantity: 3 })).toBe('done');
  await db
    .doc(messagePath(name))
    .update({ next_attempt_at: Timestamp.fromMillis(Date.now() - 60_000) });
  await runMessages();
  const { text, button } = await messageTo(PHONE, 'order_received');
  expect(text).toContain('897 درهم');
  expect(text).toContain('أهلاً بك');
  const seenBy = async (id: string) =>
    (await call('getOrderSecure', { order_id_param: id })).result as readonly object[];
  const link = new URL(button!.url).searchParams.get('order_id')!;
  expect(await seenBy(link)).toMatchObject([{ id: link, total_amount: 897 }]);
  expect(await seenBy(orderId)).toEqual([]);
  const found = await call('findOrder', { order_number: orderId.slice(-8), phone: PHONE });
  expect(found.result).toEqual({ order_id: link });
  expect(await correct({ customerPhone: '+971501112224' })).toBe('done');
  await runMessages();
  expect(await messagesOf('+971501112224')).toEqual([]);
  expect(await messagesOf(before)).toEqual([]);
});
