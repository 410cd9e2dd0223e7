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
import { COUNTRIES } from '@ghar/domain/country';
import { orderNumber } from '@ghar/domain/order-number';
import { owedAmount } from '@ghar/domain/owed-amount';
import type { ReactNode } from 'react';
import { Amount } from '../../components/amount.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { StoredOrder } from './order-steps.ts';
import type { ListWay } from './pager.tsx';
import { OrderStatusSelect, PaymentStatusSelect } from './status-select.tsx';

const COLUMNS = [
  'number',
  'customer',
  'phone',
  'country',
  'city',
  'address',
  'total',
  'status',
  'payment',
  'date',
  'view',
] as const;

/** A table; below 900 px each row is a card, with the headers beside the values. Browsers keep the table's roles. */
const OrdersContainer = styled(TableContainer)(({ theme }) => {
  return {
    '& .MuiTableCell-root': { paddingInline: 6, fontSize: '0.875rem', overflowWrap: 'normal' },
    '& .MuiTableCell-head': { fontSize: '0.8438rem' },
    '& .MuiTableCell-body': { paddingBlock: 4 },
    '& .MuiTableCell-root:first-of-type': { paddingInlineStart: 8 },
    '& .MuiTableCell-head:first-of-type': { paddingInlineStart: 20 },
    '& .MuiTableRow-root.Mui-selected': {
      '&, &:hover': { backgroundColor: theme.palette.success.light },
    },
    '& .MuiFormControlLabel-root': { margin: 0, whiteSpace: 'nowrap' },
    '& .MuiFormControlLabel-label': { fontSize: '0.8438rem', fontWeight: 450 },
    '& .MuiChip-root': { marginInlineStart: 8 },
    '& strong': {
      display: 'inline-block',
      minWidth: '5.5em',
      maxWidth: '14em',
      fontWeight: 450,
      overflowWrap: 'anywhere',
    },
    '& .phone > *': { fontSize: '0.8438rem', whiteSpace: 'nowrap' },
    '& .city > *': { display: 'inline-block', maxWidth: '7em' },
    '& .address > *': {
      display: 'block',
      maxWidth: '7.5em',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .total small': { display: 'block', color: theme.palette.error.main },
    '& .payment > span': { display: 'inline-flex', alignItems: 'center', gap: 2 },
    '& time': { display: 'inline-grid', lineHeight: 1.5, whiteSpace: 'nowrap' },
    '& time small': { ...theme.typography.caption, color: theme.palette.text.secondary },
    '& .view span': { display: 'none' },
    [theme.breakpoints.down(900)]: {
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      overflow: 'visible',
      '& .MuiTable-root, & .MuiTableRow-root': { display: 'block' },
      '& .MuiTableHead-root': theme.mixins.visuallyHidden,
      '& .MuiTableBody-root': { display: 'grid', gap: 12 },
      '& .MuiTableBody-root .MuiTableRow-root': {
        padding: '10px 18px',
        borderRadius: theme.layout.cardRadius,
        border: `1px solid ${theme.palette.divider}`,
        '&:not(.Mui-selected)': { backgroundColor: theme.palette.background.paper },
      },
      '& .MuiTableCell-body, & .MuiTableCell-body:first-of-type': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 20,
        minHeight: 31,
        padding: 0,
        border: 0,
        fontSize: '0.9375rem',
        textAlign: 'end',
        overflowWrap: 'anywhere',
        '&::before': {
          content: 'attr(data-label)',
          flex: 'none',
          fontSize: '0.8438rem',
          color: theme.palette.text.secondary,
        },
        '&.number, &.view': { justifyContent: 'start', gap: 0, '&::before': { display: 'none' } },
      },
      '& .MuiCheckbox-root': { marginInlineStart: -11 },
      '& .address > *': { maxWidth: '15em' },
      '& time': { display: 'inline-flex', alignItems: 'baseline', gap: 10 },
      '& .view .MuiIconButton-root': {
        gap: 8,
        width: '100%',
        marginBlock: '6px 4px',
        border: `1px solid ${theme.palette.divider}`,
        fontSize: '1rem',
      },
      '& .view span': { display: 'inline' },
    },
  };
});

type OrdersTableProps = {
  orders: readonly StoredOrder[];
  /** The ids of new orders. */
  fresh: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  way: ListWay;
};

/** The orders of a page, whose statuses are changed in place. */
export function OrdersTable({ orders, fresh, selected, onSelect, way }: OrdersTableProps) {
  const texts = usePanelTexts().orderList;
  return (
    <OrdersContainer>
      <Table aria-label={texts.label}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{texts[column]}</TableCell>
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
              onSelect={onSelect}
              way={way}
            />
          ))}
        </TableBody>
      </Table>
    </OrdersContainer>
  );
}

type OrderRowProps = Pick<OrdersTableProps, 'onSelect' | 'way'> & {
  order: StoredOrder;
  isFresh: boolean;
  isSelected: boolean;
};

function OrderRow({ order, isFresh, isSelected, onSelect, way }: OrderRowProps) {
  const { orderList: texts, testPayment } = usePanelTexts();
  const { countryShortNames, formats } = useTexts();
  const number = orderNumber(order.id);
  const owed = owedAmount(order);
  const cells: Readonly<Record<(typeof COLUMNS)[number], ReactNode>> = {
    number: (
      <>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isSelected}
              onChange={({ target }) => onSelect(order.id, target.checked)}
              slotProps={{ input: { 'aria-label': texts.select(number) } }}
            />
          }
          label={<bdi>{number}…</bdi>}
        />
        {order.payment_test && <Chip color="test" label={testPayment.mark} />}
        {isFresh && <Chip color="done" label={texts.fresh} />}
      </>
    ),
    customer: (
      <strong>
        <bdi>{order.customer_name}</bdi>
      </strong>
    ),
    phone: <bdi dir="ltr">{order.customer_phone}</bdi>,
    country: <span title={COUNTRIES[order.country].name}>{countryShortNames[order.country]}</span>,
    city: <bdi>{order.city}</bdi>,
    address: <span title={order.address}>{order.address}</span>,
    total: (
      <span>
        <Amount>{formats.charge(order.total_amount)}</Amount>
        {owed > 0 && (order.refunded_amount ?? 0) > 0 && (
          <small>{texts.owed(formats.charge(owed))}</small>
        )}
      </span>
    ),
    status: <OrderStatusSelect order={order} />,
    payment: (
      <span>
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
        color="primary"
        to={`/admin/orders/${order.id}`}
        state={way}
        aria-label={texts.viewOrder(number)}
        title={texts.view}
      >
        <VisibilityOutlined fontSize="small" />
        <span>{texts.view}</span>
      </IconButton>
    ),
  };
  return (
    <TableRow selected={isSelected || isFresh}>
      {COLUMNS.map((column) => (
        <TableCell key={column} className={column} data-label={texts[column]}>
          {cells[column]}
        </TableCell>
      ))}
    </TableRow>
  );
}
