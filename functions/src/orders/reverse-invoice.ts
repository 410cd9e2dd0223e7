import { creditNoteOf, orderVat, serialNumber } from '@ghar/domain/money/invoice';
import { may } from '@ghar/domain/order/may';
import { logIssuedNumbers, withSerials, type IssuedNumber } from './issued-numbers.ts';
import { isOfPaymentByHand, knownRefunds } from './record-refund.ts';
import type { SettlePorts } from './shop-store.ts';

/**
 * Credits the rest of an invoice whose payment by hand was undone, and takes the invoice from the order: paid again, it
 * gets another. Its refunds keep it. Idempotent.
 * @throws DomainError `busy`.
 */
export async function reverseInvoice(
  orderId: string,
  { store, clock }: SettlePorts,
): Promise<void> {
  const issued = await store.transaction(async (tx): Promise<IssuedNumber[]> => {
    const order = await tx.order(orderId);
    if (!order || may(order).invoice !== 'reverse') return [];
    const number = order.invoice_number!;
    const [invoices, last, refunds] = await Promise.all([
      tx.invoicesOf(orderId),
      tx.lastNumber('credit_notes'),
      knownRefunds(tx, order),
    ]);
    const invoice = invoices.find((one) => one.number === number);
    if (!invoice) throw new Error(`invoice ${number} of order ${orderId} is gone`);
    const note = creditNoteOf(invoice, { id: null, amount: invoice.total }, clock());
    const noteNumber = note && last + 1;
    for (const { id, ...refund } of refunds.filter(isOfPaymentByHand))
      tx.putRefund(orderId, id, { invoice_number: number, ...refund });
    // not a change of its own: the server is not shown as the last editor
    const reversed = invoices.map((one) =>
      one === invoice ? { ...one, credited: one.total } : one,
    );
    const from = serialNumber('invoices', number);
    const to = noteNumber === null ? null : serialNumber('credit_notes', noteNumber);
    tx.updateOrder(orderId, {
      invoice_number: null,
      ...withSerials(order, to === null ? [from] : [from, to]),
      ...orderVat(reversed),
    });
    tx.addEvent(orderId, { type: 'invoice-reversed', from, to });
    if (note === null || noteNumber === null) return [];
    tx.createCreditNote(noteNumber, note);
    tx.setCredited(number, invoice.total);
    tx.setLastNumber('credit_notes', noteNumber);
    return [{ orderId, number: noteNumber }];
  });
  logIssuedNumbers('credit_notes', issued);
}
