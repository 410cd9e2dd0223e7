import type { CreditNote, Invoice, InvoiceSeries } from '@ghar/domain/money/invoice';
import type { Seller } from '@ghar/domain/content/settings';
import type { Refund } from '@ghar/domain/order/order';
import { sumDirhams } from '@ghar/domain/money/money';
import { expect, test } from 'vitest';
import { CORRECTION_TIME_MS } from '../messages/customer-message-rules.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import {
  issueInvoice,
  issueRequestedInvoice,
  issueWaitingInvoices,
  MAX_INVOICES,
} from './issue-invoices.ts';
import { reverseInvoice } from './reverse-invoice.ts';
import { order as sample, PLACED_AT, refundByHand } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import type { ShopStore, ShopTransaction } from './shop-store.ts';

const clock = () => PLACED_AT;
const SELLER = {
  legal_name: 'متجر الغار',
  address: 'دبي',
  licence: '1',
  tax_number: '100',
  country: 'ae',
} as const;
const paid = (id: string, change: Partial<StoredOrder> = {}): StoredOrder => ({
  ...sample,
  id,
  payment_status: 'paid',
  paid_at: PLACED_AT,
  payment_test: false,
  ...change,
});
const ADMIN = { uid: 'admin', email: 'admin@ghar.example', name: null };

/** Books in memory, of which each process has a store: of concurrent commits one wins. */
function books(
  orders: readonly StoredOrder[],
  refunds: readonly (Refund & { id: string })[] = [],
  seller: Partial<Seller> = {},
) {
  const all = new Map(orders.map((order) => [order.id, order]));
  const given = new Map(refunds.map((refund) => [refund.id, refund]));
  const invoices = new Map<number, Invoice>();
  const notes = new Map<number, CreditNote>();
  const last: Record<InvoiceSeries, number> = { invoices: 0, credit_notes: 0 };
  const events: unknown[] = [];
  let commits = 0;
  const read = async <Value>(value: () => Value): Promise<Value> => {
    await new Promise(setImmediate);
    return value();
  };
  async function transaction<Result>(work: (tx: ShopTransaction) => Promise<Result>) {
    for (;;) {
      const before = commits;
      const writes: (() => void)[] = [];
      const write = (one: () => void): void => void writes.push(one);
      const tx: Partial<ShopTransaction> = {
        order: (id) => read(() => all.get(id) ?? null),
        ordersToInvoice: (most) =>
          read(() => {
            const waiting = [...all.values()].filter(
              (one) => one.invoice_number === null && one.paid_at !== null,
            );
            return waiting.slice(0, most).map((one) => ({ id: one.id, read: () => one }));
          }),
        refunds: () => read(() => [...given.values()]),
        seller: () => read(() => ({ ...SELLER, ...seller })),
        invoicesOf: (orderId) =>
          read(() =>
            [...invoices]
              .filter(([, { order_id }]) => order_id === orderId)
              .map(([number, invoice]) => ({ ...invoice, number })),
          ),
        lastNumber: (series) => read(() => last[series]),
        createInvoice: (number, invoice) =>
          write(() => {
            expect(invoices.has(number)).toBe(false);
            invoices.set(number, invoice);
          }),
        createCreditNote: (number, note) => write(() => void notes.set(number, note)),
        setCredited: (number, credited) =>
          write(() => void invoices.set(number, { ...invoices.get(number)!, credited })),
        setLastNumber: (series, number) => write(() => void (last[series] = number)),
        updateOrder: (id, change) => write(() => void all.set(id, { ...all.get(id)!, ...change })),
        addEvent: (_, { type, from = null, to = null }) =>
          write(() => void events.push([type, from, to])),
        putRefund: (_, id, refund) => write(() => void given.set(id, { ...refund, id })),
      };
      const result = await work(tx as ShopTransaction);
      if (writes.length === 0) return result;
      if (commits !== before) continue;
      commits += 1;
      for (const one of writes) one();
      return result;
    }
  }
  const process = () => ({ store: { transaction } as ShopStore, clock });
  return { all, invoices, notes, given, events, last, process, commits: () => commits };
}

