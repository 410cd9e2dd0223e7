import { orderSchema } from '@ghar/domain/order';
import { useOperation } from '../../components/admin/operation.ts';
import { LoadingButton } from '../../components/loading-button.tsx';
import { allPages } from '../../firebase/pages.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { asSorted, finderOf, wholeListQuery, type OrderList } from './list-address.ts';
import type { StoredOrder } from './order-steps.ts';
import { saveOrders } from './save-orders.ts';

/** Orders per read. */
const BATCH = 250;

/** @throws FirebaseError, without a file: a part of the orders would look complete. */
async function exportOrders(texts: PanelTexts, list: OrderList): Promise<{ unreadable: number }> {
  const orders: StoredOrder[] = [];
  const isFound = finderOf(list);
  let unreadable = 0;
  for await (const batch of allPages(wholeListQuery(list), orderSchema, BATCH)) {
    orders.push(...batch.items.filter(isFound));
    unreadable += batch.unreadable.length;
  }
  saveOrders(texts, asSorted(list, orders));
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
