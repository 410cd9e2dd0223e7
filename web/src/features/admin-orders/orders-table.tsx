import { COUNTRIES } from '@ghar/domain/country';
import { formatCharge } from '@ghar/domain/currency';
import { orderNumber } from '@ghar/domain/order-number';
import { owedAmount } from '@ghar/domain/owed-amount';
import { styled } from '@mui/material/styles';
import { AS_CARDS, DataTable, type Column } from '../../components/admin/data-table.tsx';
import { Icon } from '../../components/admin/icon.tsx';
import { TestMark } from '../../components/admin/status-chip.tsx';
import { Amount } from '../../components/amount.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { orderListTexts as texts } from '../../i18n/ar/admin-orders.ts';
import { countryShortNames } from '../../i18n/ar/order-page.ts';
import { colour, focusRing, radius, visuallyHidden } from '../../theme/tokens.ts';
import { OrderMoment } from './order-moment.tsx';
import type { ListWay } from './pager.tsx';
import { OrderStatusSelect, PaymentStatusSelect } from './status-select.tsx';
import type { StoredOrder } from './stored-order.ts';

/** Twelve things stand in a row: they stand closer than in other tables. */
const Dense = styled('div')({
  overflowX: 'auto',
  '& table': { fontSize: '0.875rem', overflowWrap: 'normal' },
  '& table th, & table td': { paddingInline: 6 },
  '& table td': { paddingBlock: 4 },
  '& table th:first-of-type': { paddingInlineStart: 20 },
  '& table td:first-of-type': { paddingInlineStart: 10 },
  '& table tr:has([data-fresh]), & table tr:has(:checked:not(option))': {
    backgroundColor: colour.leafSoft,
  },
  [AS_CARDS]: {
    overflowX: 'visible',
    '& table': { fontSize: '0.9375rem', overflowWrap: 'anywhere' },
    '& table td, & table td:first-of-type': { padding: 0 },
    // eleven of them to a card: what is only read stands closer
    '& table td:not(:has(select, a))': { minHeight: 31 },
  },
});
const Choice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 450,
  whiteSpace: 'nowrap',
  '& input': {
    width: 19,
    height: 19,
    margin: 0,
    marginInline: '10px 8px',
    [AS_CARDS]: { marginInlineStart: 0 },
    accentColor: colour.laurel,
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
  '& bdi': { fontSize: '0.8438rem' },
});
const Fresh = styled('span')({
  paddingInline: 8,
  marginInlineStart: 8,
  borderRadius: radius.pill,
  backgroundColor: colour.laurel,
  color: '#fff',
  fontSize: '0.8125rem',
  fontWeight: 450,
});
const Name = styled('strong')({
  display: 'inline-block',
  minWidth: '5.5em',
  maxWidth: '14em',
  fontWeight: 450,
  overflowWrap: 'anywhere',
});
const City = styled('span')({
  display: 'inline-block',
  maxWidth: '7em',
  overflowWrap: 'break-word',
});
const Phone = styled('bdi')({ fontSize: '0.8438rem', whiteSpace: 'nowrap' });
const Address = styled('span')({
  display: 'block',
  maxWidth: '7.5em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [AS_CARDS]: { maxWidth: '15em' },
});
const Owed = styled('small')({ display: 'block', color: colour.clay });
const Payment = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 2 });
const Warning = styled('span')({
  display: 'inline-flex',
  color: colour.clay,
  '& span': visuallyHidden,
});
const View = styled(RouteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  borderRadius: radius.control,
  color: colour.laurel,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colour.sand },
  '& span': { display: 'none' },
  [AS_CARDS]: {
    width: '100%',
    marginBlock: '6px 4px',
    border: `1px solid ${colour.rule}`,
    '& span': { display: 'inline' },
  },
});

type OrdersTableProps = {
  orders: readonly StoredOrder[];
  /** The ids of those that have just come. */
  fresh: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  /** The way back to the list: the part of its address that says which orders it holds, and its trail. */
  way: ListWay;
};

const columnsOf = ({
  fresh,
  selected,
  onSelect,
  way,
}: Omit<OrdersTableProps, 'orders'>): readonly Column<StoredOrder>[] => [
  {
    id: 'number',
    header: texts.number,
    wide: true,
    cell: ({ id, payment_test }) => (
      <>
        <Choice>
          <input
            type="checkbox"
            aria-label={texts.select(orderNumber(id))}
            checked={selected.has(id)}
            onChange={({ target }) => onSelect(id, target.checked)}
          />
          <bdi>{orderNumber(id)}…</bdi>
        </Choice>
        {payment_test && <TestMark />}
        {fresh.has(id) && <Fresh data-fresh="">{texts.fresh}</Fresh>}
      </>
    ),
  },
  {
    id: 'customer',
    header: texts.customer,
    cell: ({ customer_name }) => (
      <Name>
        <bdi>{customer_name}</bdi>
      </Name>
    ),
  },
  {
    id: 'phone',
    header: texts.phone,
    cell: ({ customer_phone }) => <Phone dir="ltr">{customer_phone}</Phone>,
  },
  {
    id: 'country',
    header: texts.country,
    cell: ({ country }) => (
      <span title={COUNTRIES[country].name}>{countryShortNames[country]}</span>
    ),
  },
  {
    id: 'city',
    header: texts.city,
    cell: ({ city }) => (
      <City>
        <bdi>{city}</bdi>
      </City>
    ),
  },
  {
    id: 'address',
    header: texts.address,
    cell: ({ address }) => <Address title={address}>{address}</Address>,
  },
  {
    id: 'total',
    header: texts.total,
    cell: (order) => (
      <>
        <Amount>{formatCharge(order.total_amount)}</Amount>
        {isPartlyOwed(order) && <Owed>{texts.owed(formatCharge(owedAmount(order)))}</Owed>}
      </>
    ),
  },
  {
    id: 'status',
    header: texts.status,
    cell: (order) => <OrderStatusSelect order={order} />,
  },
  {
    id: 'payment',
    header: texts.payment,
    cell: (order) => (
      <Payment>
        {order.payment_needs_review && (
          <Warning title={texts.needsReview}>
            <Icon name="warning" size={20} />
            <span>{texts.needsReview}</span>
          </Warning>
        )}
        <PaymentStatusSelect order={order} />
      </Payment>
    ),
  },
  {
    id: 'date',
    header: texts.date,
    cell: ({ created_at }) => <OrderMoment time={created_at} />,
  },
  {
    id: 'actions',
    header: texts.view,
    wide: true,
    cell: ({ id }) => (
      <View
        to={`/admin/orders/${id}`}
        state={way}
        aria-label={texts.viewOrder(orderNumber(id))}
        title={texts.view}
      >
        <Icon name="eye" />
        <span>{texts.view}</span>
      </View>
    ),
  },
];

/** Some of it was given back already. */
const isPartlyOwed = (order: StoredOrder): boolean =>
  owedAmount(order) > 0 && (order.refunded_amount ?? 0) > 0;

/** The orders of a page: what an admin does most is done in the row. */
export const OrdersTable = ({ orders, ...rest }: OrdersTableProps) => (
  <Dense>
    <DataTable label={texts.label} columns={columnsOf(rest)} rows={orders} rowId={({ id }) => id} />
  </Dense>
);
