import { may } from '@ghar/domain/order/may';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { collectFindings, type Finding } from './findings.ts';
import type { RecordedRefund, ShopRecord } from './shop-record.ts';

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + filsFromDirhams(amount), 0);
/** True iff the numbers are 1 to `last`, each once. */
const isSeries = (numbers: readonly number[], last: number): boolean =>
  numbers.length === last &&
  new Set(numbers).size === last &&
  numbers.every((one) => one >= 1 && one <= last);

const noteNumbersOf = (refunds: readonly RecordedRefund[]): number[] =>
  refunds.flatMap(({ credit_note_number: number }) => number ?? []);

/** Invariants of invoices and credit notes once their triggers and the schedule have run. */
export function auditBooks({
  orders,
  refunds,
  books: { invoices, creditNotes, lastInvoice, lastCreditNote },
}: ShopRecord): Finding[] {
  const { findings, expect } = collectFindings();
  expect(isSeries([...invoices.keys()], lastInvoice), 'invoices are numbered without gaps');
  // each of a refund, or of a payment by hand that was undone
  const reversals = [...creditNotes].filter(([, { refund_id }]) => refund_id === null);
  expect(
    isSeries([...noteNumbersOf(refunds), ...reversals.map(([one]) => one)], lastCreditNote),
    'credit notes are numbered without gaps',
  );
  expect(creditNotes.size === lastCreditNote, 'each number has a credit note');

  for (const order of orders) {
    const { id, invoice_number: number } = order;
    const due = may(order).invoice;
    expect(due !== 'issue', 'a paid order has an invoice', id);
    expect(due !== 'reverse', 'an invoice of a payment that was undone is credited', id);
    const given = refunds.filter((one) => one.orderId === id && one.status === 'completed');
    // refunds by hand, before the provider's payment, do not count
    const counted = given.filter(({ by_hand, payment_intent_id: of = order.payment_intent_id }) =>
      by_hand === true ? order.paid_at === null : of === order.payment_intent_id,
    );
    const returned = sumOf(counted.map(({ amount }) => amount));
    const total = filsFromDirhams(order.total_amount);
    expect(returned <= total, 'no more is given back than was paid', id);
    const known = filsFromDirhams(order.refunded_amount ?? 0);
    expect(order.paid_at === null || known === returned, 'an order adds up its refunds', id);
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
      const invoiceOf = (one: RecordedRefund): number | null =>
        one.invoice_number ?? (counted.includes(one) ? number : null);
      const credited = given.filter((one) => invoiceOf(one) === own);
      const reversal = reversals.flatMap(([, note]) => (note.invoice_number === own ? note : []));
      const creditable =
        reversal.length > 0 ? total : Math.min(total, sumOf(credited.map(({ amount }) => amount)));
      const notes = [...noteNumbersOf(credited).map((note) => creditNotes.get(note)), ...reversal];
      const isCredited =
        sumOf(notes.map((note) => note?.amount ?? 0)) === creditable &&
        notes.every((note) => note?.invoice_number === own) &&
        filsFromDirhams(invoice.credited) === creditable;
      expect(isCredited, 'the credit notes are of what was given back', id);
    }
  }
  return findings;
}
