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
  const numbers = orders.flatMap(({ invoice_number: number }) => number ?? []);
  expect(isSeries(numbers, lastInvoice), 'invoices are numbered without gaps');
  expect(invoices.size === lastInvoice, 'each number has an invoice');
  const noteNumbers = refunds.flatMap(({ credit_note_number: number }) => number ?? []);
  expect(isSeries(noteNumbers, lastCreditNote), 'credit notes are numbered without gaps');
  expect(creditNotes.size === lastCreditNote, 'each number has a credit note');

  for (const order of orders) {
    const { id, invoice_number: number } = order;
    const isDue = order.payment_status === 'paid' && !order.payment_test;
    expect(number !== null || !isDue, 'a paid order has an invoice', id);
    const given = refunds
      .filter((one) => one.orderId === id && one.status === 'completed')
      .filter(
        ({ payment_intent_id: of = order.payment_intent_id }) => of === order.payment_intent_id,
      );
    // refunds by hand, before the provider's payment, do not count
    const counted = order.paid_at === null ? given : given.filter(({ by_hand }) => !by_hand);
    const returned = sumOf(counted.map(({ amount }) => amount));
    const total = filsFromDirhams(order.total_amount);
    expect(returned <= total, 'no more is given back than was paid', id);
    const known = filsFromDirhams(order.refunded_amount ?? 0);
    expect(order.paid_at === null || known === returned, 'an order adds up its refunds', id);
    if (number === null) continue;
    const invoice = invoices.get(number);
    const isOfOrder = invoice?.order_id === id && invoice.total === order.total_amount;
    expect(isOfOrder, 'an invoice is of its order', id);
    const notes = given.flatMap(({ credit_note_number: note }) => note ?? []);
    const credited = sumOf(given.map(({ amount }) => amount));
    // an invoice is credited at most once in full
    const isNoted = notes.length === given.length || credited > total;
    expect(isNoted, 'a refund has a credit note', id);
    const ofNotes = notes.map((note) => creditNotes.get(note)?.amount ?? 0);
    const creditable = Math.min(total, credited);
    const isCredited =
      sumOf(ofNotes) === creditable && filsFromDirhams(invoice?.credited ?? 0) === creditable;
    expect(isCredited, 'the credit notes are of what was given back', id);
  }
  return findings;
}
