import { may } from '@ghar/domain/order/may';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { collectFindings, type Finding } from './findings.ts';
import type { ShopRecord } from './shop-record.ts';

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + filsFromDirhams(amount), 0);
/** True iff the numbers are 1 to `last`, each once. */
const isSeries = (numbers: readonly number[], last: number): boolean =>
  numbers.length === last &&
  new Set(numbers).size === last &&
  numbers.every((one) => one >= 1 && one <= last);

/** Invariants of invoices and credit notes once their triggers and the schedule have run. */
export function auditBooks({
  orders,
  refunds,
  books: { invoices, creditNotes, lastInvoice, lastCreditNote },
}: ShopRecord): Finding[] {
  const { findings, expect } = collectFindings();
  expect(isSeries([...invoices.keys()], lastInvoice), 'invoices are numbered without gaps');
  expect(
    isSeries([...creditNotes.keys()], lastCreditNote),
    'credit notes are numbered without gaps',
  );

  for (const order of orders) {
    const { id, invoice_number: number } = order;
    const due = may(order).invoice;
    expect(due !== 'issue', 'a paid order has an invoice', id);
    expect(due !== 'reverse', 'an invoice of a payment that was undone is credited', id);
    const given = refunds.filter((one) => one.orderId === id && one.status === 'completed');
    // of the payment by hand or one of another amount that was accepted, or else of the provider's that paid the order
    const counted = given.filter(({ payment_intent_id: of, counted: isCounted }) =>
      order.paid_at === null
        ? of === undefined || (isCounted === true && of === order.payment_intent_id)
        : of === order.payment_intent_id,
    );
    const returned = sumOf(counted.map(({ amount }) => amount));
    const total = filsFromDirhams(order.total_amount);
    expect(returned <= total, 'no more is given back than was paid', id);
    const known = filsFromDirhams(order.refunded_amount ?? 0);
    expect(known === returned, 'an order adds up its refunds', id);
    expect(number === null || invoices.has(number), 'an invoiced order has its invoice', id);
    const issued = [...invoices].filter(([, { order_id }]) => order_id === id);
    const noted = [...creditNotes.values()].filter(({ order_id }) => order_id === id);
    const vat = sumOf(issued.map(([, one]) => one.vat)) - sumOf(noted.map((one) => one.vat));
    expect(
      filsFromDirhams(order.vat_amount ?? 0) === vat,
      'an order has the tax of its invoices less that of their credit notes',
      id,
    );
    for (const [own, invoice] of issued) {
      expect(invoice.total === order.total_amount, 'an invoice is of its order', id);
      const notes = noted.filter((note) => note.invoice_number === own);
      // one that its order has no more is of a payment by hand that was undone or replaced
      const creditable = own === number ? Math.min(total, returned) : total;
      const isNoted = (note: number | undefined): boolean =>
        creditNotes.get(note ?? 0)?.invoice_number === own;
      const isCredited =
        (own !== number || counted.every((one) => isNoted(one.credit_note_number))) &&
        sumOf(notes.map(({ amount }) => amount)) === creditable &&
        filsFromDirhams(invoice.credited) === creditable;
      expect(isCredited, 'the credit notes are of what was given back', id);
    }
  }
  return findings;
}
