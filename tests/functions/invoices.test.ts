import '../../tools/quiet-log.ts';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { invoiceSchema } from '@ghar/domain/money/invoice';
import {
  COLLECTIONS,
  counterPath,
  orderPath,
  SETTINGS_PATHS,
  siteContentPath,
} from '@ghar/domain/paths';
import { creditNotesOfOrder } from '@ghar/domain/queries';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fieldsOf } from '../../functions/src/adapters/firestore-fields.ts';
import { firestoreStore } from '../../functions/src/adapters/firestore-store.ts';
import { queryOf } from '../../functions/src/adapters/firestore-query.ts';
import { keepBooks } from '../../functions/src/handlers/keep-books.ts';
import { issueWaitingInvoices } from '../../functions/src/orders/issue-invoices.ts';
import { intent, order as sample } from '../../functions/src/orders/one-order-test-shop.ts';
import { settleOrder } from '../../functions/src/orders/settle-order.ts';
import { openOwnDatabase, type OwnDatabase } from '../../tools/server-sdk.ts';
import { announce } from '../support/announcements.ts';
import { call, orderForm, placeOrder, runSchedule } from '../support/backend.ts';
import { signUpAdmin } from '../support/client.ts';
import { db, offerCash, order, resetDatabase } from '../support/database.ts';
import { endIntent, intentOf, orderFaults, refund, resetProvider } from '../support/provider.ts';
import { stack } from '../stack.ts';
import type { SettlePorts } from '../../functions/src/orders/shop-store.ts';

const SELLER = {
  legal_name: 'متجر الغار ذ.م.م',
  address: 'شارع الوصل، دبي',
  licence: '123456',
  tax_number: '100123456700003',
  country: 'ae',
};

describe('200 orders that are paid at once', () => {
  const COUNT = 200;
  /** Processes that are told of a change. */
  const INSTANCES = 5;
  const clock = () => new Date();
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  const ids = numbers.map((number) => `order-${number}`);
  let own: OwnDatabase;
  let instances: SettlePorts[];
  beforeAll(async () => {
    own = await openOwnDatabase(stack, 'invoices');
    instances = Array.from({ length: INSTANCES }, () => ({
      store: firestoreStore(own.db, clock),
      clock,
    }));
    const batch = own.db.batch();
    for (const id of ids) {
      const { id: _, ...fields } = {
        ...sample,
        payment_test: false,
        payment_intent_id: `of-${id}`,
      };
      batch.set(own.db.doc(orderPath(id)), fields);
    }
    await batch.commit();
  });
  afterAll(() => own.close());

  test('get the numbers 1 to 200, each once, however often they are announced', async () => {
    const pay = async (id: string, index: number): Promise<void> => {
      const [mine, others] = [0, 1].map((by) => instances[(index + by) % INSTANCES]!) as [
        SettlePorts,
        SettlePorts,
      ];
      const found = (await mine.store.order(id))!;
      const { settlement, order: after } = await settleOrder(
        found,
        intent(`of-${id}`, 'completed'),
        mine,
      );
      expect(settlement).toBe('paid');
      // a tenth of the announcements is lost
      if (index % 10 > 0)
        await Promise.all([mine, others].map((ports) => keepBooks({ orderId: id, after }, ports)));
    };
    await Promise.all(ids.map(pay));
    await Promise.all(instances.map(issueWaitingInvoices));

    const invoices = await own.db.collection(COLLECTIONS.invoices).get();
    const inBooks = new Map(invoices.docs.map((one) => [Number(one.id), one.get('order_id')]));
    expect([...inBooks.keys()].toSorted((one, other) => one - other)).toEqual(numbers);
    const orders = await own.db.collection(COLLECTIONS.orders).get();
    for (const one of orders.docs) expect(inBooks.get(one.get('invoice_number'))).toBe(one.id);
    expect((await own.db.doc(counterPath('invoices')).get()).data()).toEqual({ last: COUNT });
  }, 120_000);
});

test('cash whose change was announced to nobody gets its invoice by the schedule, collected or due when it is sent', async () => {
  const own = await openOwnDatabase(stack, 'collected');
  const ports = { store: firestoreStore(own.db, () => new Date()), clock: () => new Date() };
  const byHand = { ...sample, payment_test: false, payment_status: 'paid' } as const;
  const sent = { ...byHand, payment_method: 'cash', payment_status: 'pending', status: 'shipped' };
  const stored = {
    card: byHand,
    cash: { ...byHand, payment_method: 'cash' },
    paid: { ...byHand, paid_at: new Date() },
    sent: { ...sent, invoiced_when_sent: true, shipped_at: new Date(0) },
    'not due': sent,
    refused: { ...sent, invoiced_when_sent: true, status: 'cancelled' },
  } as const;
  const batch = own.db.batch();
  for (const [id, { id: _, ...fields }] of Object.entries(stored))
    batch.set(own.db.doc(orderPath(id)), fields);
  await batch.commit();
  await issueWaitingInvoices(ports);
  const { docs } = await own.db.collection(COLLECTIONS.invoices).get();
  const invoiced = docs.map((one) => one.get('order_id') as string);
  expect(invoiced.toSorted()).toEqual(['cash', 'paid', 'sent']);
  await own.close();
});