test('a rush of payments gets consecutive numbers, each order one, in few commits', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `order-${index}`);
  const { all, invoices, last, process, commits } = books(ids.map((id) => paid(id)));
  const processes = Array.from({ length: 5 }, process);
  const announced = [...ids, ...ids].map((id, index) => issueInvoice(id, processes[index % 5]!));
  await Promise.all([...announced, ...processes.map(issueWaitingInvoices)]);
  expect([...invoices.keys()].toSorted((one, other) => one - other)).toEqual(
    ids.map((_, index) => index + 1),
  );
  for (const [number, invoice] of invoices)
    expect(all.get(invoice.order_id)).toMatchObject({ invoice_number: number, vat_amount: 42.71 });
  expect(last.invoices).toBe(200);
  expect(commits()).toBe(Math.ceil(200 / MAX_INVOICES));
});

test('numbers follow the time of payment', async () => {
  const at = (minute: number) => ({ paid_at: new Date(PLACED_AT.getTime() + minute * 60_000) });
  const { all, process } = books([
    paid('late', at(2)),
    paid('early', at(1)),
    paid('latest', at(3)),
  ]);
  await issueWaitingInvoices(process());
  const numbers = ['early', 'late', 'latest'].map((id) => all.get(id)!.invoice_number);
  expect(numbers).toEqual([1, 2, 3]);
});

test.each([
  ['unpaid', { payment_status: 'pending' }],
  ['of a test payment', { payment_test: true }],
  ['paid by hand', { paid_at: null }],
] as const)('an order that is %s gets no number', async (_, change) => {
  const { invoices, process } = books([paid('order', change)]);
  await issueInvoice('order', process());
  await issueWaitingInvoices(process());
  expect(invoices.size).toBe(0);
});

test('collected cash is invoiced by itself, with the tax of its fee; undone and collected again, once more', async () => {
  const cash = { payment_method: 'cash', paid_at: null, cash_fee: 10, total_amount: 907 } as const;
  const { all, invoices, notes, process } = books([paid('order', cash)]);
  await Promise.all([1, 2].map(() => issueInvoice('order', process())));
  expect([...invoices.values()]).toMatchObject([{ total: 907, vat: 43.19, credited: 0 }]);
  expect(all.get('order')).toMatchObject({ invoice_number: 1, vat_amount: 43.19 });
  all.set('order', { ...all.get('order')!, payment_status: 'pending' });
  await reverseInvoice('order', process());
  expect([...notes.values()]).toMatchObject([{ amount: 907, vat: 43.19 }]);
  await issueInvoice('order', process());
  all.set('order', { ...all.get('order')!, payment_status: 'paid' });
  await issueInvoice('order', process());
  expect(invoices.size).toBe(2);
});

test('cash that is invoiced when it is sent waits until the sending can no longer be taken back', async () => {
  const { invoices, process } = books([
    paid('order', {
      payment_method: 'cash',
      payment_status: 'pending',
      paid_at: null,
      status: 'shipped',
      shipped_at: new Date(PLACED_AT.getTime() - CORRECTION_TIME_MS + 1),
      invoiced_when_sent: true,
    }),
  ]);
  await issueInvoice('order', process());
  await issueWaitingInvoices(process());
  expect(invoices.size).toBe(0);
});

test('cash that is invoiced when it is sent has one invoice, collected or not, and a credit note if it is refused', async () => {
  const sent = {
    payment_method: 'cash',
    payment_status: 'pending',
    paid_at: null,
    status: 'shipped',
    shipped_at: new Date(PLACED_AT.getTime() - CORRECTION_TIME_MS),
    invoiced_when_sent: true,
  } as const;
  const { all, invoices, notes, process } = books([paid('order', sent)]);
  const change = (fields: Partial<StoredOrder>): void =>
    void all.set('order', { ...all.get('order')!, ...fields });
  const keep = async (): Promise<void> => {
    await issueInvoice('order', process());
    await reverseInvoice('order', process());
  };
  await keep();
  change({ status: 'delivered', payment_status: 'paid' });
  await keep();
  change({ payment_status: 'pending' });
  await keep();
  expect([...invoices.keys()]).toEqual([1]);
  expect(notes.size).toBe(0);
  change({ status: 'cancelled' });
  await keep();
  expect([...notes.values()]).toMatchObject([{ invoice_number: 1, refund_id: null, amount: 897 }]);
  expect(all.get('order')).toMatchObject({ invoice_number: null, vat_amount: 0 });
  change({ status: 'shipped' });
  await keep();
  expect([...invoices.keys()]).toEqual([1, 2]);
});

