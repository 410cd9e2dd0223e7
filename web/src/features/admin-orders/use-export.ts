import { orderSchema } from '@ghar/domain/order';
import { useOperation } from '../../components/admin/operation.ts';
import { allPages } from '../../firebase/pages.ts';
import { orderListTexts as texts } from '../../i18n/ar/admin-orders.ts';
import { OPERATIONS } from '../../i18n/ar/admin-operations.ts';
import { dayCell, separatorFor } from './csv.ts';
import { isFound, orderListQuery, type OrderList } from './list-address.ts';
import { orderCsvLine, ordersCsvHead } from './orders-csv.ts';

/** How many orders are fetched at once. */
const BATCH = 250;

/** Hands the reader a file. */
function download(name: string, lines: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...lines], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @throws FirebaseError, and then there is no file: half of the orders would look like all of them. */
async function exportOrders(list: OrderList): Promise<{ unreadable: number }> {
  const separator = separatorFor(navigator.language);
  const lines = [ordersCsvHead(separator)];
  let unreadable = 0;
  for await (const batch of allPages(orderListQuery(list), orderSchema, BATCH)) {
    const found = batch.items.filter((order) => isFound(list, order));
    lines.push(...found.map((order) => orderCsvLine(order, separator)));
    unreadable += batch.unreadable.length;
  }
  download(`orders-${dayCell(new Date())}.csv`, lines);
  return { unreadable };
}

/** Makes a file of all the orders of a list, on whatever page they are. */
export function useExport(list: OrderList) {
  const { run, busy } = useOperation('export-orders');
  const start = (): void => {
    if (!busy)
      void run(() => exportOrders(list), {
        done: ({ unreadable }) =>
          unreadable > 0 ? texts.exportedWithout(unreadable) : OPERATIONS['export-orders'].done,
      });
  };
  return { start, busy };
}
