import { CHARGE_CURRENCY, priceFormat, type CurrencyCode } from '../../money/currency.ts';

/** Shops of the Gulf name both currencies by their codes in English. */
export const currencySymbols: Readonly<Record<CurrencyCode, string>> = {
  AED: 'AED',
  SAR: 'SAR',
  USD: '$',
};

/** The charge's currency in a sentence. */
export const chargeCurrencyName = 'UAE dirhams';

/** A price in dirhams for display: `AED 299`, or converted: `SAR 305`, `$81`. */
export const formatPrice = priceFormat(currencySymbols, (digits, symbol) => `${symbol} ${digits}`);

/** The exact charge: `AED 299`, `AED 279.50`. */
export const formatCharge = (dirhams: number): string => formatPrice(dirhams, CHARGE_CURRENCY);
