import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { formatNumber } from '@ghar/domain/money/currency';
import { orderNumber } from '@ghar/domain/order/order-number';
import { isGivenBack, orderState } from '@ghar/domain/order/order-state';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { CustomerName } from '../../../components/admin/customer-name.tsx';
import { Amount } from '../../../components/amount.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { sortsOf, type Sort } from './list-url.ts';
import type { OrdersViewProps, OrderViewProps } from './orders-view.ts';
import { OrderStatusSelect, PaymentStatusSelect } from '../status/status-select.tsx';

const COLUMNS = [
  'number',
  'customer',
  'phone',
  'country',
  'city',
  'address',
  'pieces',
  'total',
  'status',
  'payment',
  'date',
  'view',
] as const;

/** Denser than other tables, for its twelve columns. */
const OrdersContainer = styled(TableContainer)(({ theme }) => ({
  '& .MuiTableCell-root': { paddingInline: 5, fontSize: '0.875rem', overflowWrap: 'normal' },
  '& .MuiTableCell-head': { height: 48, paddingBlock: 2, fontSize: '0.8438rem' },
  '& .MuiTableCell-body': { paddingBlock: 4 },
  '& .MuiTableCell-root:first-of-type': { paddingInlineStart: 12 },
  '& .MuiTableCell-head:first-of-type': { paddingInlineStart: 16 },
  // Its button has its own margin.
  '& .MuiTableCell-body:last-of-type': { paddingInline: 0 },
  '& .MuiCheckbox-root': { padding: '12px 4px' },
  '& .MuiTableRow-root.Mui-selected': {
    '&, &:hover': { backgroundColor: theme.palette.success.light },
    // An edge for chips in the row's colour.
    '& .MuiSelect-select': { boxShadow: 'inset 0 0 0 1px currentcolor' },
  },
  '& .MuiFormControlLabel-root': { margin: 0, whiteSpace: 'nowrap' },
  '& .MuiFormControlLabel-label, & .phone': { fontSize: '0.8438rem', fontWeight: 450 },
  '& .MuiFormControlLabel-label': { display: 'grid', justifyItems: 'start', gap: 2 },
  '& .phone, & time': { whiteSpace: 'nowrap' },
  // Names and most cities stay on one line; the address shrinks.
  '& strong': {
    display: 'inline-block',
    width: 'max-content',
    minWidth: '5.5em',
    maxWidth: '9em',
    fontWeight: 450,
    overflowWrap: 'anywhere',
  },
  '& .city': {
    display: 'inline-block',
    width: 'max-content',
    maxWidth: '7em',
    overflowWrap: 'break-word',
  },
  '& .address': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minWidth: '4em',
    fontSize: '0.8438rem',
    overflow: 'hidden',
    lineHeight: 1.5,
  },
  '& .MuiTableSortLabel-root': {
    gap: 2,
    minHeight: 44,
    fontWeight: 'inherit',
    '& .MuiTableSortLabel-icon': { margin: 0, fontSize: '1rem', opacity: 0.45 },
    '&:hover .MuiTableSortLabel-icon, &.Mui-active .MuiTableSortLabel-icon': { opacity: 1 },
    '&.Mui-active': { fontWeight: theme.typography.fontWeightMedium },
  },
  // Wider than its heading, to stay apart from the next.
  '& .pieces': { display: 'inline-block', minWidth: '2.8em' },
  '& .owed': { display: 'block', color: theme.palette.error.main },
  '& .refunded, & .method': { display: 'block', color: theme.palette.text.secondary },
  '& .payment': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& time': { display: 'inline-grid', lineHeight: 1.5 },
  '& time small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& .MuiIconButton-root': { color: theme.palette.primary.main },
}));

type Column = (typeof COLUMNS)[number];
type Direction = 'asc' | 'desc';

/** Sortable columns, and the initial direction. */
const SORTED: Partial<Record<Column, Readonly<Record<Direction, Sort> & { first: Direction }>>> = {
  date: { asc: 'oldest', desc: 'newest', first: 'desc' },
  total: { asc: 'amount-asc', desc: 'amount-desc', first: 'desc' },
  status: { asc: 'status-asc', desc: 'status-desc', first: 'asc' },
};
const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

type HeadingProps = Pick<OrdersViewProps, 'list' | 'onSort' | 'takeSortFocus'> & { column: Column };

