import type { CountryCode } from '../contact/country.ts';
import { fils, type Fils } from './money.ts';
import type { Seller } from '../content/settings.ts';

/**
 * The standard rate of value added tax in percent, by the seller's country; 0 where there is no such
 * tax. Sources: ae Federal Decree-Law 8 of 2017, article 3; sa Royal Order A/638 of 2020; bh
 * Decree-Law 48 of 2018 as amended by Law 33 of 2021; om Royal Decree 121/2020, article 36; qa and
 * kw have not introduced it.
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
 * The rate in percent of what a seller delivers to a country: null where no tax is stated, because
 * the seller is not registered or the seller's country has none; 0 for an export.
 */
export function vatPercent(seller: TaxedSeller, deliveredTo: CountryCode): number | null {
  const percent = seller.tax_number.trim() === '' ? 0 : VAT_PERCENT[seller.country];
  if (percent === 0) return null;
  return deliveredTo === seller.country ? percent : 0;
}

/** The tax contained in a price at a rate in percent, rounded to the nearest fils. */
export const containedVat = (gross: Fils, percent: number): Fils =>
  fils(Math.round((gross * percent) / (100 + percent)));

/**
 * The currencies in which a seller's country asks for the tax on the paper, by units for a US dollar, to
 * which they and the dirham are pegged (docs/decisions/100-invoices.md).
 */
const LOCAL_CURRENCIES: Partial<
  Record<CountryCode, { code: LocalVat['currency']; perDollar: number; decimals: number }>
> = {
  sa: { code: 'SAR', perDollar: 3.75, decimals: 2 },
  bh: { code: 'BHD', perDollar: 0.376, decimals: 3 },
  om: { code: 'OMR', perDollar: 0.3845, decimals: 3 },
};
const DIRHAMS_PER_DOLLAR = 3.6725;

/** A tax in the currency of the seller's country, as the paper writes it. */
export type LocalVat = {
  readonly currency: 'SAR' | 'BHD' | 'OMR';
  /** Rounded to the currency's smallest unit. */
  readonly amount: string;
  /** Of a dirham, with five decimals. */
  readonly rate: string;
};

/** A tax in dirhams, in the currency of the seller's country; null where that is the dirham, or none. */
export function localVat(vat: number, country: CountryCode): LocalVat | null {
  const local = LOCAL_CURRENCIES[country];
  if (!local) return null;
  const { code, perDollar, decimals } = local;
  const rate = perDollar / DIRHAMS_PER_DOLLAR;
  return { currency: code, amount: (vat * rate).toFixed(decimals), rate: rate.toFixed(5) };
}

/**
 * True iff a paper with that tax is a tax invoice by its words. Not in Saudi Arabia: there only an
 * integrated system may issue one (docs/decisions/100-invoices.md).
 */
export const isTaxInvoice = ({
  vat_percent,
  seller,
}: {
  readonly vat_percent: number | null;
  readonly seller: Pick<Seller, 'country'>;
}): boolean => vat_percent !== null && seller.country !== 'sa';
