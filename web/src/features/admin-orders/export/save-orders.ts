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
 * Downloads orders as a CSV file named by date. For a courier only parcels, those recorded as shipped last, and no file
 * if there are none. Returns the result's text.
 */
export function saveOrders(texts: PanelTexts, as: Export, orders: readonly StoredOrder[]): string {
  const { orderList, operations } = texts;
  const save = (lines: readonly string[]): void =>
    saveFile(`${as}-${shopDay(new Date()).name}.csv`, lines, 'text/csv;charset=utf-8');
  if (as === 'orders') {
    save(ordersCsv(texts, orders, separatorFor(navigator.language)));
    return operations['export-orders'].done;
  }
  const parcels = orders.filter(isParcel);
  if (parcels.length === 0) return orderList.noParcels;
  const shipped = parcels.filter(({ status }) => status === 'shipped');
  save(courierCsv(texts, [...parcels.filter((one) => !shipped.includes(one)), ...shipped]));
  const left = orders.length - parcels.length;
  if (shipped.length + left === 0) return operations['export-orders'].done;
  return orderList.savedParcels({ saved: parcels.length, shipped: shipped.length, left });
}
