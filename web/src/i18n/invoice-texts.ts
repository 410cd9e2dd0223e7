import type { invoiceTexts } from './ar/invoice.ts';

/** The texts of invoices and credit notes. */
export type InvoiceTexts = typeof invoiceTexts;
