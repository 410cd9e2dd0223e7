import { creditNoteOf, orderVat, serialNumber } from '@ghar/domain/money/invoice';
import { may } from '@ghar/domain/order/may';
import { logIssuedNumbers, withSerials, type IssuedNumber } from './issued-numbers.ts';
import { isOfPaymentByHand, knownRefunds } from './record-refund.ts';
import type { NewOrderEvent } from './order-store.ts';
import type { SettlePorts } from './shop-store.ts';

/** The event of an invoice that is reversed (`may`) or whose payment was replaced, and its credit note, if any was due. */
export const reversalEvent = (invoice: number, note: number | null): NewOrderEvent => ({
  type: 'invoice-reversed',
  from: serialNumber('invoices', invoice),
  to: note === null ? null : serialNumber('credit_notes', note),
});

/**
 * Credits the rest of an invoice whose payment by hand was undone, or whose parcel was refused, and takes the invoice from
 * the order and its refunds: paid or sent again, it gets another, which is credited with the same refunds. Idempotent.
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
    for (const refund of refunds.filter(isOfPaymentByHand)) {
      const { id, invoice_number: _invoice, credit_note_number: _note, ...kept } = refund;
      tx.putRefund(orderId, id, kept);
    }
    // not a change of its own: the server is not shown as the last editor
    const reversed = invoices.map((one) =>
      one === invoice ? { ...one, credited: one.total } : one,
    );
    const told = reversalEvent(number, noteNumber);
    tx.updateOrder(orderId, {
      invoice_number: null,
      ...withSerials(
        order,
        [told.from, told.to].filter((serial) => typeof serial === 'string'),
      ),
      ...orderVat(reversed),
    });
    tx.addEvent(orderId, told);
    if (note === null || noteNumber === null) return [];
    tx.createCreditNote(noteNumber, note);
    tx.setCredited(number, invoice.total);
    tx.setLastNumber('credit_notes', noteNumber);
    return [{ orderId, number: noteNumber }];
  });
  logIssuedNumbers('credit_notes', issued);
}
