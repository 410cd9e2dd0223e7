import {
  CHARGE_CURRENCY,
  formatCharge,
  formatPrice,
  type CurrencyCode,
} from '@ghar/domain/currency';
import { totalDirhams } from '@ghar/domain/money';
import { MIN_QUANTITY } from '@ghar/domain/order-form';

export type OrderTotal = {
  readonly dirhams: number;
  /** In the display currency. */
  readonly shown: string;
  /** What is charged, where another currency is shown. */
  readonly charged: string | null;
};

/** What the order comes to; null where that cannot be said: no quantity, or one past counting. */
export function orderTotal(
  unitPrice: number,
  quantity: number,
  currency: CurrencyCode,
): OrderTotal | null {
  if (!Number.isSafeInteger(quantity) || quantity < MIN_QUANTITY) return null;
  try {
    const dirhams = totalDirhams(unitPrice, quantity);
    return {
      dirhams,
      shown: formatPrice(dirhams, currency),
      charged: currency === CHARGE_CURRENCY ? null : formatCharge(dirhams),
    };
  } catch {
    return null;
  }
}
