/** Display currencies. The shop charges {@link CHARGE_CURRENCY}, whatever is shown. */
export const CURRENCY_CODES = ['AED', 'SAR', 'USD'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

type Currency = {
  readonly symbol: string;
  /** Multiplier from dirhams (specification, section 9). */
  readonly rate: number;
};

/** What a price is written from: the script inside each page brings no more. Names and flags are the switcher's. */
export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  AED: { symbol: 'درهم', rate: 1 },
  SAR: { symbol: 'ريال', rate: 1.02 },
  USD: { symbol: '$', rate: 0.27 },
};

export const DEFAULT_CURRENCY: CurrencyCode = 'AED';
/** What every order is charged in. */
export const CHARGE_CURRENCY = 'AED';
/** The same as sentences name it, with its article. */
export const CHARGE_CURRENCY_NAME = 'الدرهم الإماراتي';
/** Where the browser keeps the chosen display currency. */
export const CURRENCY_STORAGE_KEY = 'selectedCurrency';

/**
 * Formats a number the way the shop writes numbers, which is `ar-AE`'s with Latin digits: thousands are
 * grouped, and there are up to two decimals. By hand, since the first `Intl.NumberFormat` of a page
 * costs a slow phone 60 to 90 ms, before anything of the page is seen.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  // The mark keeps the minus before the digits, also among words from right to left.
  const sign = value < 0 ? '\u200e-' : '';
  return `${sign}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

export const isCurrencyCode = (value: unknown): value is CurrencyCode =>
  CURRENCY_CODES.some((code) => code === value);

/** Converts dirhams for display: rounded to a whole number (specification, section 9). */
export function convertDirhams(dirhams: number, code: CurrencyCode): number {
  return Math.round(dirhams * CURRENCIES[code].rate);
}

/**
 * A price in dirhams as shoppers see it: exact as it is charged, or converted and
 * rounded: `$81` for dollars, else `305 ريال`.
 */
export function formatPrice(dirhams: number, code: CurrencyCode): string {
  if (code === CHARGE_CURRENCY) return formatCharge(dirhams);
  const amount = formatNumber(convertDirhams(dirhams, code));
  const { symbol } = CURRENCIES[code];
  return code === 'USD' ? `${symbol}${amount}` : `${amount} ${symbol}`;
}

/** The exact amount that is charged, in dirhams with up to two decimals: `299 درهم`. */
export const formatCharge = (dirhams: number): string =>
  `${formatNumber(dirhams)} ${CURRENCIES[CHARGE_CURRENCY].symbol}`;
