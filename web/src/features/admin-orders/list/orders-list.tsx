import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { orderSchema } from '@ghar/domain/order/order';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CARDS_BELOW } from '../../../components/admin/card-table.ts';
import { EmptyState } from '../../../components/admin/empty-state.tsx';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { LiveView } from '../../../components/admin/live-view.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { useLivePage } from '../../../firebase/pages.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import {
  conditionOf,
  conflictOf,
  formatOrderList,
  isNarrowed,
  orderListQuery,
  type OrderList,
} from './list-url.ts';
import { OrdersCards } from './orders-cards.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrdersViewProps } from './orders-view.ts';
import { PAGE_SIZE } from './page-jumps.ts';
import { FIRST_PAGE, Pager, trailOf } from './pager.tsx';
import { isOwedAfter, RefundDialog } from '../refunds/refund-dialog.tsx';
import { wholeList } from './whole-list.ts';
import { MAX_COUNTED, useListNumbers, type ListNumbers } from './use-list-numbers.ts';

/**
 * Orders that arrived since the list was opened, newest first. `orders` are null while loading.
 * For all orders (`isWhole`): newer than the newest at opening, independent of the reader's clock. A filtered list may
 * gain an old order by a change, so there an order must also be newer than the opening, by the reader's clock.
 */
function useArrivals(
  orders: readonly StoredOrder[] | null,
  isWhole: boolean,
): readonly StoredOrder[] {
  const [opened] = useState(Date.now);
  const [since, setSince] = useState<number | null>(null);
  if (orders === null) return [];
  if (since === null) {
    const times = orders.map(({ created_at }) => created_at.getTime());
    setSince(Math.max(isWhole ? 0 : opened, ...times));
    return [];
  }
  return orders
    .filter(({ created_at }) => created_at.getTime() > since)
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
}

/** The empty state of a list, with a way out if there are other orders. */
export function NoOrders({ list, hasMore }: { list: OrderList; hasMore: boolean }) {
  const { orderList: texts, enterOrder } = usePanelTexts();
  const isAdmin = useIsAdmin();
  const conflict = conflictOf(list);
  if (hasMore) return <EmptyState title={texts.noneHere} text={texts.noneHereText} />;
  if (!isNarrowed(list) && list.after === null)
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        action={
          isAdmin && (
            <Button component={RouteLink} variant="outlined" to="/admin/orders/new">
              {enterOrder.open}
            </Button>
          )
        }
      />
    );
  return (
    <EmptyState
      title={texts.none}
      text={conflict === null ? texts.noneText : texts.conflicts[conflict]}
      action={
        <Button component={RouteLink} variant="outlined" to="/admin/orders" state={FIRST_PAGE}>
          {texts.showAll}
        </Button>
      }
    />
  );
}

/** Ids of the selected orders. They stay selected on other pages and after leaving the list. */
export type Selection = ReadonlySet<string>;
type OrdersListProps = {
  list: OrderList;
  selection: Selection;
  onSelect: (change: (last: Selection) => Selection) => void;
} & Pick<OrdersViewProps, 'onSort' | 'takeSortFocus'>;

