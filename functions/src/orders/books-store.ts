import type { CreditNote, Invoice, InvoiceSeries } from '@ghar/domain/money/invoice';
import type { Seller } from '@ghar/domain/content/settings';
import type { FoundOrder } from './order-store.ts';

/** Invoices, credit notes and their series, in a transaction. */
export type BooksTransaction = {
  /** At most so many of the orders that wait for an invoice. */
  ordersToInvoice(most: number): Promise<readonly FoundOrder[]>;
  /** The seller by imprint and settings as they are now. @throws Error where they are malformed. */
  seller(): Promise<Seller>;
  invoice(number: number): Promise<Invoice | null>;
  /** The last number given in a series; 0 before the first. */
  lastNumber(series: InvoiceSeries): Promise<number>;
  createInvoice(number: number, invoice: Invoice): void;
  createCreditNote(number: number, note: CreditNote): void;
  /** Sets the sum of an invoice's credit notes, in dirhams; the invoice has been read before. */
  setCredited(number: number, credited: number): void;
  /** Sets the last number of a series, which has been read before. */
  setLastNumber(series: InvoiceSeries, last: number): void;
};
