import * as v from 'valibot';
import { COUNTRY_CODES } from '../contact/country.ts';
import { dirhamsFromFils, fils, filsFromDirhams, sumDirhams, type Fils } from './money.ts';
import type { Order } from '../order/order.ts';
import type { Seller } from '../content/settings.ts';
import { containedVat, vatPercent } from './vat.ts';

/** The serial number series, which are also the names of their counters. */
export const INVOICE_SERIES = ['invoices', 'credit_notes'] as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[number];

const PREFIXES = { invoices: 'INV', credit_notes: 'CN' } as const satisfies Record<
  InvoiceSeries,
  string
>;

/** Formats a serial number: `INV-000123`. */
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
  /** Cash on delivery; absent for other ways to pay. */
  payment_method: v.optional(v.literal('cash')),
  /** The seller at the time of issue. */
  seller: sellerSchema,
  /** From `vatPercent`; null if no tax is stated. */
  vat_percent: v.nullable(v.number()),
  /** The tax included in the amount, in dirhams. */
  vat: v.number(),
};

/** A document of `invoices`, by number. Immutable except `credited`. Amounts in dirhams. */
export const invoiceSchema = v.object({
  ...issued,
  total: v.number(),
  /** The sum of its credit notes. */
  credited: v.number(),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;
export type NumberedInvoice = Invoice & { readonly number: number };

/** A document of `credit_notes`, by number. Amounts in dirhams. */
export const creditNoteSchema = v.object({
  ...issued,
  invoice_number: number,
  /** Null if the payment of the invoice was undone or replaced, or its parcel refused. */
  refund_id: v.nullable(text),
  amount: v.number(),
});
export type CreditNote = v.InferOutput<typeof creditNoteSchema>;

export const counterSchema = v.object({ last: v.pipe(v.number(), v.integer(), v.minValue(0)) });

type Invoiced = Pick<Order, 'country' | 'total_amount'> &
  Partial<Pick<Order, 'payment_method'>> & { readonly id: string };

export function invoiceOf(order: Invoiced, seller: Seller, issuedAt: Date): Invoice {
  const percent = vatPercent(seller, order.country);
  return {
    order_id: order.id,
    issued_at: issuedAt,
    ...(order.payment_method === 'cash' && { payment_method: 'cash' as const }),
    seller,
    vat_percent: percent,
    total: order.total_amount,
    vat: dirhamsFromFils(containedVat(filsFromDirhams(order.total_amount), percent ?? 0)),
    credited: 0,
  };
}

const uncredited = ({ total, credited }: Invoice): Fils =>
  fils(filsFromDirhams(total) - filsFromDirhams(credited));
const vatIn = ({ vat_percent }: Invoice, gross: Fils): Fils =>
  containedVat(gross, vat_percent ?? 0);

/**
 * The credit note for a refund in dirhams, capped at the uncredited rest of the invoice; null if nothing is left. Its
 * tax is the difference between the tax credited before and after, so rounding never makes the notes' tax exceed the
 * invoice's, and full crediting matches it.
 */
export function creditNoteOf(
  invoice: NumberedInvoice,
  refund: { readonly id: string | null; readonly amount: number },
  issuedAt: Date,
): CreditNote | null {
  const left = uncredited(invoice);
  const amount = Math.min(left, filsFromDirhams(refund.amount));
  if (amount <= 0) return null;
  return {
    order_id: invoice.order_id,
    invoice_number: invoice.number,
    refund_id: refund.id,
    issued_at: issuedAt,
    ...(invoice.payment_method && { payment_method: invoice.payment_method }),
    seller: invoice.seller,
    vat_percent: invoice.vat_percent,
    amount: dirhamsFromFils(fils(amount)),
    vat: dirhamsFromFils(fils(vatIn(invoice, left) - vatIn(invoice, fils(left - amount)))),
  };
}

/**
 * An order's `vat_amount`: the tax of its invoices less that of their credit notes, to the fils. Empty if no invoice
 * states tax.
 */
export function orderVat(invoices: readonly Invoice[]): Pick<Order, 'vat_amount'> {
  const taxed = invoices.filter(({ vat_percent }) => vat_percent !== null);
  if (taxed.length === 0) return {};
  const left = taxed.map((invoice) => dirhamsFromFils(vatIn(invoice, uncredited(invoice))));
  return { vat_amount: sumDirhams(left) };
}
