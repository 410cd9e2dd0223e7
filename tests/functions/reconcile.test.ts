import { invoiceOf } from '@ghar/domain/money/invoice';
import { COLLECTIONS, invoicePath, orderPath, refundPath } from '@ghar/domain/paths';
import { fees, handPayments, refundsMade, sales } from '@ghar/domain/queries';
import { beforeEach, expect, test } from 'vitest';
import { firestoreFigures } from '../../functions/src/adapters/firestore-figures.ts';
import { refundOf } from '../../functions/src/orders/one-order-test-shop.ts';
import { announce } from '../support/announcements.ts';
import { placeOrder, runReconciliation } from '../support/backend.ts';
import { db, history, order, resetDatabase } from '../support/database.ts';
import { endIntent, intentOf, orderFaults, resetProvider } from '../support/provider.ts';

const EVER = { from: new Date(0), to: new Date('2100-01-01') };
const LONG_AGO = new Date('2026-01-05T10:00:00Z');
const SELLER = {
  legal_name: 'متجر الغار',
  address: 'دبي',
  licence: '1',
  tax_number: '100123456700003',
  country: 'ae',
} as const;
const figuresOf = firestoreFigures(db);
let orderId: string;

const runs = async () =>
  (await db.collection(COLLECTIONS.reconciliations).orderBy('started_at').get()).docs.map((run) =>
    run.data(),
  );

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  await orderFaults({ webhooks: { kind: 'lost' } });
  const link = await placeOrder();
  orderId = link.order_id;
  // the stack asks for test payments
  await db.doc(orderPath(orderId)).update({ payment_test: false });
  await endIntent(intentOf(link.payment_url), 'complete');
  await announce(intentOf(link.payment_url), 'completed');
});

test('agrees with the provider, knows its fee then, and dates what the books had without a date', async () => {
  const { completed_at: _, ...old } = refundOf({ status: 'completed', created_at: LONG_AGO });
  const { payment_intent_id } = (await order(orderId))!;
  await db
    .doc(refundPath(orderId, 'old'))
    .set({ ...old, payment_intent_id, credit_note_number: 700 });
  const invoice = invoiceOf({ id: orderId, country: 'ae', total_amount: 299 }, SELLER, LONG_AGO);
  await db.doc(invoicePath(700)).set({ ...invoice, credited: old.amount });
  const byHand = db.doc(orderPath('paid-by-hand'));
  await byHand.set({
    ...(await order(orderId)),
    paid_at: null,
    payment_intent_id: null,
    updated_at: LONG_AGO,
  });
  expect(await runReconciliation()).toBe(200);
  expect(await runs()).toMatchObject([
    { payments: 1, refunds: 0, differences: 0, unanswered: 0, continues_at: null },
  ]);
  const figures = await Promise.all(
    [sales(EVER), fees(EVER), refundsMade(EVER), handPayments('received', EVER)].map(figuresOf),
  );
  expect(figures).toEqual([
    { count: 1, sum: 299 },
    { count: 1, sum: 9.67 },
    { count: 1, sum: 100.1 },
    { count: 1, sum: 299 },
  ]);
  expect(
    (await figuresOf(refundsMade({ ...EVER, to: new Date(LONG_AGO.getTime() + 1) }))).count,
  ).toBe(1);
  expect(await order(orderId)).toMatchObject({ vat_amount: 9.47 });
  // once
  await runReconciliation();
  expect((await figuresOf(handPayments('received', EVER))).count).toBe(1);
});

test('a difference is a task for the merchant, told once', async () => {
  await runReconciliation();
  await db.doc(orderPath(orderId)).update({ payment_fee: 1 });
  await runReconciliation();
  await runReconciliation();
  expect((await runs()).map(({ differences }) => differences)).toEqual([0, 1, 1]);
  expect(await order(orderId)).toMatchObject({ payment_needs_review: true, payment_fee: 1 });
  const told = (await history(orderId)).filter((event) => event.startsWith('fee-differs'));
  expect(told).toHaveLength(1);
  const messages = await db.collection(COLLECTIONS.messages).where('kind', '==', 'needs-you').get();
  expect(new Set(messages.docs.map((one) => one.get('order_id') as string))).toEqual(
    new Set(messages.size > 0 ? [orderId] : []),
  );
});
