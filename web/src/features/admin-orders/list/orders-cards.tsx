import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { orderNumber } from '@ghar/domain/order/order-number';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { memo } from 'react';
import { CustomerName } from '../../../components/admin/customer-name.tsx';
import { OrderStateChip } from '../../../components/admin/order-state-chip.tsx';
import { Amount } from '../../../components/amount.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import type { OrdersViewProps, OrderViewProps } from './orders-view.ts';

/** Three lines; eight orders fit on 390 by 844 px. The link covers the card, below the checkbox. */
const Card = styled('li', { shouldForwardProp: (name) => name !== 'marked' })<{ marked: boolean }>(
  ({ theme, marked }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: 9,
    paddingInlineEnd: 14,
    backgroundColor: marked ? theme.palette.success.light : theme.palette.background.paper,
    '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${theme.palette.divider}` },
    '&:has(a:active)': { backgroundColor: theme.palette.sand },
    '& > .MuiCheckbox-root': { zIndex: 1, padding: 12, marginBlock: -4 },
    '& .line': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 26,
      lineHeight: 1.45,
      minWidth: 0,
    },
    '& .end': { display: 'flex', marginInlineStart: 'auto', flex: 'none' },
    '& .MuiChip-root': { minHeight: 24, fontSize: '0.8125rem' },
    '& .MuiChip-label': { paddingBlock: 0 },
    '& time, & .place, & .pieces': {
      ...theme.typography.caption,
      color: theme.palette.text.secondary,
    },
    '& strong': { fontWeight: theme.typography.fontWeightMedium },
    '& .pieces': { whiteSpace: 'nowrap' },
    '& strong, & .place': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .place': { maxWidth: '55%' },
    '& .owed': { ...theme.typography.caption, color: theme.palette.error.main },
    '& .refunded': { ...theme.typography.caption, color: theme.palette.text.secondary },
    '& .MuiLink-root': {
      ...theme.typography.caption,
      fontWeight: theme.typography.fontWeightMedium,
      letterSpacing: '0.02em',
      color: theme.palette.primary.main,
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { ...theme.mixins.focusRing, outlineOffset: -3 },
    },
  }),
);

/** A page of orders on narrow screens. Statuses are changed on the order's page. */
export function OrdersCards({ orders, fresh, selected, onSelect, way }: OrdersViewProps) {
  const texts = usePanelTexts().orderList;
  return (
    <List
      aria-label={texts.label}
      disablePadding
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: ({ layout }) => `${layout.cardRadius}px`,
        overflow: 'hidden',
      }}
    >
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          isFresh={fresh.has(order.id)}
          isSelected={selected.has(order.id)}
          onSelect={onSelect}
          way={way}
        />
      ))}
    </List>
  );
}

const OrderCard = memo(function OrderCard({
  order,
  isFresh,
  isSelected,
  onSelect,
  way,
}: OrderViewProps) {
  const { orderList: texts, testPayment } = usePanelTexts();
  const { countryShortNames, formats } = useTexts();
  const number = orderNumber(order.id);
  const owed = dirhamsFromFils(paymentOf(order).toGiveBack);
  const refunded = order.refunded_amount ?? 0;
  return (
    <Card marked={isSelected || isFresh}>
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={({ target }) => onSelect([order], target.checked)}
        slotProps={{ input: { 'aria-label': texts.select(number) } }}
      />
      <div>
        <div className="line">
          <Link
            component={RouteLink}
            to={`/admin/orders/${order.id}`}
            state={way}
            aria-label={texts.viewOrder(number)}
          >
            <bdi className="number">{number}</bdi>
          </Link>
          {isFresh && <Chip size="small" color="strong" label={texts.fresh} />}
          {order.payment_test && <Chip size="small" color="test" label={testPayment.mark} />}
          <time className="end" dateTime={order.created_at.toISOString()}>
            {formats.minute(order.created_at)}
          </time>
        </div>
        <div className="line">
          <strong>
            <CustomerName order={order} />
          </strong>
          <span className="place">
            {order.city !== '' && (
              <>
                <bdi>{order.city}</bdi>
                {formats.comma}
              </>
            )}
            {countryShortNames[order.country]}
          </span>
        </div>
        <div className="line">
          <Amount>{formats.charge(order.total_amount)}</Amount>
          <span className="pieces">{texts.piecesOf(order.quantity)}</span>
          <span className="end">
            <OrderStateChip order={order} />
          </span>
        </div>
        {refunded > 0 && (
          <div className="line">
            {owed > 0 ? (
              <span className="owed">{texts.owed(formats.charge(owed))}</span>
            ) : (
              <span className="refunded">{texts.refunded(formats.charge(refunded))}</span>
            )}
          </div>
        )}
      </div>
    </Card>
  );
});
