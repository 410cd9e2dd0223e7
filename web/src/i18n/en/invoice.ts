import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { chargeCurrencyName, currencySymbols } from '@ghar/domain/i18n/en/money';
import type { LocalVat } from '@ghar/domain/money/vat';
import type { InvoiceTexts } from '../invoice-texts.ts';

const LOCAL_CURRENCIES = {
  SAR: 'Saudi riyals',
  BHD: 'Bahraini dinars',
  OMR: 'Omani rials',
} as const satisfies Record<LocalVat['currency'], string>;

const byCard = (day: string): string => `Paid by card through the payment provider Ziina, ${day}.`;

/** Invoices and credit notes. */
export const invoiceTexts: InvoiceTexts = {
  titles: {
    invoice: 'Invoice',
    tax: 'Tax invoice',
    proforma: 'Pro forma invoice',
    creditNote: 'Credit note',
    taxCreditNote: 'Tax credit note',
  },
  number: 'Invoice number',
  noteNumber: 'Credit note number',
  ofInvoice: 'For invoice',
  issued: 'Date of issue',
  order: 'Order number',
  ordered: 'Order date',
  seller: 'Seller',
  buyer: 'Customer',
  licence: 'Licence',
  licenceNumber: (licence) =>
    licence.replace(
      /^(?:(?:ال)?رخصة\s*(?:رقم)?|(?:trade )?licen[cs]e(?: no\.?| number)?)[\s:]*/i,
      '',
    ),
  taxNumber: 'Tax registration number',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Price each',
  amount: 'Amount',
  net: 'Amount before VAT',
  vat: (percent) => `VAT ${percent}%`,
  localVat: ({ currency, rate }) =>
    `VAT in ${LOCAL_CURRENCIES[currency]}, at ${rate} per ${currencySymbols[CHARGE_CURRENCY]}`,
  cashFee: 'Cash on delivery fee',
  total: 'Total',
  totalWithVat: 'Total including VAT',
  credited: (note) => `Refunded, credit note ${note}`,
  left: 'Left after refunds',
  reversed: 'This invoice was cancelled by a credit note.',
  reversalOf: (product) => `Cancelled invoice: ${product}`,
  refundOf: (product) => `Refund for: ${product}`,
  exported: 'Supplied outside the seller’s country: VAT at zero.',
  currency: `All amounts are in ${chargeCurrencyName}.`,
  currencies: `Amounts are in ${chargeCurrencyName} unless another currency is named.`,
  paidInCash: 'Paid in cash on delivery.',
  payment: {
    paid: byCard,
    'unpaid-by-hand': byCard,
    'paid-by-hand': 'Paid.',
    awaiting: 'Not paid yet.',
    'on-delivery': 'To be paid in cash on delivery.',
    failed: 'Not paid.',
    cancelled: 'The order has been cancelled.',
  },
};
