import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import type { OrderChange } from '@ghar/domain/order/order';
import { orderEventsPath, orderPath, userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddress } from '../support/accounts.ts';
import { announceChange, call, placeOrder, runSchedule } from '../support/backend.ts';
import { signIn, type Client } from '../support/client.ts';
import {
  backdate,
  changeProduct,
  db,
  history,
  order,
  resetDatabase,
  stock,
} from '../support/database.ts';
import { entriesOf } from '../support/log.ts';
import { endIntent, intentOf, orderFaults, resetProvider } from '../support/provider.ts';

let admin: Client;
let orderId: string;
let intentId: string;
/** The history that placing the order has written. */
let placed: string[];

beforeAll(async () => {
  await resetDatabase();
  const account = { email: newAddress(), password: 'ghar-staff', emailVerified: true };
  // its owner can write there what he likes, such as a colleague's address
  await getAuth().createUser({ ...account, displayName: 'owner@ghar.example' });
  admin = await signIn(account.email, account.password);
});
afterAll(() => admin.close());
beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  await db.doc(userRolePath(admin.uid)).set({ role: ADMIN_ROLE, email: admin.email, name: 'سارة' });
  await orderFaults({ webhooks: { kind: 'lost' } });
  const link = await placeOrder({ quantity: 3, totalAmount: 897 });
  orderId = link.order_id;
  intentId = intentOf(link.payment_url);
  placed = ['created →pending', `payment-opened →${intentId}`];
});

/** Changes the order as the panel does, under the rules. */
const change = (fields: Partial<OrderChange>): Promise<void> =>
  updateDoc(doc(admin.firestore, orderPath(orderId)), {
    ...fields,
    updated_at: serverTimestamp(),
    updated_by: admin.uid,
  });
/** The history after placing the order. */
const told = async (): Promise<string[]> => {
  const all = await history(orderId);
  expect(all.slice(0, placed.length)).toEqual(placed);
  return all.slice(placed.length);
};
const pieces = async () => ({
  stock: await stock(),
  reserved: (await order(orderId))!['stock_reserved'],
});
const KEPT = { stock: 97, reserved: true };
const RELEASED = { stock: 100, reserved: false };

describe("an admin's change of an order", () => {
  test('is in its history, with who did it and when', async () => {
    await change({
      status: 'confirmed',
      merchant_note: 'هدية',
      carrier: 'aramex',
      tracking_number: 'AE-1',
    });
    await expect
      .poll(told)
      .toEqual([
        'status-changed pending→confirmed',
        'note-changed →هدية',
        'carrier-changed →aramex',
        'tracking-number-changed →AE-1',
      ]);
    const { updated_at } = (await order(orderId))!;
    const all = await db.collection(orderEventsPath(orderId)).where('actor', '==', admin.uid).get();
    expect(all.size).toBe(4);
    for (const event of all.docs) {
      const late =
        event.get('created_at').toMillis() - (updated_at as { toMillis: () => number }).toMillis();
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(10);
      expect(event.get('actor_email')).toBe(admin.email);
      expect(event.get('actor_name')).toBe('سارة');
    }
    expect(await pieces()).toEqual(KEPT);
  });

  test("leaves the backend's own changes to it: none is told twice", async () => {
    await endIntent(intentId, 'complete');
    await call('updateOrderPaymentStatus', { order_id_param: orderId });
    await change({ status: 'shipped' });
    await expect
      .poll(told)
      .toEqual([
        'payment-status-changed pending→paid',
        'status-changed pending→confirmed',
        'status-changed confirmed→shipped',
      ]);
  });

  test('that a payment was looked at is told, and lets it be paid anew', async () => {
    await orderFaults({ webhooks: { kind: 'lost' }, amount_delta: -100 });
    await endIntent(intentId, 'complete');
    await call('updateOrderPaymentStatus', { order_id_param: orderId });
    const retry = () => call('retryZiinaPayment', { order_id_param: orderId });
    expect((await retry()).error!.details).toMatchObject({ code: 'payment-under-review' });
    await change({ payment_needs_review: false });
    await expect.poll(async () => (await told()).at(-1)).toBe('payment-reviewed');
    const { result } = await retry();
    expect(intentOf(result!.payment_url)).not.toBe(intentId);
    expect(await pieces()).toEqual(KEPT);
  });

  test('that takes “paid” from a paid order frees no piece, is for a person, and can be put back', async () => {
    await endIntent(intentId, 'complete');
    await call('updateOrderPaymentStatus', { order_id_param: orderId });
    await change({ payment_status: 'failed' });
    await expect.poll(() => order(orderId)).toMatchObject({ payment_needs_review: true });
    await backdate(orderId, 3 * 24 * 3_600_000);
    await runSchedule();
    expect(await order(orderId)).toMatchObject({ payment_status: 'failed' });
    expect(await pieces()).toEqual(KEPT);
    const again = await call('retryZiinaPayment', { order_id_param: orderId });
    expect(again.error!.details).toMatchObject({ code: 'order-already-paid' });
    const seen = await call('getOrderSecure', { order_id_param: orderId });
    expect(seen.result).toMatchObject([{ payment_status: 'paid' }]);

    await change({ payment_status: 'paid', payment_needs_review: false });
    await expect.poll(async () => (await told()).at(-1)).toBe('payment-reviewed');
    expect(await order(orderId)).toMatchObject({
      payment_status: 'paid',
      payment_needs_review: false,
    });
    const alarms = () => entriesOf(orderId).filter(({ event }) => event === 'needs-a-person');
    await expect.poll(alarms).toMatchObject([{ alarm: 'unpaid-by-hand' }]);
  });

  test('of nothing is not told', async () => {
    await change({});
    await change({ merchant_note: '' });
    await change({ merchant_note: null });
    await expect.poll(told).toEqual(['note-changed', 'note-changed']);
  });
});

