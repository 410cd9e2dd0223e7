import {
  CHARGE_CURRENCY,
  formatCharge,
  formatPrice,
  type CurrencyCode,
} from '@ghar/domain/currency';

/**
 * An amount on a bill: exact in the currency that is charged, converted and
 * rounded in any other.
 */
export const billAmount = (dirhams: number, currency: CurrencyCode): string =>
  currency === CHARGE_CURRENCY ? formatCharge(dirhams) : formatPrice(dirhams, currency);
