import { COLLECTIONS, orderPath, refundPath, SETTINGS_PATHS } from '@ghar/domain/paths';
import { creditNotesOfOrder } from '@ghar/domain/queries';
import type { RefundRequest } from '@ghar/domain/callables';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryOf } from '../../functions/src/adapters/firestore-query.ts';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { setRole, tokenOf } from '../support/accounts.ts';
import { announce } from '../support/announcements.ts';
import { call, placeOrder, runSchedule, type Reply } from '../support/backend.ts';
import { db, history, order, resetDatabase, stock } from '../support/database.ts';
import {
  endIntent,
  endRefund,
  intentOf,
  orderFaults,
  providerRefunds,
  resetProvider,
} from '../support/provider.ts';

const PRICE = 299;
const LOST = { webhooks: { kind: 'lost' } };
let orderId: string;
let intentId: string;
let admin: string;

type Change = Partial<RefundRequest>;
const newKey = (): string => crypto.randomUUID();

async function refund(change: Change = {}, token: string | null = admin): Promise<Reply<unknown>> {
  const request = {
    order_id_param: orderId,
    refundKey: newKey(),
    amount: PRICE,
    reason: '',
    restock: false,
    ...change,
  };
  return call('refundOrder', request, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
}
/** The refund's status, or the code of the refusal. */
const outcomeOf = ({ result, error }: Reply<unknown>): unknown =>
  (result as { status: string } | undefined)?.status ?? error?.details?.code;
const ask = async (change?: Change, token?: string | null): Promise<unknown> =>
  outcomeOf(await refund(change, token));

const sums = async (): Promise<unknown[]> => {
  const { refunded_amount: refunded, refunding_amount: refunding } = (await order(orderId))!;
  return [refunded ?? 0, refunding ?? 0];
};
const stored = async (key: string) => (await db.doc(refundPath(orderId, key)).get()).data();
/** What the provider gave back, in fils, without what has failed. */
const givenBack = async (): Promise<number> =>
  (await providerRefunds())
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
/** Makes a refund as old as the schedule waits before it looks it up. */
const backdateRefund = (key: string): Promise<unknown> => {
  const then = Timestamp.fromMillis(Date.now() - 5 * 60_000);
  return db.doc(refundPath(orderId, key)).update({ created_at: then, sent_at: then });
};

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  admin = await tokenOf(ADMIN);
  await orderFaults(LOST);
  const link = await placeOrder();
  orderId = link.order_id;
  intentId = intentOf(link.payment_url);
  await announce(intentId, 'completed');
  await endIntent(intentId, 'complete');
});

describe('whoever asks', () => {
  test('is an admin by the role that they have now', async () => {
    const staff = await tokenOf(STAFF);
    expect(await ask({}, null)).toBe('sign-in-required');
    expect(await ask({}, staff)).toBe('admins-only');
    await setRole(ADMIN, null);
    expect(await ask()).toBe('admins-only');
    expect((await refund({}, 'forged')).status).toBe(401);
    expect(await providerRefunds()).toEqual([]);
    expect(await sums()).toEqual([0, 0]);
  });
});