const refund = (id: string, amount: number, change: Partial<Refund> = {}) => ({
  ...refundByHand({ by_hand: false, amount, ...change }),
  id,
});

test('each completed refund of the invoiced payment gets one credit note', async () => {
  const { all, invoices, notes, given, process } = books(
    [paid('order')],
    [
      refund('part', 100),
      refund('of-another', 897, { payment_intent_id: 'first' }),
      refund('on-its-way', 50, { status: 'pending' }),
      refund('rest', 797, { payment_intent_id: 'second' }),
    ],
  );
  await issueCreditNotes('order', process());
  expect(notes.size).toBe(0);
  await issueInvoice('order', process());
  await Promise.all([1, 2, 3].map(() => issueCreditNotes('order', process())));
  expect([...notes].map(([number, note]) => [number, note.refund_id])).toEqual([
    [1, 'part'],
    [2, 'rest'],
  ]);
  expect(['part', 'rest'].map((id) => given.get(id)!.credit_note_number)).toEqual([1, 2]);
  expect(invoices.get(1)).toMatchObject({ credited: 897 });
  expect(sumDirhams([...notes.values()].map(({ vat }) => vat))).toBe(invoices.get(1)!.vat);
  expect(all.get('order')).toMatchObject({
    vat_amount: 0,
    serials: ['INV-000001', 'CN-000001', 'CN-000002'],
    search: expect.arrayContaining(['inv1', 'cn1', 'cn2']),
  });
});

test("an order's tax is that of its invoices less that of their credit notes", async () => {
  const { all, notes, given, process } = books([paid('order')], [refund('part', 100)]);
  await issueInvoice('order', process());
  await issueCreditNotes('order', process());
  expect(notes.get(1)).toMatchObject({ vat: 4.76 });
  expect(all.get('order')).toMatchObject({ vat_amount: 37.95 });
  // as stored before credit notes were taken off: the next one puts it right
  all.set('order', { ...all.get('order')!, vat_amount: 42.71 });
  given.set('second', refund('second', 100));
  await issueCreditNotes('order', process());
  expect(all.get('order')).toMatchObject({ vat_amount: 33.19 });
});

test('an order whose invoice states no tax has none, refunded or not', async () => {
  const { all, notes, process } = books([paid('order')], [refund('part', 100)], {
    tax_number: '',
  });
  await issueInvoice('order', process());
  await issueCreditNotes('order', process());
  expect(notes.size).toBe(1);
  expect(all.get('order')).not.toHaveProperty('vat_amount');
  expect(all.get('order')).toMatchObject({ serials: ['INV-000001', 'CN-000001'] });
});

test('a payment by card after one by hand that was given back: each has its invoice and its note', async () => {
  const { all, invoices, notes, given, process } = books(
    [paid('order', { paid_at: null })],
    [refund('by-hand', 897, { by_hand: true })],
  );
  await issueRequestedInvoice('order', ADMIN, process());
  await issueCreditNotes('order', process());
  given.set('by-hand', { ...given.get('by-hand')!, invoice_number: 1 });
  all.set('order', { ...all.get('order')!, invoice_number: null, paid_at: PLACED_AT });
  given.set('by-card', refund('by-card', 100, { payment_intent_id: 'second' }));
  await issueInvoice('order', process());
  await issueCreditNotes('order', process());
  expect([...invoices.values()].map(({ credited }) => credited)).toEqual([897, 100]);
  expect([...notes.values()].map((note) => [note.refund_id, note.invoice_number])).toEqual([
    ['by-hand', 1],
    ['by-card', 2],
  ]);
  expect(all.get('order')).toMatchObject({ vat_amount: 37.95 });
});

test('a payment by card after one by hand of which a part was given back: the rest of that invoice is credited', async () => {
  const { all, invoices, notes, events, process } = books(
    [paid('order', { paid_at: null })],
    [refund('by-hand', 100, { by_hand: true, invoice_number: 1 })],
  );
  await issueRequestedInvoice('order', ADMIN, process());
  await issueCreditNotes('order', process());
  all.set('order', { ...all.get('order')!, invoice_number: null, paid_at: PLACED_AT });
  await issueInvoice('order', process());
  await Promise.all([1, 2].map(() => issueCreditNotes('order', process())));
  expect([...notes.values()].map((note) => [note.refund_id, note.amount])).toEqual([
    ['by-hand', 100],
    [null, 797],
  ]);
  expect([...invoices.values()].map(({ credited }) => credited)).toEqual([897, 0]);
  expect(all.get('order')).toMatchObject({ vat_amount: 42.71 });
  expect(events.at(-1)).toEqual(['invoice-reversed', 'INV-000001', 'CN-000002']);
});

