import type {
  CreditNote,
  Invoice,
  InvoiceSeries,
  NumberedInvoice,
} from '@ghar/domain/money/invoice';
import type { Seller } from '@ghar/domain/content/settings';
import type { FoundOrder } from './order-store.ts';

/** Invoices, credit notes and their series, in a transaction. */
export type BooksTransaction = {
  /** Orders waiting for an invoice, at most `most`. */
  ordersToInvoice(most: number): Promise<readonly FoundOrder[]>;
  /** The seller by the current content and settings. @throws Error if malformed. */
  seller(): Promise<Seller>;
  invoicesOf(orderId: string): Promise<readonly NumberedInvoice[]>;
  /** The last issued number; 0 before the first. */
  lastNumber(series: InvoiceSeries): Promise<number>;
  createInvoice(number: number, invoice: Invoice): void;
  createCreditNote(number: number, note: CreditNote): void;
  /** Sets the sum of an invoice's credit notes in dirhams, after reading the invoice. */
  setCredited(number: number, credited: number): void;
  /** Sets a series' last number, after reading it. */
  setLastNumber(series: InvoiceSeries, last: number): void;
};