/** A live page of the list. Remount it for another page or list. */
export function OrdersList({ list, selection, onSelect, onSort, takeSortFocus }: OrdersListProps) {
  const { orderList: texts, parts } = usePanelTexts();
  const { formats } = useTexts();
  const { state } = useLocation();
  const page = useLivePage(orderListQuery(list), orderSchema, {
    size: PAGE_SIZE,
    having: conditionOf(list),
    after: list.after,
  });
  const orders = page.state === 'ready' ? page.value.items : null;
  const numbers = useListNumbers(list, page.state === 'ready' ? page.value : null);
  const address = formatOrderList(list);
  const arrived = useArrivals(orders, address === '');
  const [newest] = arrived;
  /** A paid order that was cancelled here; it may have left the list. */
  const [cancelled, setCancelled] = useState<StoredOrder | null>(null);
  const onCancelled = useCallback((order: StoredOrder): void => {
    if (isOwedAfter(order)) setCancelled(order);
  }, []);
  const way = useMemo(() => ({ list: address, trail: trailOf(state) }), [address, state]);
  return (
    <>
      <Box
        component="output"
        sx={({ palette, shape }) => ({
          display: 'block',
          px: 2.25,
          borderRadius: `${shape.borderRadius}px`,
          backgroundColor: palette.success.light,
          color: palette.success.main,
          fontWeight: 'fontWeightMedium',
          '&:not(:empty)': { mb: 1.5, py: 1 },
        })}
      >
        {newest && texts.arrived(newest.customer_name, formats.charge(newest.total_amount))}
      </Box>
      <LiveView
        live={page}
        operation="load-orders"
        skeleton={
          <Stack sx={{ gap: 1.5 }}>
            {Array.from({ length: 8 }, (_, row) => (
              <Skeleton key={row} height={56} />
            ))}
          </Stack>
        }
      >
        {({ unreadable, next }) => (
          <>
            {unreadable.length > 0 && (
              <Alert tabIndex={-1}>
                <AlertTitle>{parts.unreadable(unreadable)}</AlertTitle>
              </Alert>
            )}
            {orders === null || orders.length === 0 ? (
              <NoOrders list={list} hasMore={next !== null} />
            ) : (
              <SelectableOrders
                orders={orders}
                selection={selection}
                onSelect={onSelect}
                onCancelled={onCancelled}
                caption={<RangeText numbers={numbers} count={orders.length + unreadable.length} />}
                total={numbers?.total ?? orders.length}
                list={list}
                onSort={onSort}
                takeSortFocus={takeSortFocus}
                fresh={new Set(arrived.map(({ id }) => id))}
                way={way}
              />
            )}
            <Pager list={list} numbers={numbers} next={next} />
          </>
        )}
      </LiveView>
      {selection.size > 0 && (
        <BulkBar
          selection={selection}
          orders={orders ?? []}
          onClear={() => onSelect(() => new Set())}
        />
      )}
      {cancelled && (
        <RefundDialog
          order={orders?.find(({ id }) => id === cancelled.id) ?? cancelled}
          ask={{ isCancelled: true }}
          onClose={() => setCancelled(null)}
        />
      )}
    </>
  );
}

/** More orders than anybody changes at once. */
const MAX_SELECTED = 500;

/** Selects all orders of a list that has more pages, up to {@link MAX_SELECTED}. */
function SelectWholeList({
  list,
  total,
  onSelect,
}: Pick<OrdersListProps, 'list' | 'onSelect'> & { total: number }) {
  const { bulk: texts } = usePanelTexts();
  const { run, busy } = useOperation('load-orders');
  const select = async (): Promise<void> => {
    const ids = new Set<string>();
    const read = await run(async () => {
      for await (const { items } of wholeList(list)) for (const { id } of items) ids.add(id);
    });
    if (read.ok) onSelect(() => ids);
  };
  return (
    <LoadingButton
      variant="text"
      size="small"
      loading={busy}
      loadingText={texts.selecting}
      onClick={() => void select()}
    >
      {texts.selectWhole(total)}
    </LoadingButton>
  );
}

/** The number of orders and the range shown. Empty while unknown. */
function RangeText({ numbers, count }: { numbers: ListNumbers | null; count: number }) {
  const texts = usePanelTexts().orderList;
  if (numbers === null) return null;
  const { before, total } = numbers;
  const all = total < MAX_COUNTED ? texts.all(total) : texts.allOrMore(total);
  const isPlaced = before < MAX_COUNTED && count < total;
  return isPlaced ? texts.range(before + 1, before + count, all) : all;
}

type SelectableOrdersProps = Omit<OrdersViewProps, 'selected' | 'onSelect'> &
  Omit<OrdersListProps, 'list'> & {
    caption: ReactNode;
    /** The orders of all pages, as far as known. */
    total: number;
  };

function SelectableOrders({
  orders,
  selection,
  onSelect,
  caption,
  total,
  ...rest
}: SelectableOrdersProps) {
  const texts = usePanelTexts().bulk;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(CARDS_BELOW), {
    noSsr: true,
  });
  const View = isNarrow ? OrdersCards : OrdersTable;
  const here = orders.filter(({ id }) => selection.has(id)).length;
  const isWhole = here === orders.length;
  const select = useCallback(
    (some: readonly StoredOrder[], isSelected: boolean): void =>
      onSelect((last) => {
        const next = new Set(last);
        for (const { id } of some) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [onSelect],
  );
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}
      >
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isWhole}
              indeterminate={here > 0 && !isWhole}
              onChange={({ target }) => select(orders, target.checked)}
            />
          }
          label={texts.selectAll}
          slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
          sx={{ ml: 0 }}
        />
        {isWhole && total > orders.length && total <= MAX_SELECTED && selection.size < total && (
          <SelectWholeList list={rest.list} total={total} onSelect={onSelect} />
        )}
        <Typography variant="body2" color="textSecondary">
          {caption}
        </Typography>
      </Stack>
      <View orders={orders} selected={selection} onSelect={select} {...rest} />
    </>
  );
}
