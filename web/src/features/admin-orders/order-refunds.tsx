import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { refundSchema } from '@ghar/domain/order';
import { refundsOfOrder } from '@ghar/domain/queries';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { refundStatusColours } from '../../components/admin/status-colours.ts';
import { Amount } from '../../components/amount.tsx';
import { useLiveList } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** The refunds of an order, as the provider reports them; nothing if there are none. */
export function OrderRefunds({ orderId }: { orderId: string }) {
  const { refund: texts, refundStatuses, parts } = usePanelTexts();
  const { formats } = useTexts();
  const refunds = useLiveList(refundsOfOrder(orderId), refundSchema);
  const isEmpty =
    refunds.state === 'loading' ||
    (refunds.state === 'ready' &&
      refunds.value.items.length + refunds.value.unreadable.length === 0);
  if (isEmpty) return null;
  return (
    <Panel heading={texts.heading}>
      <LiveView live={refunds} operation="load-order-refunds">
        {({ items, unreadable }) => (
          <>
            <List disablePadding>
              {items.map(({ id, amount, status, reason, created_at }, index) => (
                <ListItem
                  key={id}
                  disableGutters
                  divider={index < items.length - 1}
                  sx={{ gap: 2 }}
                >
                  <ListItemText
                    primary={<Amount>{formats.charge(amount)}</Amount>}
                    secondary={
                      <>
                        <time dateTime={created_at.toISOString()}>
                          {formats.minute(created_at)}
                        </time>
                        {reason !== null && (
                          <>
                            ، <bdi>{reason}</bdi>
                          </>
                        )}
                      </>
                    }
                    slotProps={{ primary: { sx: { fontWeight: 'medium' } } }}
                  />
                  <Chip color={refundStatusColours[status]} label={refundStatuses[status]} />
                </ListItem>
              ))}
            </List>
            {unreadable.length > 0 && (
              <Typography variant="body2" color="error" sx={{ mt: 1.5 }}>
                {parts.unreadable(unreadable)}
              </Typography>
            )}
          </>
        )}
      </LiveView>
    </Panel>
  );
}
