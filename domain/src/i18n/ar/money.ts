import { CHARGE_CURRENCY, priceFormat, type CurrencyCode } from '../../money/currency.ts';

export const currencySymbols: Readonly<Record<CurrencyCode, string>> = {
  AED: 'درهم',
  SAR: 'ريال',
  USD: '$',
};

/** The charge's currency in a sentence, with the article. */
export const chargeCurrencyName = 'الدرهم الإماراتي';

/** A price in dirhams for display: `299 درهم`, or converted: `305 ريال`, `$81`. */
export const formatPrice = priceFormat(currencySymbols, (digits, symbol) => `${digits} ${symbol}`);

/** The exact charge: `299 درهم`, `279.50 درهم`. */
export const formatCharge = (dirhams: number): string => formatPrice(dirhams, CHARGE_CURRENCY);