test('money given back by hand that was never invoiced has no note on the later invoice by card', async () => {
  const { notes, process } = books(
    [paid('order', { paid_at: PLACED_AT })],
    [refund('by-hand', 897, { by_hand: true })],
  );
  await issueInvoice('order', process());
  await issueCreditNotes('order', process());
  expect(notes.size).toBe(0);
});

test('an order paid by hand gets the invoice that is asked for, once', async () => {
  const { all, invoices, events, process } = books([paid('order', { paid_at: null })]);
  const asked = [1, 2, 3].map(() => issueRequestedInvoice('order', ADMIN, process()));
  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(invoices.size).toBe(1);
  expect(all.get('order')).toMatchObject({ invoice_number: 1, vat_amount: 42.71 });
  expect(events).toEqual([['invoice-issued', null, 'INV-000001']]);
});

test.each([
  ['unpaid', { payment_status: 'pending', paid_at: null }, 'invoice-unpaid'],
  [
    'unpaid, its invoice not reversed yet',
    { payment_status: 'pending', paid_at: null, invoice_number: 7 },
    'invoice-unpaid',
  ],
  ['of a test payment', { payment_test: true }, 'invoice-unpaid'],
] as const)('an order that is %s gets none on request', async (_, change, code) => {
  const { invoices, process } = books([paid('order', change)]);
  await expect(issueRequestedInvoice('order', ADMIN, process())).rejects.toMatchObject({ code });
  expect(invoices.size).toBe(0);
});

test('an undone payment by hand has its invoice credited, what was given back first; paid again its next one is credited with that too', async () => {
  const { all, invoices, notes, given, events, process } = books(
    [paid('order', { paid_at: null, refunded_amount: 100 })],
    [refund('part', 100, { by_hand: true })],
  );
  await issueRequestedInvoice('order', ADMIN, process());
  await issueCreditNotes('order', process());
  await reverseInvoice('order', process());
  expect(notes.size).toBe(1);

  all.set('order', { ...all.get('order')!, payment_status: 'pending' });
  await Promise.all([1, 2].map(() => reverseInvoice('order', process())));
  expect([...notes.values()].map((note) => [note.refund_id, note.amount])).toEqual([
    ['part', 100],
    [null, 797],
  ]);
  expect(invoices.get(1)).toMatchObject({ credited: 897 });
  expect(sumDirhams([...notes.values()].map(({ vat }) => vat))).toBe(invoices.get(1)!.vat);
  expect(all.get('order')).toMatchObject({ invoice_number: null, vat_amount: 0 });
  expect(events.at(-1)).toEqual(['invoice-reversed', 'INV-000001', 'CN-000002']);

  all.set('order', { ...all.get('order')!, payment_status: 'paid' });
  expect(await issueRequestedInvoice('order', ADMIN, process())).toBe(2);
  await Promise.all([1, 2].map(() => issueCreditNotes('order', process())));
  expect(invoices.get(2)).toMatchObject({ credited: 100 });
  expect(given.get('part')).toMatchObject({ credit_note_number: 3 });
  expect(all.get('order')).toMatchObject({
    vat_amount: 37.95,
    serials: ['INV-000001', 'CN-000001', 'CN-000002', 'INV-000002', 'CN-000003'],
    search: expect.arrayContaining(['inv1', 'inv2', 'cn1', 'cn2', 'cn3']),
  });
});

test('what the provider refused and the merchant gave back by hand has its credit note', async () => {
  const { notes, process } = books(
    [paid('order')],
    [
      refund('refused', 897, { status: 'failed', error: 'refund-refused' }),
      refund('by-hand', 897, { by_hand: true, payment_intent_id: 'second' }),
    ],
  );
  await issueInvoice('order', process());
  await issueCreditNotes('order', process());
  expect([...notes.values()].map((note) => [note.refund_id, note.amount])).toEqual([
    ['by-hand', 897],
  ]);
});
