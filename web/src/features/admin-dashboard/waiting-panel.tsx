import { formatCharge, formatNumber } from '@ghar/domain/currency';
import { orderSchema } from '@ghar/domain/order';
import { orderNumber } from '@ghar/domain/order-number';
import { LOW_STOCK, productSchema } from '@ghar/domain/product';
import { ordersToReview, productsLowOnStock } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/admin/icon.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { ListSkeleton } from '../../components/admin/skeleton.tsx';
import { Amount } from '../../components/amount.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import { useLiveList, type Listed } from '../../firebase/live-documents.ts';
import { waitingTexts as texts } from '../../i18n/ar/admin-dashboard.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import type { OrderSummary } from './figures.ts';
import { readUnpaidCount } from './readings.ts';
import { midnight } from './time-span.ts';
import { useReading } from './use-reading.ts';

/** So many of a kind are named. */
const NAMED = 5;

const Lists = styled('div')({
  display: 'grid',
  gap: 2,
  '& > ul': { display: 'grid', gap: 2, marginInline: -10 },
});
const Row = styled(RouteLink)({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  paddingInline: 10,
  paddingBlock: 8,
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.5,
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: '#fff' },
  '&:focus-visible': focusRing,
  '& svg': { color: colour.olive },
  '& small': { display: 'block', fontSize: '0.8438rem', color: colour.muted },
  '& strong': { fontSize: '1.1875rem', fontWeight: 450, color: colour.laurel },
  '&[data-urgent] svg, &[data-urgent] strong': { color: colour.clay },
});
const Nothing = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 12,
  color: colour.muted,
  '& svg': { color: colour.olive },
});

type TaskProps = {
  to: string;
  icon: IconName;
  name: ReactNode;
  note?: ReactNode;
  figure: ReactNode;
  urgent?: boolean;
};
const Task = ({ to, icon, name, note, figure, urgent = false }: TaskProps) => (
  <li>
    <Row to={to} {...(urgent && { 'data-urgent': '' })}>
      <Icon name={icon} />
      <span>
        {name}
        {note != null && <small>{note}</small>}
      </span>
      <strong>{figure}</strong>
    </Row>
  </li>
);

/** `2026-11-19`: the day before today, as the list of orders takes it. */
function yesterday(): string {
  const day = midnight(new Date(), -1);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

type Reviews = Listed<typeof orderSchema>;
type Stocks = Listed<typeof productSchema>;

type Waiting = Pick<OrderSummary, 'toShip' | 'owed'> & {
  readonly unpaid: number;
  readonly reviews: Reviews;
};

/** All of them, or the first that is not there. */
function together(
  orders: Live<OrderSummary>,
  unpaid: Live<number>,
  reviews: Live<Reviews>,
): Live<Waiting> {
  if (orders.state !== 'ready') return orders;
  if (unpaid.state !== 'ready') return unpaid;
  if (reviews.state !== 'ready') return reviews;
  const { toShip, owed } = orders.value;
  return { state: 'ready', value: { toShip, owed, unpaid: unpaid.value, reviews: reviews.value } };
}

const hasNoOrderTasks = ({ toShip, owed, unpaid, reviews }: Waiting): boolean =>
  toShip + owed + unpaid + reviews.items.length === 0;

const hasNoStockTasks = ({ items }: Stocks): boolean => items.length === 0;

const OrderTasks = ({ toShip, owed, unpaid, reviews }: Waiting) => (
  <ul>
    {reviews.items.map(({ id, customer_name }) => (
      <Task
        key={id}
        to={`/admin/orders/${id}`}
        icon="warning"
        name={texts.review}
        note={<bdi>{customer_name}</bdi>}
        figure={<bdi dir="ltr">{orderNumber(id)}…</bdi>}
        urgent
      />
    ))}
    {owed > 0 && (
      <Task
        to="/admin/orders?payment=owed&sort=oldest"
        icon="undo"
        name={texts.owed}
        note={texts.owedNote}
        figure={<Amount>{formatCharge(owed)}</Amount>}
        urgent
      />
    )}
    {toShip > 0 && (
      <Task
        to="/admin/orders?status=confirmed&payment=paid&sort=oldest"
        icon="products"
        name={texts.toShip}
        figure={formatNumber(toShip)}
      />
    )}
    {unpaid > 0 && (
      <Task
        to={`/admin/orders?payment=pending&to=${yesterday()}&sort=oldest`}
        icon="clock"
        name={texts.unpaid}
        figure={formatNumber(unpaid)}
        urgent
      />
    )}
  </ul>
);

const StockTasks = ({ items }: Stocks) => (
  <ul>
    {items.map(({ id, name, stock_quantity }) => (
      <Task
        key={id}
        to="/admin/products"
        icon="warning"
        name={texts.lowStock}
        note={<bdi>{name}</bdi>}
        figure={texts.left(stock_quantity)}
        urgent={stock_quantity <= 0}
      />
    ))}
  </ul>
);

/** What waits for the merchant, each a way to it. */
export function WaitingPanel({
  orders: figures,
  version,
  onRetry,
}: {
  orders: Live<OrderSummary>;
  /** What is counted here is counted anew when that changes. */
  version: string;
  /** Is to change the version. */
  onRetry: () => void;
}) {
  const unpaid = useReading(version, readUnpaidCount, onRetry);
  const reviews = useLiveList(ordersToReview(), orderSchema, { limit: NAMED });
  const stocks = useLiveList(productsLowOnStock(LOW_STOCK), productSchema, { limit: NAMED });
  const orders = together(figures, unpaid, reviews);
  const isQuiet =
    orders.state === 'ready' &&
    stocks.state === 'ready' &&
    hasNoOrderTasks(orders.value) &&
    hasNoStockTasks(stocks.value);
  return (
    <Panel heading={texts.heading}>
      {isQuiet && (
        <Nothing>
          <Icon name="check" />
          {texts.nothing}
        </Nothing>
      )}
      <Lists>
        <LiveView
          live={orders}
          operation="load-order-figures"
          skeleton={<ListSkeleton rows={3} />}
          isEmpty={hasNoOrderTasks}
          empty={null}
        >
          {(value) => <OrderTasks {...value} />}
        </LiveView>
        <LiveView
          live={stocks}
          operation="load-product-figures"
          skeleton={null}
          isEmpty={hasNoStockTasks}
          empty={null}
        >
          {(value) => <StockTasks {...value} />}
        </LiveView>
      </Lists>
    </Panel>
  );
}
