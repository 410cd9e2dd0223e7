import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import {
  creditNoteSchema,
  invoiceSchema,
  serialNumber,
  type CreditNote,
  type Invoice,
} from '@ghar/domain/money/invoice';
import { orderNumber } from '@ghar/domain/order/order-number';
import { creditNotesIssued, invoicesIssued } from '@ghar/domain/queries';
import { shopDay } from '@ghar/domain/shop-day';
import { saveFile } from '../../browser/save-file.ts';
import { csvFile, separatorFor, type Cell } from '../../components/admin/csv.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import type { PanelTexts } from '../../i18n/panel-texts.ts';
import { timeOf, type Period } from './period.ts';

/** An invoice or a credit note, with its number. */
type Entry =
  | { readonly kind: 'invoice'; readonly number: number; readonly entry: Invoice }
  | { readonly kind: 'creditNote'; readonly number: number; readonly entry: CreditNote };

/** Credit notes have negative amounts, so that the columns add up. */
const CELLS: Readonly<
  Record<keyof PanelTexts['books']['columns'], (row: Entry, texts: PanelTexts) => Cell>
> = {
  kind: ({ kind }, { books }) => books.kinds[kind],
  number: ({ kind, number }) =>
    serialNumber(kind === 'invoice' ? 'invoices' : 'credit_notes', number),
  issued: ({ entry }) => ({ day: shopDay(entry.issued_at).name }),
  order: ({ entry }) => orderNumber(entry.order_id),
  ofInvoice: (row) =>
    row.kind === 'invoice' ? null : serialNumber('invoices', row.entry.invoice_number),
  method: ({ entry }, { paymentMethods }) =>
    entry.payment_method ? paymentMethods[entry.payment_method] : null,
  amount: (row) => (row.kind === 'invoice' ? row.entry.total : -row.entry.amount),
  vatPercent: ({ entry }) => entry.vat_percent,
  vat: (row) => (row.kind === 'invoice' ? row.entry.vat : -row.entry.vat),
  currency: () => CHARGE_CURRENCY,
  taxNumber: ({ entry }) => entry.seller.tax_number,
};
const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** The lines of a file with invoices and credit notes, in the order of their issue. */
export function booksCsv(
  texts: PanelTexts,
  entries: readonly Entry[],
  language: string,
): readonly string[] {
  const rows = entries.toSorted((one, other) => +one.entry.issued_at - +other.entry.issued_at);
  return csvFile(
    COLUMNS.map((column) => texts.books.columns[column]),
    rows.map((row) => COLUMNS.map((column) => CELLS[column](row, texts))),
    separatorFor(language),
  );
}

/**
 * Downloads a period's invoices and credit notes.
 * @throws as {@link fetchDocuments}; no file is saved then: a partial one would look complete.
 */
export async function saveBooks(texts: PanelTexts, period: Period): Promise<void> {
  const time = timeOf(period);
  const [invoices, creditNotes] = await Promise.all([
    fetchDocuments(invoicesIssued(time, 'total'), invoiceSchema),
    fetchDocuments(creditNotesIssued(time, 'amount'), creditNoteSchema),
  ]);
  const entries: Entry[] = [
    ...invoices.map((entry) => ({ kind: 'invoice' as const, number: Number(entry.id), entry })),
    ...creditNotes.map((entry) => ({
      kind: 'creditNote' as const,
      number: Number(entry.id),
      entry,
    })),
  ];
  const { first, last } = period;
  const lines = booksCsv(texts, entries, navigator.language);
  saveFile(`books-${first.name}-${last.name}.csv`, lines, 'text/csv;charset=utf-8');
}
