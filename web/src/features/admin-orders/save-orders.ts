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
  const url = URL.createObjectURL(new Blob([...lines], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${as}-${dayCell(new Date())}.csv`;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
