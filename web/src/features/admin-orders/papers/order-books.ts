import { creditNoteSchema, invoiceSchema } from '@ghar/domain/money/invoice';
import { invoicePath } from '@ghar/domain/paths';
import { creditNotesOfOrder } from '@ghar/domain/queries';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { fetchDocument, fetchDocuments } from '../../../firebase/fetch-documents.ts';
import type { Stored } from '../../../firebase/documents.ts';

/** An order's invoice and credit notes. */
export type OrderBooks = {
  /** Null without an invoice number. */
  readonly invoice: Stored<typeof invoiceSchema> | null;
  /** By number. */
  readonly creditNotes: readonly Stored<typeof creditNoteSchema>[];
};

/** Reads an order's invoice and credit notes. @throws FirebaseError, UnreadableError. */
export async function fetchBooks({ id, invoice_number }: StoredOrder): Promise<OrderBooks> {
  if (invoice_number === null) return { invoice: null, creditNotes: [] };
  const invoice = await fetchDocument(invoicePath(invoice_number), invoiceSchema);
  if (invoice.credited === 0) return { invoice, creditNotes: [] };
  const notes = await fetchDocuments(creditNotesOfOrder(id), creditNoteSchema);
  return {
    invoice,
    creditNotes: notes.toSorted((one, other) => Number(one.id) - Number(other.id)),
  };
}
