import type { CurrencyCode } from '../money/currency.ts';
import type { Locale } from './locale.ts';
import { formatPrice as ar } from './ar/money.ts';
import { formatPrice as en } from './en/money.ts';

type PriceFormat = (dirhams: number, code: CurrencyCode) => string;

/** A module of its own, since the inline script of every page uses it. */
export const PRICE_FORMATS: Readonly<Record<Locale, PriceFormat>> = { ar, en };
