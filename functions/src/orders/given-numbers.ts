import { serialNumber, type InvoiceSeries } from '@ghar/domain/money/invoice';
import { log } from '../log.ts';

/** A number that has just been given to an order's invoice or credit note. */
export type Given = { readonly orderId: string; readonly number: number };

/** Logs the numbers that a commit gave. */
export function tellNumbers(series: InvoiceSeries, given: readonly Given[]): void {
  for (const { orderId, number } of given)
    log('number-given', { order_id: orderId, outcome: serialNumber(series, number) });
}
