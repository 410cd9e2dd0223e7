import { createHmac } from 'node:crypto';
import { COLLECTIONS, refundPath } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { announce, announcement, sign } from '../support/announcements.ts';
import { call, placeOrder, postWebhook, runSchedule } from '../support/backend.ts';
import {
  backdate,
  changeProduct,
  db,
  history,
  order,
  resetDatabase,
  stock,
} from '../support/database.ts';
import {
  endIntent,
  intentOf,
  intents,
  orderFaults,
  refund,
  resetProvider,
} from '../support/provider.ts';

import { entriesOf, logEnd } from '../support/log.ts';
import { stack } from '../stack.ts';

const HOUR_MS = 3_600_000;
let orderId: string;
let intentId: string;
const state = async () => {
  const { status, payment_status, stock_reserved } = (await order(orderId))!;
  return { status, payment_status, stock_reserved, stock: await stock() };
};
const PENDING = { status: 'pending', payment_status: 'pending', stock_reserved: true, stock: 99 };
const PAID = { status: 'confirmed', payment_status: 'paid', stock_reserved: true, stock: 99 };
const FAILED = { status: 'pending', payment_status: 'failed', stock_reserved: false, stock: 100 };

const paymentEvents = async (): Promise<object[]> =>
  (await db.collection(COLLECTIONS.paymentEvents).get()).docs.map((event) => event.data());
const endAsFailed = async (): Promise<void> => {
  await announce(intentId, 'failed');
  await endIntent(intentId, 'fail');
};
/** The payment fails with a webhook, and is then paid without one. */
const endAsFailedAndPay = async (): Promise<void> => {
  await endAsFailed();
  await orderFaults({ webhooks: { kind: 'lost' }, failed_payable: true });
  await endIntent(intentId, 'complete');
};

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  await orderFaults({ webhooks: { kind: 'lost' } });
  const link = await placeOrder();
  orderId = link.order_id;
  intentId = intentOf(link.payment_url);
});

