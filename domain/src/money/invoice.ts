import * as v from 'valibot';
import { COUNTRY_CODES } from '../contact/country.ts';
import { dirhamsFromFils, fils, filsFromDirhams, type Fils } from './money.ts';
import type { Order } from '../order/order.ts';
import type { Seller } from '../content/settings.ts';
import { containedVat, vatPercent } from './vat.ts';

/** The two series of numbers; each is the name of its counter. */
export const INVOICE_SERIES = ['invoices', 'credit_notes'] as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[number];

const PREFIXES = { invoices: 'INV', credit_notes: 'CN' } as const satisfies Record<
  InvoiceSeries,
  string
>;

/** The form in which a number of a series is written: `INV-000123`. */
export const serialNumber = (series: InvoiceSeries, number: number): string =>
  `${PREFIXES[series]}-${String(number).padStart(6, '0')}`;

const number = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.string();
const sellerSchema = v.object({
  legal_name: text,
  address: text,
  licence: text,
  tax_number: text,
  country: v.picklist(COUNTRY_CODES),
}) satisfies v.GenericSchema<Seller>;
const issued = {
  order_id: text,
  issued_at: v.date(),
  /** The seller's particulars at that time. */
  seller: sellerSchema,
  /** The rate, as `vatPercent` says it: null where no tax is stated. */
  vat_percent: v.nullable(v.number()),
  /** The tax that the amount contains, in dirhams. */
  vat: v.number(),
};

/** A document of `invoices`; its id is its number. Only `credited` ever changes. Amounts in dirhams. */
export const invoiceSchema = v.object({
  ...issued,
  total: v.number(),
  /** The sum of its credit notes. */
  credited: v.number(),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

/** A document of `credit_notes`; its id is its number. Amounts in dirhams. */
export const creditNoteSchema = v.object({
  ...issued,
  invoice_number: number,
  refund_id: text,
  amount: v.number(),
});
export type CreditNote = v.InferOutput<typeof creditNoteSchema>;

/** The counter of a series. */
export const counterSchema = v.object({ last: v.pipe(v.number(), v.integer(), v.minValue(0)) });

type Invoiced = Pick<Order, 'country' | 'total_amount'> & { readonly id: string };

/** The invoice of an order. */
export function invoiceOf(order: Invoiced, seller: Seller, issuedAt: Date): Invoice {
  const percent = vatPercent(seller, order.country);
  return {
    order_id: order.id,
    issued_at: issuedAt,
    seller,
    vat_percent: percent,
    total: order.total_amount,
    vat: dirhamsFromFils(containedVat(filsFromDirhams(order.total_amount), percent ?? 0)),
    credited: 0,
  };
}

/**
 * The credit note of a refund in dirhams, at most for what is left of the invoice; null where
 * nothing is left. The tax of all credit notes together is never more than the invoice's, and the
 * same once all is credited: each has the difference of what is contained before and after it.
 */
export function creditNoteOf(
  invoice: Invoice & { readonly number: number },
  refund: { readonly id: string; readonly amount: number },
  issuedAt: Date,
): CreditNote | null {
  const left = fils(filsFromDirhams(invoice.total) - filsFromDirhams(invoice.credited));
  const amount = Math.min(left, filsFromDirhams(refund.amount));
  if (amount <= 0) return null;
  const vatOf = (gross: Fils): Fils => containedVat(gross, invoice.vat_percent ?? 0);
  return {
    order_id: invoice.order_id,
    invoice_number: invoice.number,
    refund_id: refund.id,
    issued_at: issuedAt,
    seller: invoice.seller,
    vat_percent: invoice.vat_percent,
    amount: dirhamsFromFils(fils(amount)),
    vat: dirhamsFromFils(fils(vatOf(left) - vatOf(fils(left - amount)))),
  };
}
