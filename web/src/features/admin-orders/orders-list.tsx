import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { orderSchema } from '@ghar/domain/order';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CARDS_BELOW } from '../../components/admin/card-table.ts';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useLivePage } from '../../firebase/pages.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import {
  conditionOf,
  formatOrderList,
  isNarrowed,
  isReversed,
  orderListQuery,
  type OrderList,
} from './list-address.ts';
import type { StoredOrder } from './order-steps.ts';
import { OrdersCards } from './orders-cards.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrdersViewProps } from './orders-view.ts';
import { FIRST_PAGE, Pager, trailOf } from './pager.tsx';

const PAGE_SIZE = 25;

/**
 * Orders that arrived since the list was opened, newest first. `orders` are null while loading.
 *
 * All orders (`isWhole`): newer than the newest at the time, whatever the reader's clock says. A part
 * of them may lack the newest, and an old order may enter it by a change: there an order must also
 * be newer than the opening of the list, by the reader's clock.
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

function NoOrders({ list, hasMore }: { list: OrderList; hasMore: boolean }) {
  const texts = usePanelTexts().orderList;
  if (hasMore) return <EmptyState title={texts.noneHere} text={texts.noneHereText} />;
  if (!isNarrowed(list) && list.after === null)
    return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <EmptyState
      title={texts.none}
      text={isReversed(list) ? texts.reversed : texts.noneText}
      action={
        <Button component={RouteLink} variant="outlined" to="/admin/orders" state={FIRST_PAGE}>
          {texts.showAll}
        </Button>
      }
    />
  );
}

/** The orders that are selected, by their ids. They stay selected on other pages of the list. */
export type Selection = ReadonlyMap<string, StoredOrder>;
type OrdersListProps = {
  list: OrderList;
  selection: Selection;
  onSelect: (change: (last: Selection) => Selection) => void;
};

/** A live page of the list. Remount it for another page or list. */
export function OrdersList({ list, selection, onSelect }: OrdersListProps) {
  const { orderList: texts, parts } = usePanelTexts();
  const { formats } = useTexts();
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

type SelectableOrdersProps = Omit<OrdersViewProps, 'selected' | 'onSelect'> &
  Omit<OrdersListProps, 'list'>;

function SelectableOrders({ orders, selection, onSelect, ...rest }: SelectableOrdersProps) {
  const texts = usePanelTexts().bulk;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(CARDS_BELOW), {
    noSsr: true,
  });
  const View = isNarrow ? OrdersCards : OrdersTable;
  const here = orders.filter(({ id }) => selection.has(id));
  const isWhole = here.length === orders.length;
  const select = (some: readonly StoredOrder[], isSelected: boolean): void =>
    onSelect((last) => {
      const next = new Map(last);
      for (const order of some) {
        if (isSelected) next.set(order.id, order);
        else next.delete(order.id);
      }
      return next;
    });
  // Those of this page as they are now.
  const latest = new Map([...selection, ...here.map((order) => [order.id, order] as const)]);
  return (
    <>
      {latest.size > 0 && (
        <BulkBar orders={[...latest.values()]} onClear={() => onSelect(() => new Map())} />
      )}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isWhole}
            indeterminate={here.length > 0 && !isWhole}
            onChange={({ target }) => select(orders, target.checked)}
          />
        }
        label={texts.selectAll}
        slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
        sx={{ ml: 0, mb: 0.5 }}
      />
      <View
        orders={orders}
        selected={new Set(selection.keys())}
        onSelect={(order, isSelected) => select([order], isSelected)}
        {...rest}
      />
    </>
  );
}
