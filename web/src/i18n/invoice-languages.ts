import { directionOf, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { invoiceTexts as arInvoiceTexts } from './ar/invoice.ts';
import { invoiceTexts as enInvoiceTexts } from './en/invoice.ts';
import type { InvoiceTexts } from './invoice-texts.ts';
import { storeTextsOf } from './store-catalogues.ts';

const CATALOGUES: Readonly<Record<Locale, InvoiceTexts>> = {
  ar: arInvoiceTexts,
  en: enInvoiceTexts,
};

/** The texts of invoices, which are in all languages of the shop side by side, whatever the customer's. */
export const INVOICE_LANGUAGES = LOCALES.map((locale) => ({
  locale,
  direction: directionOf(locale),
  invoice: CATALOGUES[locale],
  store: storeTextsOf(locale),
}));
export type InvoiceLanguage = (typeof INVOICE_LANGUAGES)[number];