/** A column heading; a button if the list can be sorted by it. */
function Heading({ column, list, onSort, takeSortFocus }: HeadingProps) {
  const texts = usePanelTexts().orderList;
  const button = useRef<HTMLSpanElement>(null);
  const sorts = SORTED[column];
  const direction = sorts && (['asc', 'desc'] as const).find((one) => sorts[one] === list.sort);
  const isActive = direction !== undefined;
  useEffect(() => {
    if (isActive && takeSortFocus()) button.current?.focus({ preventScroll: true });
  }, [isActive, takeSortFocus]);
  if (!sorts || !sortsOf(list).includes(sorts.asc)) return <TableCell>{texts[column]}</TableCell>;
  const next = direction === sorts.first ? opposite(sorts.first) : sorts.first;
  return (
    <TableCell sortDirection={direction ?? false}>
      <TableSortLabel
        ref={button}
        active={isActive}
        direction={direction ?? sorts.first}
        IconComponent={ArrowDownwardRounded}
        onClick={() => onSort(sorts[next])}
      >
        {texts[column]}
      </TableSortLabel>
    </TableCell>
  );
}

/** A page of orders, with editable statuses. */
export function OrdersTable({
  orders,
  list,
  onSort,
  takeSortFocus,
  fresh,
  selected,
  ...rest
}: OrdersViewProps) {
  const texts = usePanelTexts().orderList;
  return (
    <OrdersContainer>
      <Table aria-label={texts.label}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <Heading key={column} {...{ column, list, onSort, takeSortFocus }} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isFresh={fresh.has(order.id)}
              isSelected={selected.has(order.id)}
              {...rest}
            />
          ))}
        </TableBody>
      </Table>
    </OrdersContainer>
  );
}

type OrderRowProps = OrderViewProps & Pick<OrdersViewProps, 'onCancelled'>;

const OrderRow = memo(function OrderRow({
  order,
  isFresh,
  isSelected,
  onSelect,
  onCancelled,
  way,
}: OrderRowProps) {
  const { orderList: texts, orderStates, paymentMethods, testPayment } = usePanelTexts();
  const { countryNames, countryShortNames, formats } = useTexts();
  const number = orderNumber(order.id);
  const owed = dirhamsFromFils(paymentOf(order).toGiveBack);
  const refunded = order.refunded_amount ?? 0;
  const cells: Readonly<Record<(typeof COLUMNS)[number], ReactNode>> = {
    number: (
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={({ target }) => onSelect([order], target.checked)}
            slotProps={{ input: { 'aria-label': texts.select(number) } }}
          />
        }
        label={
          <>
            <bdi className="number">{number}…</bdi>
            {order.payment_test && <Chip component="span" color="test" label={testPayment.mark} />}
            {isFresh && <Chip component="span" color="strong" label={texts.fresh} />}
          </>
        }
      />
    ),
    customer: (
      <strong>
        <CustomerName order={order} />
      </strong>
    ),
    phone: (
      <bdi className="phone" dir="ltr">
        {order.customer_phone}
      </bdi>
    ),
    country: <span title={countryNames[order.country]}>{countryShortNames[order.country]}</span>,
    city: <bdi className="city">{order.city}</bdi>,
    address: (
      <span className="address" title={order.address}>
        {order.address}
      </span>
    ),
    pieces: <span className="pieces">{formatNumber(order.quantity)}</span>,
    total: (
      <span>
        <Amount>{formats.charge(order.total_amount)}</Amount>
        {isGivenBack(order) ? (
          <small className="refunded">{orderStates[orderState(order)]}</small>
        ) : (
          refunded > 0 && (
            <small className="refunded">{texts.refunded(formats.charge(refunded))}</small>
          )
        )}
        {owed > 0 && <small className="owed">{texts.owed(formats.charge(owed))}</small>}
        {order.payment_method === 'cash' && <small className="method">{paymentMethods.cash}</small>}
      </span>
    ),
    status: <OrderStatusSelect order={order} onCancelled={() => onCancelled(order)} />,
    payment: (
      <span className="payment">
        {order.payment_needs_review && (
          <WarningAmberRounded color="error" fontSize="small" titleAccess={texts.needsReview} />
        )}
        <PaymentStatusSelect order={order} />
      </span>
    ),
    date: (
      <time dateTime={order.created_at.toISOString()}>
        {formats.shortDay(order.created_at)}
        <small>{formats.clock(order.created_at)}</small>
      </time>
    ),
    view: (
      <IconButton
        component={RouteLink}
        to={`/admin/orders/${order.id}`}
        state={way}
        aria-label={texts.viewOrder(number)}
        title={texts.view}
      >
        <VisibilityOutlined fontSize="small" />
      </IconButton>
    ),
  };
  return (
    <TableRow selected={isSelected || isFresh}>
      {COLUMNS.map((column) => (
        <TableCell key={column}>{cells[column]}</TableCell>
      ))}
    </TableRow>
  );
});
