import { formatCharge } from '@ghar/domain/currency';
import { orderSchema } from '@ghar/domain/order';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { ListSkeleton } from '../../components/admin/skeleton.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLivePage } from '../../firebase/pages.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { bulkTexts, orderListTexts as texts } from '../../i18n/ar/admin-orders.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { BulkBar } from './bulk-bar.tsx';
import {
  conditionOf,
  formatOrderList,
  isNarrowed,
  isReversed,
  orderListQuery,
  type OrderList,
} from './list-address.ts';
import { OrdersTable } from './orders-table.tsx';
import { FIRST_PAGE, Pager, trailOf, type ListWay } from './pager.tsx';
import type { StoredOrder } from './stored-order.ts';
import { useArrivals } from './use-arrivals.ts';

const PAGE_SIZE = 25;

const SelectAll = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  marginBlockEnd: 4,
  paddingInlineStart: 17,
  fontSize: '0.9063rem',
  color: colour.muted,
  cursor: 'pointer',
  '& input': { width: 19, height: 19, margin: 0, accentColor: colour.laurel },
});
const Arrived = styled('output')({
  display: 'block',
  paddingInline: 18,
  borderRadius: radius.control,
  backgroundColor: colour.leafSoft,
  color: colour.laurel,
  fontWeight: 500,
  '&:not(:empty)': { marginBlockEnd: 12, paddingBlock: 8 },
});

const NoOrders = ({ list, hasMore }: { list: OrderList; hasMore: boolean }) => {
  if (hasMore) return <EmptyState title={texts.noneHere} text={texts.noneHereText} />;
  if (!isNarrowed(list) && list.after === null)
    return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <EmptyState
      title={texts.none}
      text={isReversed(list) ? texts.reversed : texts.noneText}
      action={
        <ButtonLink variant="outlined" to="/admin/orders" state={FIRST_PAGE}>
          {texts.showAll}
        </ButtonLink>
      }
    />
  );
};

/** A page of the list, live. Another list, or another page of it, is another component. */
export function OrdersList({ list }: { list: OrderList }) {
  const { state } = useLocation();
  const page = useLivePage(orderListQuery(list), orderSchema, {
    size: PAGE_SIZE,
    having: conditionOf(list),
    after: list.after,
  });
  const orders = page.state === 'ready' ? page.value.items : null;
  const arrived = useArrivals(orders, formatOrderList(list) === '');
  const [newest] = arrived;
  return (
    <>
      <Arrived>
        {newest && texts.arrived(newest.customer_name, formatCharge(newest.total_amount))}
      </Arrived>
      <LiveView
        live={page}
        operation="load-orders"
        skeleton={<ListSkeleton rows={8} />}
        isEmpty={() => false}
        empty={null}
      >
        {({ unreadable, next }) => (
          <>
            {unreadable.length > 0 && <Notice message={adminPartTexts.unreadable(unreadable)} />}
            {orders === null || orders.length === 0 ? (
              <NoOrders list={list} hasMore={next !== null} />
            ) : (
              <Orders
                orders={orders}
                fresh={new Set(arrived.map(({ id }) => id))}
                way={{ list: formatOrderList(list), trail: trailOf(state) }}
              />
            )}
            <Pager list={list} next={next} />
          </>
        )}
      </LiveView>
    </>
  );
}

/** The orders of a page, and those of them that are selected. */
function Orders({
  orders,
  fresh,
  way,
}: {
  orders: readonly StoredOrder[];
  fresh: ReadonlySet<string>;
  way: ListWay;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = orders.filter(({ id }) => chosen.has(id));
  const select = (ids: readonly string[], isSelected: boolean): void =>
    setChosen((last) => {
      const next = new Set(last);
      for (const id of ids)
        if (isSelected) next.add(id);
        else next.delete(id);
      return next;
    });
  return (
    <>
      {selected.length > 0 && <BulkBar orders={selected} onClear={() => setChosen(new Set())} />}
      <SelectAll>
        <input
          type="checkbox"
          checked={selected.length === orders.length}
          onChange={({ target }) =>
            select(
              orders.map(({ id }) => id),
              target.checked,
            )
          }
        />
        {bulkTexts.selectAll}
      </SelectAll>
      <OrdersTable
        orders={orders}
        fresh={fresh}
        selected={chosen}
        onSelect={(id, isSelected) => select([id], isSelected)}
        way={way}
      />
    </>
  );
}
