import type { PanelTexts } from '../../i18n/panel-texts.ts';
import { dayCell, separatorFor } from './csv.ts';
import type { StoredOrder } from './order-steps.ts';
import { orderCsvLine, ordersCsvHead } from './orders-csv.ts';

/** Downloads orders as a CSV file for spreadsheets, named after the day. */
export function saveOrders(texts: PanelTexts, orders: readonly StoredOrder[]): void {
  const separator = separatorFor(navigator.language);
  const lines = [
    ordersCsvHead(texts, separator),
    ...orders.map((order) => orderCsvLine(texts, order, separator)),
  ];
  const url = URL.createObjectURL(new Blob(lines, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `orders-${dayCell(new Date())}.csv`;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
