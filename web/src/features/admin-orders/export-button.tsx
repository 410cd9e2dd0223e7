import { orderSchema } from '@ghar/domain/order';
import { useOperation } from '../../components/admin/operation.ts';
import { LoadingButton } from '../../components/loading-button.tsx';
import { allPages } from '../../firebase/pages.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { dayCell, separatorFor } from './csv.ts';
import { isFound, orderListQuery, type OrderList } from './list-address.ts';
import { orderCsvLine, ordersCsvHead } from './orders-csv.ts';

/** Orders per read. */
const BATCH = 250;

function download(name: string, lines: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...lines], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @throws FirebaseError, without a file: a part of the orders would look complete. */
async function exportOrders(texts: PanelTexts, list: OrderList): Promise<{ unreadable: number }> {
  const separator = separatorFor(navigator.language);
  const lines = [ordersCsvHead(texts, separator)];
  let unreadable = 0;
  for await (const batch of allPages(orderListQuery(list), orderSchema, BATCH)) {
    const found = batch.items.filter((order) => isFound(list, order));
    lines.push(...found.map((order) => orderCsvLine(texts, order, separator)));
    unreadable += batch.unreadable.length;
  }
  download(`orders-${dayCell(new Date())}.csv`, lines);
  return { unreadable };
}

/** Exports all orders of a list, from every page of it. */
export function ExportButton({ list }: { list: OrderList }) {
  const texts = usePanelTexts();
  const { run, busy } = useOperation('export-orders');
  const start = () =>
    run(() => exportOrders(texts, list), {
      done: ({ unreadable }) =>
        unreadable > 0
          ? texts.orderList.exportedWithout(unreadable)
          : texts.operations['export-orders'].done,
    });
  return (
    <LoadingButton
      variant="outlined"
      loading={busy}
      loadingText={texts.orderList.exporting}
      onClick={() => void start()}
    >
      {texts.orderList.export}
    </LoadingButton>
  );
}
