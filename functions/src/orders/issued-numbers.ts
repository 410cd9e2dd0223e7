import { serialNumber, type InvoiceSeries } from '@ghar/domain/money/invoice';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { log } from '../log.ts';
import type { StoredOrder } from './order-store.ts';

/** A serial number just issued for an order. */
export type IssuedNumber = { readonly orderId: string; readonly number: number };

/** The fields by which an order is found that gets these serial numbers too. */
export function withSerials(order: StoredOrder, added: readonly string[]) {
  const serials = [...new Set([...(order.serials ?? []), ...added])];
  return { serials, search: orderSearchTokens({ ...order, serials }) };
}

/** Logs the serial numbers that a commit issued. */
export function logIssuedNumbers(series: InvoiceSeries, issued: readonly IssuedNumber[]): void {
  for (const { orderId, number } of issued)
    log('number-given', { order_id: orderId, outcome: serialNumber(series, number) });
}
