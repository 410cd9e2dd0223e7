import { serialNumber, type InvoiceSeries } from '@ghar/domain/money/invoice';
import { log } from '../log.ts';

/** A serial number just issued for an order. */
export type Given = { readonly orderId: string; readonly number: number };

/** Logs the serial numbers that a commit issued. */
export function tellNumbers(series: InvoiceSeries, given: readonly Given[]): void {
  for (const { orderId, number } of given)
    log('number-given', { order_id: orderId, outcome: serialNumber(series, number) });
}
