import { CHARGE_CURRENCY, type CurrencyCode } from '@ghar/domain/money/currency';
import { totalDirhams } from '@ghar/domain/money/money';
import { MIN_QUANTITY } from '@ghar/domain/order/order-form';
import { useMemo } from 'react';
import { useTexts, type StoreTexts } from '../i18n/store-texts.ts';
import { useCurrency } from '../store-data/currency-store.ts';

export type OrderTotal = {
  readonly dirhams: number;
  /** In the display currency. */
  readonly shown: string;
  /** The charge in dirhams, if another currency is displayed. */
  readonly charged: string | null;
};

/** The total in dirhams; null without a quantity or if it is not exact. */
export function countedTotal(order: Parameters<typeof totalDirhams>[0]): number | null {
  if (!Number.isSafeInteger(order.quantity) || order.quantity < MIN_QUANTITY) return null;
  try {
    return totalDirhams(order);
  } catch {
    return null;
  }
}

/** The total; null without a quantity or if it is not exact. */
export function orderTotal(
  order: Parameters<typeof countedTotal>[0],
  currency: CurrencyCode,
  formats: StoreTexts['formats'],
): OrderTotal | null {
  const dirhams = countedTotal(order);
  if (dirhams === null) return null;
  return {
    dirhams,
    shown: formats.price(dirhams, currency),
    charged: currency === CHARGE_CURRENCY ? null : formats.charge(dirhams),
  };
}

/** {@link orderTotal} in the display currency; a stable reference until it changes. */
export function useOrderTotal(
  unitPrice: number,
  quantity: number,
  cashFee: number,
): OrderTotal | null {
  const currency = useCurrency();
  const { formats } = useTexts();
  return useMemo(
    () => orderTotal({ unit_price: unitPrice, quantity, cash_fee: cashFee }, currency, formats),
    [unitPrice, quantity, cashFee, currency, formats],
  );
}
