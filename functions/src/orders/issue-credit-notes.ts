import { creditNoteOf } from '@ghar/domain/money/invoice';
import { sumDirhams } from '@ghar/domain/money/money';
import { logIssuedNumbers, type IssuedNumber } from './issued-numbers.ts';
import type { SettlePorts } from './shop-store.ts';

/**
 * Issues credit notes for an order's completed refunds, in their own series. Refunds of payments other than the one
 * that paid the order get none, since those were never invoiced. Idempotent.
 * @throws DomainError `busy`.
 */
export async function issueCreditNotes(
  orderId: string,
  { store, clock }: SettlePorts,
): Promise<void> {
  const issued = await store.transaction(async (tx): Promise<IssuedNumber[]> => {
    const [order, refunds] = await Promise.all([tx.order(orderId), tx.refunds(orderId)]);
    const number = order?.invoice_number ?? null;
    if (!order || number === null) return [];
    const due = refunds.filter(
      ({ status, credit_note_number, payment_intent_id = order.payment_intent_id }) =>
        status === 'completed' &&
        credit_note_number === undefined &&
        payment_intent_id === order.payment_intent_id,
    );
    if (due.length === 0) return [];
    const [last, invoice] = await Promise.all([tx.lastNumber('credit_notes'), tx.invoice(number)]);
    if (!invoice) throw new Error(`invoice ${number} of order ${orderId} is gone`);
    const numbers: IssuedNumber[] = [];
    let { credited } = invoice;
    for (const { id, ...refund } of due) {
      const note = creditNoteOf({ ...invoice, number, credited }, { id, ...refund }, clock());
      if (!note) continue;
      const noteNumber = last + numbers.length + 1;
      credited = sumDirhams([credited, note.amount]);
      tx.createCreditNote(noteNumber, note);
      tx.putRefund(orderId, id, { ...refund, credit_note_number: noteNumber });
      numbers.push({ orderId, number: noteNumber });
    }
    if (numbers.length === 0) return [];
    tx.setCredited(number, credited);
    tx.setLastNumber('credit_notes', last + numbers.length);
    return numbers;
  });
  logIssuedNumbers('credit_notes', issued);
}
