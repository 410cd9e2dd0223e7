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
import Typography from '@mui/material/Typography';
import { COUNTRIES } from '@ghar/domain/country';
import { formatNumber } from '@ghar/domain/currency';
import { orderNumber } from '@ghar/domain/order-number';
import { owedAmount } from '@ghar/domain/owed-amount';
import type { ReactNode } from 'react';
import { Amount } from '../../components/amount.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { OrdersViewProps, OrderViewProps } from './orders-view.ts';
import { OrderStatusSelect, PaymentStatusSelect } from './status-select.tsx';

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
  '& .MuiTableCell-head': { fontSize: '0.8438rem' },
  '& .MuiTableCell-body': { paddingBlock: 4 },
  '& .MuiTableCell-root:first-of-type': { paddingInlineStart: 8 },
  '& .MuiTableCell-head:first-of-type': { paddingInlineStart: 16 },
  '& .MuiCheckbox-root': { padding: '12px 8px' },
  '& .MuiTableRow-root.Mui-selected': {
    '&, &:hover': { backgroundColor: theme.palette.success.light },
  },
  '& .MuiFormControlLabel-root': { margin: 0, whiteSpace: 'nowrap' },
  '& .MuiFormControlLabel-label, & .phone': { fontSize: '0.8438rem', fontWeight: 450 },
  '& .phone, & time': { whiteSpace: 'nowrap' },
  '& .MuiChip-root': { marginInlineStart: 8 },
  '& strong': {
    display: 'inline-block',
    minWidth: '5.5em',
    maxWidth: '14em',
    fontWeight: 450,
    overflowWrap: 'anywhere',
  },
  '& .city': { display: 'inline-block', maxWidth: '7em', overflowWrap: 'break-word' },
  '& .address': { display: 'block', maxWidth: '6.5em' },
  '& .owed': { display: 'block', color: theme.palette.error.main },
  '& .payment': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& time': { display: 'inline-grid', lineHeight: 1.5 },
  '& time small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& .MuiIconButton-root': { color: theme.palette.primary.main },
}));

/** The orders of a page, whose statuses are changed in place. */
export function OrdersTable({ orders, ...rest }: OrdersViewProps) {
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
            <OrderRow key={order.id} order={order} {...rest} />
          ))}
        </TableBody>
      </Table>
    </OrdersContainer>
  );
}

function OrderRow({ order, fresh, selected, onSelect, way }: OrderViewProps) {
  const { orderList: texts, testPayment } = usePanelTexts();
  const { countryShortNames, formats } = useTexts();
  const number = orderNumber(order.id);
  const isFresh = fresh.has(order.id);
  const isSelected = selected.has(order.id);
  const owed = owedAmount(order);
  const cells: Readonly<Record<(typeof COLUMNS)[number], ReactNode>> = {
    number: (
      <>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isSelected}
              onChange={({ target }) => onSelect(order, target.checked)}
              slotProps={{ input: { 'aria-label': texts.select(number) } }}
            />
          }
          label={<bdi className="number">{number}…</bdi>}
        />
        {order.payment_test && <Chip color="test" label={testPayment.mark} />}
        {isFresh && <Chip color="strong" label={texts.fresh} />}
      </>
    ),
    customer: (
      <strong>
        <bdi>{order.customer_name}</bdi>
      </strong>
    ),
    phone: (
      <bdi className="phone" dir="ltr">
        {order.customer_phone}
      </bdi>
    ),
    country: <span title={COUNTRIES[order.country].name}>{countryShortNames[order.country]}</span>,
    city: <bdi className="city">{order.city}</bdi>,
    address: (
      <Typography noWrap variant="inherit" className="address" title={order.address}>
        {order.address}
      </Typography>
    ),
    pieces: formatNumber(order.quantity),
    total: (
      <span>
        <Amount>{formats.charge(order.total_amount)}</Amount>
        {owed > 0 && (order.refunded_amount ?? 0) > 0 && (
          <small className="owed">{texts.owed(formats.charge(owed))}</small>
        )}
      </span>
    ),
    status: <OrderStatusSelect order={order} />,
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
}
