import { useMemo } from 'react';
import { useCurrency } from '../currency-store.ts';
import { orderTotal, type OrderTotal } from './order-total.ts';

/** {@link orderTotal} in the display currency; the same object while nothing changes it. */
export function useOrderTotal(unitPrice: number, quantity: number): OrderTotal | null {
  const currency = useCurrency();
  return useMemo(() => orderTotal(unitPrice, quantity, currency), [unitPrice, quantity, currency]);
}