describe('the webhook', () => {
  test('makes a completed payment a paid, confirmed order', async () => {
    expect(await announce(intentId, 'completed')).toBe(200);
    expect(await state()).toEqual(PAID);
    expect((await order(orderId))!['paid_at']).not.toBeNull();
    expect(await history(orderId)).toEqual([
      'created →pending',
      `payment-opened →${intentId}`,
      'payment-status-changed pending→paid',
      'status-changed pending→confirmed',
    ]);
  });

  test.each(['failed', 'canceled'])('gives the pieces of a %s payment back', async (status) => {
    expect(await announce(intentId, status)).toBe(200);
    expect(await state()).toEqual(FAILED);
  });

  test.each(['requires_payment_instrument', 'requires_user_action', 'pending'])(
    'leaves an order with a payment in %s as it is',
    async (status) => {
      expect(await announce(intentId, status)).toBe(200);
      expect(await state()).toEqual(PENDING);
    },
  );

  test('delivered ten times does what one delivery does', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => announce(intentId, 'completed')),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await state()).toEqual(PAID);
    expect(await history(orderId)).toHaveLength(4);
  });

  test('of a failure ten times gives the pieces back once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => announce(intentId, 'failed')));
    expect(await state()).toEqual(FAILED);
  });

  test('of a failure after the payment changes nothing', async () => {
    await announce(intentId, 'completed');
    await announce(intentId, 'failed');
    await announce(intentId, 'canceled');
    expect(await state()).toEqual(PAID);
  });

  test('of a payment after its failure pays, and takes the pieces again', async () => {
    await announce(intentId, 'failed');
    expect(await state()).toEqual(FAILED);
    await announce(intentId, 'completed');
    expect(await state()).toEqual(PAID);
  });

  test('of a payment whose pieces were sold meanwhile pays, and tells the merchant', async () => {
    await announce(intentId, 'failed');
    await changeProduct({ stock_quantity: 0 });
    await announce(intentId, 'completed');
    expect(await state()).toEqual({ ...PAID, stock_reserved: false, stock: 0 });
    expect(await history(orderId)).toContain('stock-short');
    expect(await order(orderId)).toMatchObject({ payment_needs_review: true });
  });

  test.each([
    ['of another amount', { amount: 100 }],
    ['in another currency', { currency_code: 'KWD' }],
  ])('of a payment %s does not pay, and is written down once', async (_, change) => {
    await announce(intentId, 'completed', change);
    await announce(intentId, 'completed', change);
    expect(await state()).toEqual(PENDING);
    expect(
      (await history(orderId)).filter((line) => line.startsWith('payment-mismatch')),
    ).toHaveLength(1);
  });

  test('leaves a cancelled order cancelled when it is paid after all, and tells the merchant', async () => {
    await db.doc(`orders/${orderId}`).update({ status: 'cancelled' });
    await announce(intentId, 'completed');
    expect(await state()).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
    expect(await history(orderId)).toContain('paid-though-cancelled');
    expect(await order(orderId)).toMatchObject({ payment_needs_review: true });
  });

  test.each([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['a signature under another secret', 'other'],
    ['a signature under an empty secret', 'empty'],
    ['a signature that is no hex', 'zz'],
  ])('with %s is refused', async (_, kind) => {
    const body = announcement(intentId, 'completed');
    const signature =
      kind === 'other'
        ? sign(body, 'another-secret')
        : kind === 'empty'
          ? createHmac('sha256', '').update(body).digest('hex')
          : kind;
    const { status } = await postWebhook(body, signature);
    expect(status).toBe(401);
    expect(await state()).toEqual(PENDING);
  });

  test('whose body was changed after signing is refused', async () => {
    const signature = sign(announcement(intentId, 'failed'));
    expect((await postWebhook(announcement(intentId, 'completed'), signature)).status).toBe(401);
    expect(await state()).toEqual(PENDING);
  });

  test('about a payment of no order asks to be delivered again', async () => {
    expect(await announce('unknown-intent', 'completed')).toBe(404);
  });

  test.each([
    ['that is not JSON', 'garbage'],
    ['without an event', '{}'],
    ['whose payment has no amount', '{"event":"payment_intent.status.updated","data":{"id":"x"}}'],
  ])('%s is refused though its signature is right', async (_, body) => {
    expect((await postWebhook(body, sign(body))).status).toBe(400);
  });

  test.each([
    ['of another kind', '{"event":"payout.paid","data":{"id":"x"}}', 'payout.paid', 'ignored'],
    [
      'of a refund that cannot be read',
      '{"event":"refund.status.updated","data":{"id":"x"}}',
      'refund.status.updated',
      'unreadable',
    ],
  ])('%s is taken and kept', async (_, body, event, outcome) => {
    for (let delivery = 0; delivery < 2; delivery++)
      expect((await postWebhook(body, sign(body))).status).toBe(200);
    expect(await paymentEvents()).toMatchObject([
      { event, outcome, subject_id: 'x', deliveries: 2 },
    ]);
  });

  test('in a status that nobody knows pays nothing, and is for a person', async () => {
    expect(await announce(intentId, 'on_hold')).toBe(200);
    expect(await state()).toEqual(PENDING);
    expect(await order(orderId)).toMatchObject({ payment_needs_review: true });
    expect(await history(orderId)).toContain(`payment-unclear →${intentId} (on_hold)`);
  });

  test('without a body is refused', async () => {
    const url = `${stack.urls.hosting}/api/ziina-webhook`;
    expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  });

  test('is only POSTed', async () => {
    expect((await postWebhook('', '', 'GET')).status).toBe(405);
  });
});

