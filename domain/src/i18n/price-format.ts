import type { CurrencyCode } from '../money/currency.ts';
import type { Locale } from './locale.ts';
import { formatPrice } from './ar/money.ts';

type PriceFormat = (dirhams: number, code: CurrencyCode) => string;

/** Prices by themselves, for the inline script: it stands in every page. */
export const PRICE_FORMATS: Readonly<Record<Locale, PriceFormat>> = { ar: formatPrice };
