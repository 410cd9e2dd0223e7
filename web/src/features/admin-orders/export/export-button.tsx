import ChevronIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import { orderSchema } from '@ghar/domain/order/order';
import { useOperation } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { allPages } from '../../../firebase/pages.ts';
import { usePanelTexts, type PanelTexts } from '../../../i18n/panel-texts.ts';
import { useExportMenu } from './export-menu.tsx';
import { asSorted, finderOf, wholeListQuery, type OrderList } from '../list/list-url.ts';
import { saveOrders, type Export } from './save-orders.ts';

/** Orders per read. */
const BATCH = 250;

/** @throws FirebaseError, and then saves no file: a partial export would look complete. */
async function exportOrders(
  texts: PanelTexts,
  list: OrderList,
  as: Export,
): Promise<{ unreadable: number; said: string }> {
  const orders: StoredOrder[] = [];
  const isFound = finderOf(list);
  let unreadable = 0;
  for (const query of wholeListQuery(list))
    for await (const batch of allPages(query, orderSchema, BATCH)) {
      orders.push(...batch.items.filter(isFound));
      unreadable += batch.unreadable.length;
    }
  // an order may be in two of the queries
  const each = [...new Map(orders.map((order) => [order.id, order])).values()];
  return { unreadable, said: saveOrders(texts, as, asSorted(list, each)) };
}

/** Exports all orders of a list, across pages, in the chosen format. */
export function ExportButton({ list }: { list: OrderList }) {
  const texts = usePanelTexts();
  const { run, busy } = useOperation('export-orders');
  const start = (as: Export) =>
    run(() => exportOrders(texts, list, as), {
      done: ({ unreadable, said }) =>
        unreadable > 0 ? texts.orderList.exportedWithout(unreadable) : said,
    });
  const { open, menu } = useExportMenu((as) => void start(as));
  return (
    <>
      <LoadingButton
        variant="outlined"
        loading={busy}
        loadingText={texts.orderList.exporting}
        aria-haspopup="menu"
        endIcon={<ChevronIcon />}
        onClick={open}
      >
        {texts.orderList.export}
      </LoadingButton>
      {menu}
    </>
  );
}