describe('a refund in the provider’s own app', () => {
  test('is on its order, which stays paid, and is for a person', async () => {
    await orderFaults({});
    await endIntent(intentId, 'complete');
    await expect.poll(state).toEqual(PAID);
    const { id } = await refund(intentId, 10_050);
    await expect.poll(() => order(orderId)).toMatchObject({ refunded_amount: 100.5 });
    expect(await state()).toEqual(PAID);
    expect(await order(orderId)).toMatchObject({ payment_needs_review: true });
    expect((await db.doc(refundPath(orderId, id)).get()).data()).toMatchObject({
      amount: 100.5,
      status: 'completed',
    });
    expect((await history(orderId)).slice(-2)).toEqual([
      'refund-status-changed →completed (10050 AED)',
      `refund-made →${intentId} (10050 AED)`,
    ]);
    const { result } = await call('getOrderSecure', { order_id_param: orderId });
    expect(result).toMatchObject([{ payment_status: 'paid', refunded_amount: 100.5 }]);
    await expect
      .poll(() => entriesOf(orderId))
      .toContainEqual(expect.objectContaining({ event: 'needs-a-person', alarm: 'refund-made' }));
    await expect
      .poll(paymentEvents)
      .toContainEqual(expect.objectContaining({ refund_id: id, order_id: orderId }));
  });

  test('of a payment that no order knows is kept and told', async () => {
    const from = logEnd();
    const body = JSON.stringify({
      event: 'refund.status.updated',
      data: {
        id: 'refund',
        payment_intent_id: 'unknown-intent',
        amount: 100,
        currency_code: 'AED',
        status: 'completed',
      },
    });
    expect((await postWebhook(body, sign(body))).status).toBe(200);
    expect(await paymentEvents()).toMatchObject([{ refund_id: 'refund', order_id: null }]);
    await expect
      .poll(() => entriesOf(undefined, from))
      .toContainEqual(expect.objectContaining({ event: 'refund-without-order' }));
  });
});

describe('the confirmation page’s question', () => {
  const ask = () => call('updateOrderPaymentStatus', { order_id_param: orderId });

  test('pays an order only once the provider says so', async () => {
    expect((await ask()).result).toMatchObject({ payment_status: 'pending', status: 'pending' });
    await endIntent(intentId, 'complete');
    expect((await ask()).result).toMatchObject({ payment_status: 'paid', status: 'confirmed' });
    expect(await state()).toEqual(PAID);
  });

  test.each([
    ['fail', 'failed'],
    ['cancel', 'failed'],
  ] as const)('learns of a payment that ended by %s', async (how, payment_status) => {
    await endIntent(intentId, how);
    expect((await ask()).result).toMatchObject({ payment_status });
    expect(await state()).toEqual(FAILED);
  });

  test('learns of a payment that was made good after it had failed', async () => {
    await endAsFailedAndPay();
    expect((await ask()).result).toMatchObject({ payment_status: 'paid' });
    expect(await state()).toEqual(PAID);
  });

  test('finds the payment of the total behind one of another amount', async () => {
    await endAsFailed();
    const { result } = await call('retryZiinaPayment', { order_id_param: orderId });
    await orderFaults({ webhooks: { kind: 'lost' }, amount_delta: -100 });
    await endIntent(intentOf(result!.payment_url), 'complete');
    await orderFaults({ webhooks: { kind: 'lost' }, failed_payable: true });
    await endIntent(intentId, 'complete');
    expect((await ask()).result).toMatchObject({ payment_status: 'paid' });
    expect(await order(orderId)).toMatchObject({
      payment_intent_id: intentId,
      payment_needs_review: true,
    });
  });

  test('does not believe a payment of another amount', async () => {
    await orderFaults({ webhooks: { kind: 'lost' }, amount_delta: -29800 });
    await endIntent(intentId, 'complete');
    expect((await ask()).result).toMatchObject({ payment_status: 'pending' });
    expect(await state()).toEqual(PENDING);
  });

  test.each([{ kind: 'error_500' }, { kind: 'garbage' }])(
    'is answered honestly when the provider fails ($kind)',
    async (get) => {
      await orderFaults({ get });
      const { status, error } = await ask();
      expect([status, error!.details!.code]).toEqual([503, 'payment-provider-unavailable']);
      expect(await state()).toEqual(PENDING);
    },
  );
});

