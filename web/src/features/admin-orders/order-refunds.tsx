import { formatCharge } from '@ghar/domain/currency';
import { refundSchema } from '@ghar/domain/order';
import { refundsOfOrder } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { StatusMark } from '../../components/admin/status-chip.tsx';
import { Amount } from '../../components/amount.tsx';
import { useLiveList } from '../../firebase/live-documents.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { refundTexts as texts } from '../../i18n/ar/admin-order.ts';
import { formatMinute } from '../../i18n/ar/dates.ts';
import { refundStatusNames } from '../../i18n/ar/status.ts';
import { refundStatusLooks } from '../../theme/status-colours.ts';
import { colour } from '../../theme/tokens.ts';

const Refunds = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '2px 16px',
    paddingBlock: 10,
  },
  '& > li + li': { borderBlockStart: `1px solid ${colour.rule}` },
  '& strong': { fontWeight: 500 },
  '& small': { gridColumn: '1 / -1', fontSize: '0.8438rem', color: colour.muted },
});
const Unreadable = styled('p')({ marginBlockStart: 12, fontSize: '0.8438rem', color: colour.clay });

/** What was given back of an order's money, as the provider tells; nothing where there is none. */
export function OrderRefunds({ orderId }: { orderId: string }) {
  const refunds = useLiveList(refundsOfOrder(orderId), refundSchema);
  const isQuiet =
    refunds.state === 'loading' ||
    (refunds.state === 'ready' &&
      refunds.value.items.length + refunds.value.unreadable.length === 0);
  if (isQuiet) return null;
  return (
    <Panel heading={texts.heading}>
      <LiveView
        live={refunds}
        operation="load-order-refunds"
        skeleton={null}
        isEmpty={() => false}
        empty={null}
      >
        {({ items, unreadable }) => (
          <>
            <Refunds>
              {items.map(({ id, amount, status, reason, created_at }) => (
                <li key={id}>
                  <strong>
                    <Amount>{formatCharge(amount)}</Amount>
                  </strong>
                  <StatusMark look={refundStatusLooks[status]} name={refundStatusNames[status]} />
                  <small>
                    <time dateTime={created_at.toISOString()}>{formatMinute(created_at)}</time>
                    {reason !== null && (
                      <>
                        ، <bdi>{reason}</bdi>
                      </>
                    )}
                  </small>
                </li>
              ))}
            </Refunds>
            {unreadable.length > 0 && (
              <Unreadable>{adminPartTexts.unreadable(unreadable)}</Unreadable>
            )}
          </>
        )}
      </LiveView>
    </Panel>
  );
}
