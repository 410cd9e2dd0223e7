import {
  CHARGE_CURRENCY,
  formatCharge,
  formatPrice,
  type CurrencyCode,
} from '@ghar/domain/currency';
import { totalDirhams } from '@ghar/domain/money';
import { MIN_QUANTITY } from '@ghar/domain/order-form';
import { useMemo } from 'react';
import { useCurrency } from '../currency-store.ts';

export type OrderTotal = {
  readonly dirhams: number;
  /** In the display currency. */
  readonly shown: string;
  /** What is charged, where another currency is shown. */
  readonly charged: string | null;
};

/** The total of a quantity as typed, in dirhams; null without a quantity, or for one that cannot be counted exactly. */
export function countedTotal(unitPrice: number, quantity: number): number | null {
  if (!Number.isSafeInteger(quantity) || quantity < MIN_QUANTITY) return null;
  try {
    return totalDirhams(unitPrice, quantity);
  } catch {
    return null;
  }
}

/** The order's total; null without a quantity, or for one that cannot be counted exactly. */
export function orderTotal(
  unitPrice: number,
  quantity: number,
  currency: CurrencyCode,
): OrderTotal | null {
  const dirhams = countedTotal(unitPrice, quantity);
  if (dirhams === null) return null;
  return {
    dirhams,
    shown: formatPrice(dirhams, currency),
    charged: currency === CHARGE_CURRENCY ? null : formatCharge(dirhams),
  };
}

/** {@link orderTotal} in the display currency; the same object until something changes it. */
export function useOrderTotal(unitPrice: number, quantity: number): OrderTotal | null {
  const currency = useCurrency();
  return useMemo(() => orderTotal(unitPrice, quantity, currency), [unitPrice, quantity, currency]);
}