describe('the books', () => {
  let orderId: string;
  let intentId: string;
  const invoices = async () =>
    (await db.collection(COLLECTIONS.invoices).get()).docs.map((one) => ({
      number: one.id,
      ...parse(invoiceSchema, fieldsOf(one.data())),
    }));

  beforeEach(async () => {
    await Promise.all([resetDatabase(), resetProvider()]);
    const { legal_name, address, licence, ...tax } = SELLER;
    const imprint = { legal_name, address, registration: licence };
    await db.doc(siteContentPath('about')).set({ content: imprint }, { merge: true });
    await db.doc(SETTINGS_PATHS.private).set({ seller: tax });
    await orderFaults({ webhooks: { kind: 'lost' } });
    const link = await placeOrder();
    orderId = link.order_id;
    intentId = intentOf(link.payment_url);
    // the stack asks for test payments
    await db.doc(orderPath(orderId)).update({ payment_test: false });
  });

  test('have one invoice of a paid order, with the seller as he was, and its credit notes', async () => {
    await endIntent(intentId, 'complete');
    await announce(intentId, 'completed');
    await expect.poll(() => order(orderId)).toMatchObject({ invoice_number: 1, vat_amount: 14.24 });
    await announce(intentId, 'completed');
    await db.doc(SETTINGS_PATHS.private).update({ 'seller.tax_number': '' });
    await orderFaults({});
    await refund(intentId, 10_000);
    const notes = async () =>
      (await queryOf(db, creditNotesOfOrder(orderId)).get()).docs
        .map((one) => ({ number: one.id, ...one.data() }))
        .toSorted((one, other) => Number(one.number) - Number(other.number));
    await expect.poll(notes).toMatchObject([{ number: '1', amount: 100, vat: 4.76 }]);
    expect(await order(orderId)).toMatchObject({ vat_amount: 9.48 });
    await refund(intentId);
    await expect.poll(notes).toMatchObject([
      { number: '1', invoice_number: 1, seller: SELLER },
      { number: '2', invoice_number: 1, seller: SELLER, amount: 199, vat: 9.48 },
    ]);
    expect(await invoices()).toMatchObject([
      { number: '1', order_id: orderId, seller: SELLER, vat: 14.24, total: 299, credited: 299 },
    ]);
    expect(await order(orderId)).toMatchObject({ vat_amount: 0 });
  });

  test('have an invoice of cash once it is collected', async () => {
    await offerCash();
    const { result } = await call('placeCashOrder', orderForm({ totalAmount: 309 }));
    const path = orderPath(result!.order_id);
    await db.doc(path).update({ payment_test: false, status: 'delivered' });
    const admin = await signUpAdmin();
    await updateDoc(doc(admin.firestore, path), {
      payment_status: 'paid',
      updated_at: serverTimestamp(),
      updated_by: admin.uid,
    });
    await expect.poll(() => order(result!.order_id)).toMatchObject({ invoice_number: 1 });
    expect(await invoices()).toMatchObject([{ total: 309, vat: 14.71, seller: SELLER }]);
    await admin.close();
  });

  test('have an invoice of cash once it is sent, where the merchant has it so, and its credit note if it is refused', async () => {
    await offerCash();
    await db.doc(SETTINGS_PATHS.private).set({ cash_invoice: 'shipped' }, { merge: true });
    const { result } = await call('placeCashOrder', orderForm({ totalAmount: 309 }));
    const path = orderPath(result!.order_id);
    await db.doc(path).update({ payment_test: false, status: 'confirmed' });
    const admin = await signUpAdmin();
    const set = (status: 'shipped' | 'cancelled'): Promise<void> =>
      updateDoc(doc(admin.firestore, path), {
        status,
        updated_at: serverTimestamp(),
        updated_by: admin.uid,
      });
    await set('shipped');
    await expect.poll(() => order(result!.order_id)).toMatchObject({ invoiced_when_sent: true });
    // the time to take it back has passed
    await db.doc(path).update({ shipped_at: new Date(0) });
    await expect
      .poll(() => order(result!.order_id))
      .toMatchObject({ invoice_number: 1, payment_status: 'pending' });
    await set('cancelled');
    await expect.poll(() => order(result!.order_id)).toMatchObject({ invoice_number: null });
    expect(await invoices()).toMatchObject([{ total: 309, credited: 309 }]);
    const notes = await db.collection(COLLECTIONS.creditNotes).get();
    expect(notes.docs.map((one) => one.get('amount'))).toEqual([309]);
    await admin.close();
  });

  test('have an invoice of an order that a person set to paid when it is asked for, and its credit note once that is undone', async () => {
    const admin = await signUpAdmin();
    const set = (payment_status: 'paid' | 'pending', id = orderId): Promise<void> =>
      updateDoc(doc(admin.firestore, orderPath(id)), {
        payment_status,
        updated_at: serverTimestamp(),
        updated_by: admin.uid,
      });
    await set('paid');
    await runSchedule();
    expect(await order(orderId)).toMatchObject({ payment_status: 'paid', invoice_number: null });
    const authorization = `Bearer ${await admin.token()}`;
    const ask = async (): Promise<unknown> =>
      (await call('issueInvoice', { order_id_param: orderId }, { headers: { authorization } }))
        .result;
    expect(await ask()).toEqual({ invoice_number: 'INV-000001' });
    await set('pending');
    await expect.poll(() => order(orderId)).toMatchObject({ invoice_number: null });
    expect(await invoices()).toMatchObject([{ number: '1', total: 299, credited: 299 }]);
    await set('paid');
    expect(await ask()).toEqual({ invoice_number: 'INV-000002' });
    await admin.close();
  });
});