describe('the schedule', () => {
  test('settles what was paid though no webhook came and nobody returned', async () => {
    await endIntent(intentId, 'complete');
    await runSchedule();
    expect(await state()).toEqual(PAID);
  });

  test('settles what was paid though it had failed before', async () => {
    await endAsFailedAndPay();
    await runSchedule();
    expect(await state()).toEqual(PAID);
  });

  test('settles what was paid in an old tab after a new payment was opened', async () => {
    await endAsFailed();
    await call('retryZiinaPayment', { order_id_param: orderId });
    await orderFaults({ webhooks: { kind: 'lost' }, failed_payable: true });
    await endIntent(intentId, 'complete');
    await runSchedule();
    expect(await state()).toEqual(PAID);
  });

  test('leaves an order that can still be paid alone, and notes that it has asked', async () => {
    const before = await order(orderId);
    await runSchedule();
    expect(await state()).toEqual(PENDING);
    const { payment_looked_at, payment_looks, ...after } = (await order(orderId))!;
    expect([payment_looked_at, payment_looks]).toEqual([expect.any(Timestamp), 1]);
    expect(after).toEqual(before);
  });

  test('ends an order that nobody paid in time, and gives its pieces back', async () => {
    await backdate(orderId, HOUR_MS);
    await runSchedule();
    expect(await state()).toEqual(FAILED);
    expect(await history(orderId)).toContain('payment-status-changed pending→failed (expired)');
  });

  test('does not end an order while the provider cannot be asked', async () => {
    await backdate(orderId, HOUR_MS);
    await orderFaults({ get: { kind: 'error_500' } });
    await runSchedule();
    expect(await state()).toEqual(PENDING);
  });

  test('ends an order whose payment the provider does not know', async () => {
    await backdate(orderId, HOUR_MS);
    await resetProvider();
    await runSchedule();
    expect(await state()).toEqual(FAILED);
  });

  test('ends an order that was paid with another amount only once a person has looked', async () => {
    await backdate(orderId, HOUR_MS);
    await orderFaults({ webhooks: { kind: 'lost' }, amount_delta: 100 });
    await endIntent(intentId, 'complete');
    await runSchedule();
    await runSchedule();
    expect(await state()).toEqual(PENDING);
    await db.doc(`orders/${orderId}`).update({ payment_needs_review: false });
    await runSchedule();
    expect(await state()).toEqual(FAILED);
  });

  test('is not stopped by an order that cannot be read', async () => {
    await db.doc('orders/broken').set({ payment_status: 'pending', created_at: new Date(0) });
    await endIntent(intentId, 'complete');
    await runSchedule();
    expect(await state()).toEqual(PAID);
  });

  test('settles more orders than one page holds', { tags: 'nightly' }, async () => {
    const template = (await order(orderId))!;
    const batch = db.batch();
    for (let index = 0; index < 130; index++)
      batch.set(db.doc(`orders/old-${index}`), {
        ...template,
        payment_intent_id: null,
        created_at: new Date(Date.now() - HOUR_MS - index),
      });
    await batch.commit();
    await runSchedule();
    const left = await db.collection('orders').where('payment_status', '==', 'pending').get();
    expect(left.docs.map(({ id }) => id)).toEqual([orderId]);
    expect(await stock()).toBe(99 + 130);
  });
});

