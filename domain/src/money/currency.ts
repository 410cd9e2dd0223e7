/** Display currencies. Charges are always in {@link CHARGE_CURRENCY}. */
export const CURRENCY_CODES = ['AED', 'SAR', 'USD'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

/** Multipliers from dirhams (specification, section 9). */
export const RATES: Readonly<Record<CurrencyCode, number>> = { AED: 1, SAR: 1.02, USD: 0.27 };

export const DEFAULT_CURRENCY: CurrencyCode = 'AED';
/** The currency of every charge. */
export const CHARGE_CURRENCY = 'AED';
/** localStorage key of the chosen display currency. */
export const CURRENCY_STORAGE_KEY = 'selectedCurrency';

/**
 * Formats a number in Latin digits: grouped thousands, up to two decimals. Hand-written, since the first
 * `Intl.NumberFormat` costs a slow phone 60 to 90 ms before the first paint.
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
  return Math.round(dirhams * RATES[code]);
}

/** Converted prices below this, as of a wash, keep their decimals: rounded, they would not add up to the whole. */
const SMALL = 10;

/**
 * The digits of a price: exact with two decimals or none in the charge's currency; converted and rounded in others, but
 * for small ones.
 */
function priceDigits(dirhams: number, code: CurrencyCode): string {
  const exact = dirhams * RATES[code];
  const rounds = code !== CHARGE_CURRENCY && exact >= SMALL;
  return formatNumber(rounds ? convertDirhams(dirhams, code) : exact).replace(/\.\d$/, '$&0');
}

/**
 * Formats a price in dirhams for display: `$81`, and other currencies as `join` puts the digits and the symbol
 * together.
 */
export const priceFormat =
  (
    symbols: Readonly<Record<CurrencyCode, string>>,
    join: (digits: string, symbol: string) => string,
  ) =>
  (dirhams: number, code: CurrencyCode): string => {
    const digits = priceDigits(dirhams, code);
    return code === 'USD' ? symbols.USD + digits : join(digits, symbols[code]);
  };
