import { shopDay } from '@ghar/domain/shop-day';
import { saveFile } from '../../../browser/save-file.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import type { PanelTexts } from '../../../i18n/panel-texts.ts';
import { courierCsv, isParcel } from './courier-csv.ts';
import { separatorFor } from '../../../components/admin/csv.ts';
import { ordersCsv } from './orders-csv.ts';

/** Formats: all orders for spreadsheets, or parcels for a courier. */
export const EXPORTS = ['orders', 'courier'] as const;
export type Export = (typeof EXPORTS)[number];

/**
 * Downloads orders as a CSV file named by date. For a courier only those to ship now, and no file if there are none.
 * Returns the result's text.
 */
export function saveOrders(texts: PanelTexts, as: Export, orders: readonly StoredOrder[]): string {
  const { orderList, operations } = texts;
  const saved = as === 'courier' ? orders.filter(isParcel) : orders;
  const left = orders.length - saved.length;
  if (as === 'courier' && saved.length === 0) return orderList.noParcels;
  const lines =
    as === 'courier'
      ? courierCsv(texts, saved)
      : ordersCsv(texts, saved, separatorFor(navigator.language));
  saveFile(`${as}-${shopDay(new Date()).name}.csv`, lines, 'text/csv;charset=utf-8');
  return left > 0 ? orderList.withoutUnsent(saved.length, left) : operations['export-orders'].done;
}
