import { creditNoteSchema, invoiceSchema } from '@ghar/domain/money/invoice';
import { creditNotesOfOrder, invoicesOfOrder } from '@ghar/domain/queries';
import { fetchDocuments } from '../../../firebase/fetch-documents.ts';
import type { Stored } from '../../../firebase/documents.ts';

/** An invoice with its credit notes, by number. */
export type InvoiceBooks = {
  readonly invoice: Stored<typeof invoiceSchema>;
  readonly creditNotes: readonly Stored<typeof creditNoteSchema>[];
};

const byNumber = (one: { readonly id: string }, other: { readonly id: string }): number =>
  Number(one.id) - Number(other.id);

/** Reads an order's invoices by number; none before the first. @throws FirebaseError, UnreadableError. */
export async function fetchBooks(orderId: string): Promise<InvoiceBooks[]> {
  const invoices = await fetchDocuments(invoicesOfOrder(orderId), invoiceSchema);
  const notes = invoices.some(({ credited }) => credited > 0)
    ? await fetchDocuments(creditNotesOfOrder(orderId), creditNoteSchema)
    : [];
  return invoices.toSorted(byNumber).map((invoice) => ({
    invoice,
    creditNotes: notes
      .filter(({ invoice_number }) => invoice_number === Number(invoice.id))
      .toSorted(byNumber),
  }));
}
