import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { orderSchema } from '@ghar/domain/order';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
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
import { OrdersTable } from './orders-table.tsx';
import { FIRST_PAGE, Pager, trailOf, type ListWay } from './pager.tsx';

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

/** A live page of the list. Remount it for another page or list. */
export function OrdersList({ list }: { list: OrderList }) {
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

type SelectableOrdersProps = {
  orders: readonly StoredOrder[];
  fresh: ReadonlySet<string>;
  way: ListWay;
};

function SelectableOrders({ orders, ...rest }: SelectableOrdersProps) {
  const texts = usePanelTexts().bulk;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = orders.filter(({ id }) => chosen.has(id));
  const isWhole = selected.length === orders.length;
  const select = (id: string, isSelected: boolean): void =>
    setChosen(
      (last) => new Set(isSelected ? [...last, id] : [...last].filter((one) => one !== id)),
    );
  return (
    <>
      {selected.length > 0 && <BulkBar orders={selected} onClear={() => setChosen(new Set())} />}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isWhole}
            indeterminate={selected.length > 0 && !isWhole}
            onChange={({ target }) =>
              setChosen(new Set(target.checked ? orders.map(({ id }) => id) : []))
            }
          />
        }
        label={texts.selectAll}
        slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
        sx={{ ml: 0, mb: 0.5 }}
      />
      <OrdersTable orders={orders} selected={chosen} onSelect={select} {...rest} />
    </>
  );
}
