import { formatCharge } from '@ghar/domain/currency';
import type { orderSchema } from '@ghar/domain/order';
import { styled } from '@mui/material/styles';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { ListSkeleton } from '../../components/admin/skeleton.tsx';
import { OrderStatusChip, TestMark } from '../../components/admin/status-chip.tsx';
import { Amount } from '../../components/amount.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import type { Listed } from '../../firebase/live-documents.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { dashboardTexts as texts } from '../../i18n/ar/admin-dashboard.ts';
import { formatMinute } from '../../i18n/ar/dates.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';

/** How many are shown (specification, section 9). */
export const LATEST = 5;

const Rows = styled('ul')({
  '& > li + li': { borderBlockStart: `1px solid ${colour.rule}` },
});
const Row = styled(RouteLink)({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '2px 16px',
  marginInline: -10,
  paddingInline: 10,
  paddingBlock: 12,
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: '#fff' },
  '&:focus-visible': focusRing,
  '& strong': { fontWeight: 450 },
  '& time': { gridRow: 2, fontSize: '0.8438rem', color: colour.muted },
  '& .amount': { textAlign: 'end' },
  '& .status': { display: 'flex', gap: 6, justifySelf: 'end' },
});
const Unreadable = styled('p')({ marginBlockStart: 12, fontSize: '0.8438rem', color: colour.clay });

type LatestOrdersProps = { live: Live<Listed<typeof orderSchema>> };

/** The orders that came last, live. */
export const LatestOrders = ({ live }: LatestOrdersProps) => (
  <Panel
    heading={texts.latest}
    actions={
      <ButtonLink variant="text" to="/admin/orders" style={{ paddingInline: 0 }}>
        {texts.allOrders}
      </ButtonLink>
    }
  >
    <LiveView
      live={live}
      operation="load-order-figures"
      skeleton={<ListSkeleton rows={LATEST} />}
      isEmpty={({ items, unreadable }) => items.length + unreadable.length === 0}
      empty={<EmptyState title={texts.noOrders} text={texts.noOrdersText} />}
    >
      {({ items, unreadable }) => (
        <>
          <Rows>
            {items.map(({ id, customer_name, created_at, total_amount, status, payment_test }) => (
              <li key={id}>
                <Row to={`/admin/orders/${id}`}>
                  <strong>
                    <bdi>{customer_name}</bdi>
                  </strong>
                  <span className="amount">
                    <Amount>{formatCharge(total_amount)}</Amount>
                  </span>
                  <time dateTime={created_at.toISOString()}>{formatMinute(created_at)}</time>
                  <span className="status">
                    {payment_test && <TestMark />}
                    <OrderStatusChip status={status} />
                  </span>
                </Row>
              </li>
            ))}
          </Rows>
          {unreadable.length > 0 && (
            <Unreadable>{adminPartTexts.unreadable(unreadable)}</Unreadable>
          )}
        </>
      )}
    </LiveView>
  </Panel>
);