describe('the pieces of an order', () => {
  test('are given back when it is cancelled, once, and taken again when that is undone', async () => {
    await change({ status: 'cancelled' });
    await expect.poll(told).toEqual(['status-changed pending→cancelled', 'stock-released']);
    await expect.poll(pieces).toEqual(RELEASED);
    await change({ status: 'pending' });
    await expect
      .poll(told)
      .toEqual([
        'status-changed pending→cancelled',
        'stock-released',
        'status-changed cancelled→pending',
        'stock-taken',
      ]);
    await expect.poll(pieces).toEqual(KEPT);
  });

  test('are given back of a paid order as well', async () => {
    await endIntent(intentId, 'complete');
    await call('updateOrderPaymentStatus', { order_id_param: orderId });
    await change({ status: 'cancelled' });
    await expect.poll(pieces).toEqual(RELEASED);
  });

  test('follow a payment that the admin says has failed, or was made after all', async () => {
    await change({ payment_status: 'failed' });
    await expect.poll(pieces).toEqual(RELEASED);
    await change({ payment_status: 'paid' });
    await expect.poll(pieces).toEqual(KEPT);
    expect(await told()).toEqual([
      'payment-status-changed pending→failed',
      'stock-released',
      'payment-status-changed failed→paid',
      'stock-taken',
    ]);
  });

  test('are not taken where they are sold by now: a person is told', async () => {
    await change({ status: 'cancelled' });
    await expect.poll(pieces).toEqual(RELEASED);
    await changeProduct({ stock_quantity: 2 });
    await change({ status: 'confirmed' });
    await expect
      .poll(told)
      .toEqual([
        'status-changed pending→cancelled',
        'stock-released',
        'status-changed cancelled→confirmed',
        'stock-short',
      ]);
    await expect.poll(pieces).toEqual({ stock: 2, reserved: false });
    expect(await order(orderId)).toMatchObject({ payment_needs_review: true });
    await expect
      .poll(() => entriesOf(orderId))
      .toContainEqual(expect.objectContaining({ event: 'needs-a-person', alarm: 'stock-short' }));
  });

  test('agree with the order at last, however often and quickly it is changed', async () => {
    for (const status of ['cancelled', 'pending', 'cancelled', 'confirmed', 'cancelled'] as const)
      await change({ status });
    const times = async (type: string): Promise<number> =>
      (await told()).filter((event) => event.startsWith(type)).length;
    await expect.poll(() => times('status-changed')).toBe(5);
    await expect.poll(pieces).toEqual(RELEASED);
    expect(await times('stock-released')).toBe((await times('stock-taken')) + 1);
  });

  test('that were sent are not given back when the payment expires', async () => {
    await change({ status: 'shipped' });
    await endIntent(intentId, 'fail');
    await backdate(orderId, 3_600_000);
    await runSchedule();
    expect(await order(orderId)).toMatchObject({ status: 'shipped', payment_status: 'failed' });
    expect(await pieces()).toEqual(KEPT);
  });

  test('are not taken twice when that order is paid anew', async () => {
    await change({ status: 'shipped' });
    await endIntent(intentId, 'fail');
    await call('updateOrderPaymentStatus', { order_id_param: orderId });
    const again = await call('retryZiinaPayment', { order_id_param: orderId });
    expect(again.status).toBe(200);
    expect(await order(orderId)).toMatchObject({ payment_status: 'pending' });
    expect(await pieces()).toEqual(KEPT);
  });
});

/** Delivers the event of a cancelled order to the trigger; resolves when it has run. */
const announceCancelled = (id: string): Promise<number> =>
  announceChange(orderId, { status: 'pending' }, { status: 'cancelled' }, { id, by: admin.uid });

test('a change that is announced again changes nothing', async () => {
  await db.doc(orderPath(orderId)).update({ status: 'cancelled' }); // by the backend: the trigger ignores it
  const id = crypto.randomUUID();
  const cancelled = 'status-changed pending→cancelled';
  for (let time = 0; time < 3; time++) {
    expect(await announceCancelled(id)).toBe(200);
    expect(await told()).toEqual([cancelled, 'stock-released']);
    expect(await pieces()).toEqual(RELEASED);
  }
  expect(await announceCancelled(crypto.randomUUID())).toBe(200);
  expect((await told()).toSorted()).toEqual([cancelled, cancelled, 'stock-released']);
  expect(await pieces()).toEqual(RELEASED);
});
