import { serialNumber, type InvoiceSeries } from '@ghar/domain/money/invoice';
import { log } from '../log.ts';

/** A serial number just issued for an order. */
export type IssuedNumber = { readonly orderId: string; readonly number: number };

/** Logs the serial numbers that a commit issued. */
export function logIssuedNumbers(series: InvoiceSeries, issued: readonly IssuedNumber[]): void {
  for (const { orderId, number } of issued)
    log('number-given', { order_id: orderId, outcome: serialNumber(series, number) });
}
