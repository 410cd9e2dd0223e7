import { saveFile } from '../../browser/save-file.ts';
import type { PanelTexts } from '../../i18n/panel-texts.ts';
import { courierCsv } from './courier-csv.ts';
import { dayCell, separatorFor } from './csv.ts';
import type { StoredOrder } from './order-steps.ts';
import { ordersCsv } from './orders-csv.ts';

/** What orders are saved as: all of them for spreadsheets, or the parcels for a courier. */
export const EXPORTS = ['orders', 'courier'] as const;
export type Export = (typeof EXPORTS)[number];

/** Downloads orders as a CSV file, named after the day. */
export function saveOrders(texts: PanelTexts, as: Export, orders: readonly StoredOrder[]): void {
  const lines =
    as === 'courier'
      ? courierCsv(texts, orders)
      : ordersCsv(texts, orders, separatorFor(navigator.language));
  saveFile(`${as}-${dayCell(new Date())}.csv`, lines, 'text/csv;charset=utf-8');
}