describe('paying again', () => {
  const retry = () => call('retryZiinaPayment', { order_id_param: orderId });
  /** As the panel does; the trigger then releases the pieces. */
  const failByMerchant = async (): Promise<void> => {
    await db
      .doc(`orders/${orderId}`)
      .update({ payment_status: 'failed', updated_by: 'merchant', updated_at: new Date() });
    await expect.poll(async () => (await order(orderId))!['stock_reserved']).toBe(false);
  };

  test('answers the open link while there is one', async () => {
    expect((await retry()).result!.payment_url).toContain(intentId);
    expect(await intents()).toHaveLength(1);
  });

  test('answers it also where the merchant has said that it failed: there are not two', async () => {
    await failByMerchant();
    const { result } = await retry();
    expect(intentOf(result!.payment_url)).toBe(intentId);
    expect(await intents()).toHaveLength(1);
    expect(await state()).toEqual(PENDING);

    await announce(intentId, 'completed');
    expect(await state()).toEqual(PAID);
  });

  test('opens a new payment of the same order after a failure nobody announced', async () => {
    await endIntent(intentId, 'fail');
    const { result } = await retry();
    expect(result!.order_id).toBe(orderId);
    const second = intentOf(result!.payment_url);
    expect(second).not.toBe(intentId);
    expect(await state()).toEqual(PENDING);

    await endIntent(second, 'complete');
    await call('updateOrderPaymentStatus', { order_id_param: orderId });
    expect(await state()).toEqual(PAID);
  });

  test('by five taps at once opens one payment and takes the pieces once', async () => {
    await endAsFailed();
    const replies = await Promise.all(Array.from({ length: 5 }, retry));
    const opened = (await intents()).filter(({ id }) => id !== intentId);
    expect(opened).toHaveLength(1);
    const payment_url: unknown = expect.stringContaining(opened[0]!.id);
    const link = { success: true, payment_url, order_id: orderId };
    expect(replies).toEqual(replies.map(() => ({ status: 200, result: link })));
    expect(await state()).toEqual(PENDING);
  });

  test('is refused for a paid order, also where nobody announced it', async () => {
    await endIntent(intentId, 'complete');
    expect((await retry()).error!.details).toMatchObject({ code: 'order-already-paid' });
    expect(await state()).toEqual(PAID);
  });

  test('is refused at an old price, with the new one', async () => {
    await announce(intentId, 'failed');
    await changeProduct({ price: 350 });
    expect((await retry()).error!.details).toMatchObject({
      code: 'price-changed',
      total_amount: 350,
    });
    expect(await state()).toEqual(FAILED);
  });

  test('is refused where the pieces are gone', async () => {
    await announce(intentId, 'failed');
    await changeProduct({ stock_quantity: 0 });
    expect((await retry()).error!.details).toMatchObject({ code: 'out-of-stock', available: 0 });
  });

  test('is refused for an order that the merchant cancelled', async () => {
    await announce(intentId, 'failed');
    await db.doc(`orders/${orderId}`).update({ status: 'cancelled' });
    expect((await retry()).error!.details).toMatchObject({ code: 'order-cancelled' });
  });

  test.each([{ kind: 'error_500' }, { kind: 'garbage' }])(
    'is refused while the provider cannot say whether it was paid ($kind)',
    async (get) => {
      await endIntent(intentId, 'complete');
      await orderFaults({ get });
      const { status, error } = await retry();
      expect([status, error!.details]).toEqual([
        503,
        { code: 'payment-provider-unavailable', order_id: orderId },
      ]);
    },
  );

  test('is refused while a payment of another amount waits for a person', async () => {
    await announce(intentId, 'completed', { amount: 100 });
    expect((await retry()).error!.details).toMatchObject({ code: 'payment-under-review' });
    expect(await intents()).toHaveLength(1);
  });

  test('lets the first payment pay after all, and a second one be seen', async () => {
    await endAsFailed();
    const second = intentOf((await retry()).result!.payment_url);
    await announce(intentId, 'failed'); // late: about a former payment
    expect(await state()).toEqual(PENDING);
    await announce(intentId, 'completed');
    expect(await state()).toEqual(PAID);
    await announce(second, 'completed');
    expect(await state()).toEqual(PAID);
    expect((await history(orderId)).some((line) => line.startsWith('payment-duplicate'))).toBe(
      true,
    );
  });
});