describe('a refund', () => {
  test('in parts, of which the webhook tells, is on the order, its history and its page', async () => {
    await orderFaults({});
    const reason = 'كسر في العبوة <img src=x onerror=alert(1)>';
    const refundKey = newKey();
    const { result } = await refund({ refundKey, amount: 100, reason });
    expect(result).toMatchObject({ success: true, refund_id: refundKey });
    await expect.poll(sums).toEqual([100, 0]);
    expect(await stored(refundKey)).toMatchObject({
      amount: 100,
      reason,
      restock: false,
      status: 'completed',
      actor: ADMIN.uid,
      actor_email: ADMIN.email,
      payment_intent_id: intentId,
    });
    expect((await history(orderId)).slice(-2)).toEqual([
      `refund-requested →${reason} (10000 AED)`,
      'refund-status-changed pending→completed (10000 AED)',
    ]);
    await ask({ amount: 199 });
    await expect.poll(sums).toEqual([PRICE, 0]);
    expect(await ask({ amount: 0.01 })).toBe('refund-too-much');
    expect(await order(orderId)).toMatchObject({
      payment_status: 'paid',
      payment_needs_review: false,
      stock_reserved: true,
    });
    const shown = await call('getOrderSecure', { order_id_param: orderId });
    expect(shown.result).toMatchObject([{ refunded_amount: PRICE, payment_status: 'paid' }]);
  });

  test('is given once for each key, and ten at the same time never exceed what was paid', async () => {
    const refundKey = newKey();
    const repeats = Array.from({ length: 4 }, () => ask({ refundKey, amount: 100 }));
    const others = Array.from({ length: 6 }, () => ask({ amount: 100 }));
    const outcomes = await Promise.all([...repeats, ...others]);
    const refused = outcomes.filter((outcome) => outcome === 'refund-too-much');
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(await givenBack()).toBe(200_00);
    const ids = (await providerRefunds()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [refunded, refunding] = (await sums()) as [number, number];
    expect(refunded + refunding).toBe(200);
    expect(await ask({ amount: 99.01 })).toBe('refund-too-much');
  });

  test.each([
    ['an order that nobody paid', async () => (await placeOrder()).order_id, 'refund-unpaid'],
    ['an unknown order', async () => 'unknown', 'order-not-found'],
  ])('of %s is refused', async (_, idOf, code) => {
    expect(await ask({ order_id_param: await idOf() })).toBe(code);
    expect(await providerRefunds()).toEqual([]);
  });
});

test('what was paid another way is noted without the provider; a payment after it has its own invoice and note', async () => {
  const link = await placeOrder();
  orderId = link.order_id;
  const paid = { payment_status: 'paid', payment_test: false, updated_at: Timestamp.now() };
  await db.doc(orderPath(orderId)).update(paid);
  const headers = { authorization: `Bearer ${admin}` };
  await call('issueInvoice', { order_id_param: orderId }, { headers });
  expect(await ask({ cancel: true })).toBe('completed');
  expect(await providerRefunds()).toEqual([]);
  expect(await order(orderId)).toMatchObject({ status: 'cancelled', refunded_amount: PRICE });
  const notes = async () =>
    (await queryOf(db, creditNotesOfOrder(orderId)).get()).docs.map((note) => [
      note.get('invoice_number') as number,
      note.get('amount') as number,
    ]);
  const first = (await order(orderId))!['invoice_number'] as number;
  await expect.poll(notes).toEqual([[first, PRICE]]);
  const told = await db.collection(COLLECTIONS.messages).where('kind', '==', 'refunded').get();
  expect(told.size).toBe(0);

  // the payment's link was still open: a second payment, with an invoice and a note of its own
  intentId = intentOf(link.payment_url);
  await endIntent(intentId, 'complete');
  await announce(intentId, 'completed');
  await expect
    .poll(async () => (await order(orderId))!['invoice_number'])
    .toSatisfy((number) => typeof number === 'number' && number > first);
  await orderFaults({});
  await ask({ amount: 100 });
  await expect.poll(notes).toEqual([
    [first, PRICE],
    [(await order(orderId))!['invoice_number'], 100],
  ]);
});

describe('the provider', () => {
  test('refusing it ends it at once, and another can be asked for', async () => {
    await orderFaults({ ...LOST, refund: { kind: 'refuse_400', times: 1 } });
    expect(await ask()).toBe('refund-refused');
    expect(await sums()).toEqual([0, 0]);
    await orderFaults({ ...LOST, refund_status: 'failed' });
    const refundKey = newKey();
    expect(await ask({ refundKey })).toBe('pending');
    expect(await ask({ refundKey })).toBe('failed');
    expect(await sums()).toEqual([0, 0]);
    expect(await order(orderId)).toMatchObject({ payment_needs_review: true });
    await orderFaults(LOST);
    const again = newKey();
    await ask({ refundKey: again });
    expect(await ask({ refundKey: again })).toBe('completed');
    expect([await sums(), await givenBack()]).toEqual([[PRICE, 0], PRICE * 100]);
  });

  test('failing after it has made one leaves it pending, and the schedule completes it', async () => {
    await orderFaults({ ...LOST, refund: { kind: 'garbage', times: 1 } });
    const refundKey = newKey();
    expect(await ask({ refundKey })).toBe('pending');
    expect(await sums()).toEqual([0, PRICE]);
    expect(await ask({ amount: 1 })).toBe('refund-too-much');
    await backdateRefund(refundKey);
    await runSchedule();
    expect(await sums()).toEqual([PRICE, 0]);
    expect(await providerRefunds()).toHaveLength(1);
  });

  test('failing before leaves it pending, and the schedule sends it again under its id', async () => {
    await orderFaults({ ...LOST, refund: { kind: 'error_500', times: 1 } });
    const refundKey = newKey();
    expect(await ask({ refundKey })).toBe('pending');
    await runSchedule();
    expect(await providerRefunds()).toEqual([]);
    await backdateRefund(refundKey);
    await runSchedule();
    expect(await providerRefunds()).toMatchObject([{ id: refundKey, amount: PRICE * 100 }]);
    await db.doc(refundPath(orderId, refundKey)).update({ looked_at: null });
    await backdateRefund(refundKey);
    await runSchedule();
    expect(await sums()).toEqual([PRICE, 0]);
  });

  test('taking its time is asked from the panel, and announces the end itself', async () => {
    await orderFaults({ refund_status: 'pending' });
    const [one, other] = [newKey(), newKey()];
    await ask({ refundKey: one, amount: 100 });
    await ask({ refundKey: other, amount: 100 });
    expect(await ask({ refundKey: one, amount: 100 })).toBe('pending');
    await endRefund(one, 'complete');
    await expect.poll(sums).toEqual([100, 100]);
    await endRefund(other, 'fail');
    await expect.poll(sums).toEqual([100, 0]);
    expect(await history(orderId)).toContain(`refund-failed →${intentId} (10000 AED)`);
    expect(await ask({ amount: 199 })).toBe('pending');
  });

  test('failing after all is told to the merchant, each time', async () => {
    await orderFaults({ refund_status: 'pending' });
    await db.doc(SETTINGS_PATHS.private).set({ notify_email: 'merchant@ghar.example' });
    const told = async (): Promise<number> => {
      const all = await db.collection(COLLECTIONS.messages).where('order_id', '==', orderId).get();
      const subjects = all.docs.flatMap(({ id }) => id.match(/^.*(?=-needs-you-)/)?.[0] ?? []);
      return new Set(subjects).size;
    };
    const before = await told();
    for (const failures of [1, 2]) {
      const refundKey = newKey();
      await ask({ refundKey });
      await endRefund(refundKey, 'fail');
      await expect.poll(told).toBe(before + failures);
    }
  });
});

describe('the pieces', () => {
  const cancel = () =>
    announceChange({ status: 'cancelled', updated_by: ADMIN.uid, updated_at: Timestamp.now() });
  async function announceChange(change: Record<string, unknown>): Promise<void> {
    const { ref } = await db.doc(`orders/${orderId}`).get();
    await ref.update(change);
  }

  test('go back once, whether the refund or the cancelling comes first', async () => {
    expect(await stock()).toBe(99);
    await ask({ amount: 100, restock: true });
    expect(await stock()).toBe(100);
    await cancel();
    await expect.poll(() => history(orderId)).toContain('status-changed confirmed→cancelled');
    await ask({ amount: 100, restock: true });
    expect(await stock()).toBe(100);
    expect((await history(orderId)).filter((one) => one === 'stock-released')).toHaveLength(1);
  });

  test('of a cancelled order go back once', async () => {
    await Promise.all([cancel(), ask({ restock: true })]);
    await expect.poll(() => history(orderId)).toContain('stock-released');
    await expect.poll(() => history(orderId)).toContain('status-changed confirmed→cancelled');
    // the history is written first
    await expect.poll(stock).toBe(100);
    expect((await history(orderId)).filter((one) => one === 'stock-released')).toHaveLength(1);
  });

  test('that came back from the customer are not taken again when a status is undone', async () => {
    await announceChange({ status: 'delivered' });
    await ask({ amount: 100, restock: true });
    expect(await stock()).toBe(100);
    expect(await order(orderId)).toMatchObject({ stock_reserved: false, restocked: true });
    await cancel();
    await expect.poll(() => history(orderId)).toContain('status-changed delivered→cancelled');
    await announceChange({ status: 'delivered', updated_at: Timestamp.now() });
    await expect.poll(() => history(orderId)).toContain('status-changed cancelled→delivered');
    expect(await stock()).toBe(100);
  });
});
