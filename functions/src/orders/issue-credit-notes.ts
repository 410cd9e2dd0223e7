import { creditNoteOf, orderVat, serialNumber } from '@ghar/domain/money/invoice';
import { sumDirhams } from '@ghar/domain/money/money';
import { logIssuedNumbers, withSerials, type IssuedNumber } from './issued-numbers.ts';
import type { StoredOrder, StoredRefund } from './order-store.ts';
import { isOfPaymentByHand } from './record-refund.ts';
import type { SettlePorts } from './shop-store.ts';

/**
 * Issues credit notes for an order's completed refunds, in their own series, each against its payment's invoice,
 * and takes their tax off the order's. Refunds of payments that were not invoiced get none. Idempotent.
 * @throws DomainError `busy`.
 */
export async function issueCreditNotes(
  orderId: string,
  { store, clock }: SettlePorts,
): Promise<void> {
  const issued = await store.transaction(async (tx): Promise<IssuedNumber[]> => {
    const [order, refunds] = await Promise.all([tx.order(orderId), tx.refunds(orderId)]);
    const due = order ? refunds.flatMap((refund) => toCredit(refund, order)) : [];
    if (due.length === 0) return [];
    const [last, found] = await Promise.all([
      tx.lastNumber('credit_notes'),
      tx.invoicesOf(orderId),
    ]);
    const invoices = new Map(found.map((invoice) => [invoice.number, invoice]));
    const notes: IssuedNumber[] = [];
    for (const { invoiceNumber: number, id, ...refund } of due) {
      const invoice = invoices.get(number);
      if (!invoice) throw new Error(`invoice ${number} of order ${orderId} is gone`);
      const note = creditNoteOf(invoice, { id, ...refund }, clock());
      if (!note) continue;
      const noteNumber = last + notes.length + 1;
      const credited = sumDirhams([invoice.credited, note.amount]);
      invoices.set(number, { ...invoice, credited });
      tx.createCreditNote(noteNumber, note);
      tx.putRefund(orderId, id, { ...refund, credit_note_number: noteNumber });
      notes.push({ orderId, number: noteNumber });
    }
    if (!order || notes.length === 0) return [];
    for (const before of found) {
      const { credited } = invoices.get(before.number)!;
      if (credited !== before.credited) tx.setCredited(before.number, credited);
    }
    // not a change of its own: the server is not shown as the last editor
    tx.updateOrder(orderId, {
      ...withSerials(
        order,
        notes.map(({ number }) => serialNumber('credit_notes', number)),
      ),
      ...orderVat([...invoices.values()]),
    });
    tx.setLastNumber('credit_notes', last + notes.length);
    return notes;
  });
  logIssuedNumbers('credit_notes', issued);
}

type DueRefund = StoredRefund & { readonly invoiceNumber: number };

/** A refund that waits for its credit note, with its invoice. */
function toCredit(refund: StoredRefund, order: StoredOrder): DueRefund[] {
  if (refund.status !== 'completed' || refund.credit_note_number !== undefined) return [];
  const own = isOfItsPayment(refund, order) ? order.invoice_number : null;
  const invoiceNumber = refund.invoice_number ?? own;
  return invoiceNumber === null ? [] : [{ ...refund, invoiceNumber }];
}

/** True iff the refund is of the payment that paid the order. */
const isOfItsPayment = (refund: StoredRefund, { paid_at, payment_intent_id }: StoredOrder) =>
  isOfPaymentByHand(refund)
    ? paid_at === null
    : (refund.payment_intent_id ?? payment_intent_id) === payment_intent_id;
