import { creditNoteOf, orderVat, serialNumber } from '@ghar/domain/money/invoice';
import { sumDirhams } from '@ghar/domain/money/money';
import { logIssuedNumbers, withSerials, type IssuedNumber } from './issued-numbers.ts';
import type { StoredOrder, StoredRefund } from './order-store.ts';
import { isOfItsPayment, isOfPaymentByHand } from './record-refund.ts';
import { reversalEvent } from './reverse-invoice.ts';
import type { SettlePorts } from './shop-store.ts';

/**
 * Issues credit notes for an order's completed refunds, in their own series, each against its payment's invoice,
 * and takes their tax off the order's. Refunds of payments that were not invoiced get none. Where a payment at the
 * provider replaced one by hand, the rest of that one's invoice is credited too. Idempotent.
 * @throws DomainError `busy`.
 */
export async function issueCreditNotes(
  orderId: string,
  { store, clock }: SettlePorts,
): Promise<void> {
  const issued = await store.transaction(async (tx): Promise<IssuedNumber[]> => {
    const [order, refunds] = await Promise.all([tx.order(orderId), tx.refunds(orderId)]);
    const due = order
      ? [...refunds.flatMap((refund) => toCredit(refund, order)), ...toReverse(refunds, order)]
      : [];
    if (due.length === 0) return [];
    const [last, found] = await Promise.all([
      tx.lastNumber('credit_notes'),
      tx.invoicesOf(orderId),
    ]);
    const invoices = new Map(found.map((invoice) => [invoice.number, invoice]));
    const notes: IssuedNumber[] = [];
    for (const { number, refund } of due) {
      const invoice = invoices.get(number);
      if (!invoice) throw new Error(`invoice ${number} of order ${orderId} is gone`);
      const note = creditNoteOf(invoice, refund ?? { id: null, amount: invoice.total }, clock());
      if (!note) continue;
      const noteNumber = last + notes.length + 1;
      const credited = sumDirhams([invoice.credited, note.amount]);
      invoices.set(number, { ...invoice, credited });
      tx.createCreditNote(noteNumber, note);
      notes.push({ orderId, number: noteNumber });
      if (refund) {
        const { id, ...fields } = refund;
        tx.putRefund(orderId, id, { ...fields, credit_note_number: noteNumber });
      } else tx.addEvent(orderId, reversalEvent(number, noteNumber));
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

/** What an invoice is to be credited with; null for all of its rest. */
type Due = { readonly number: number; readonly refund: StoredRefund | null };

/** A refund that waits for its credit note, with its invoice. */
function toCredit(refund: StoredRefund, order: StoredOrder): Due[] {
  if (refund.status !== 'completed' || refund.credit_note_number !== undefined) return [];
  const own = isOfItsPayment(refund, order) ? order.invoice_number : null;
  const number = refund.invoice_number ?? own;
  return number === null ? [] : [{ number, refund }];
}

/** The invoices of payments by hand that were replaced: their refunds keep them, the order has lost them. */
const toReverse = (refunds: readonly StoredRefund[], order: StoredOrder): Due[] =>
  refunds.flatMap((refund) =>
    isOfPaymentByHand(refund) &&
    refund.invoice_number !== undefined &&
    refund.invoice_number !== order.invoice_number
      ? [{ number: refund.invoice_number, refund: null }]
      : [],
  );
