/** Display currencies. The shop charges {@link CHARGE_CURRENCY}, whichever is displayed. */
export const CURRENCY_CODES = ['AED', 'SAR', 'USD'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

type Currency = {
  readonly symbol: string;
  /** Multiplier from dirhams (specification, section 9). */
  readonly rate: number;
};

/**
 * What formatting a price needs, and no more, since the inline script includes it. Names and flags
 * are the switcher's.
 */
export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  AED: { symbol: 'درهم', rate: 1 },
  SAR: { symbol: 'ريال', rate: 1.02 },
  USD: { symbol: '$', rate: 0.27 },
};

export const DEFAULT_CURRENCY: CurrencyCode = 'AED';
/** The currency of every charge. */
export const CHARGE_CURRENCY = 'AED';
/** Its name in a sentence, with the article. */
export const CHARGE_CURRENCY_NAME = 'الدرهم الإماراتي';
/** localStorage key of the chosen display currency. */
export const CURRENCY_STORAGE_KEY = 'selectedCurrency';

/**
 * Formats a number as `ar-AE` with Latin digits: grouped thousands, up to two decimals. Written by
 * hand, since the first `Intl.NumberFormat` costs a slow phone 60 to 90 ms before the first paint.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  // the left-to-right mark keeps the minus before the digits in right-to-left text
  const sign = value < 0 ? '\u200e-' : '';
  return `${sign}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

export const isCurrencyCode = (value: unknown): value is CurrencyCode =>
  CURRENCY_CODES.some((code) => code === value);

/** Converts dirhams for display, rounded to an integer (specification, section 9). */
export function convertDirhams(dirhams: number, code: CurrencyCode): number {
  return Math.round(dirhams * CURRENCIES[code].rate);
}

/**
 * A price in dirhams for display: exact if charged in it, or converted and rounded: `$81`, or `305
 * ريال`.
 */
export function formatPrice(dirhams: number, code: CurrencyCode): string {
  if (code === CHARGE_CURRENCY) return formatCharge(dirhams);
  const amount = formatNumber(convertDirhams(dirhams, code));
  const { symbol } = CURRENCIES[code];
  return code === 'USD' ? `${symbol}${amount}` : `${amount} ${symbol}`;
}

/** The exact charge, in dirhams with two decimals or none: `299 درهم`, `279.50 درهم`. */
export const formatCharge = (dirhams: number): string =>
  `${formatNumber(dirhams).replace(/\.\d$/, '$&0')} ${CURRENCIES[CHARGE_CURRENCY].symbol}`;
