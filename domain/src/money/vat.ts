import type { CountryCode } from '../contact/country.ts';
import { fils, type Fils } from './money.ts';
import type { Seller } from '../content/settings.ts';

/**
 * Standard VAT rate in percent by the seller's country; 0 without VAT. Sources: ae Federal Decree-Law 8 of 2017,
 * article 3; sa Royal Order A/638 of 2020; bh Decree-Law 48 of 2018 as amended by Law 33 of 2021; om Royal Decree
 * 121/2020, article 36; qa and kw have no VAT yet.
 */
export const VAT_PERCENT: Readonly<Record<CountryCode, number>> = {
  ae: 5,
  sa: 15,
  bh: 10,
  om: 5,
  qa: 0,
  kw: 0,
};

type TaxedSeller = Pick<Seller, 'tax_number' | 'country'>;

/**
 * VAT rate in percent for a delivery: 0 for exports; null if no tax is stated, because the seller is unregistered or
 * the seller's country has no VAT.
 */
export function vatPercent(seller: TaxedSeller, deliveredTo: CountryCode): number | null {
  const percent = seller.tax_number.trim() === '' ? 0 : VAT_PERCENT[seller.country];
  if (percent === 0) return null;
  return deliveredTo === seller.country ? percent : 0;
}

/** The VAT included in a gross price, rounded to the nearest fils. */
export const containedVat = (gross: Fils, percent: number): Fils =>
  fils(Math.round((gross * percent) / (100 + percent)));

/**
 * Currencies in which invoices must state the tax, in units per US dollar. All are pegged to it, as the dirham is
 * (docs/decisions/100-invoices.md).
 */
const LOCAL_CURRENCIES: Partial<
  Record<CountryCode, { code: LocalVat['currency']; perDollar: number; decimals: number }>
> = {
  sa: { code: 'SAR', perDollar: 3.75, decimals: 2 },
  bh: { code: 'BHD', perDollar: 0.376, decimals: 3 },
  om: { code: 'OMR', perDollar: 0.3845, decimals: 3 },
};
const DIRHAMS_PER_DOLLAR = 3.6725;

/** A tax amount in the seller's local currency, as printed. */
export type LocalVat = {
  readonly currency: 'SAR' | 'BHD' | 'OMR';
  /** Rounded to the currency's smallest unit. */
  readonly amount: string;
  /** Per dirham, with five decimals. */
  readonly rate: string;
};

/** Converts a tax in dirhams to the seller's local currency; null if that is the dirham or not required. */
export function localVat(vat: number, country: CountryCode): LocalVat | null {
  const local = LOCAL_CURRENCIES[country];
  if (!local) return null;
  const { code, perDollar, decimals } = local;
  const rate = perDollar / DIRHAMS_PER_DOLLAR;
  return { currency: code, amount: (vat * rate).toFixed(decimals), rate: rate.toFixed(5) };
}

/**
 * True iff the document may be titled tax invoice. Not in Saudi Arabia, where only certified systems may issue one
 * (docs/decisions/100-invoices.md).
 */
export const isTaxInvoice = ({
  vat_percent,
  seller,
}: {
  readonly vat_percent: number | null;
  readonly seller: Pick<Seller, 'country'>;
}): boolean => vat_percent !== null && seller.country !== 'sa';
