import type { orderSchema } from '@ghar/domain/order';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { OrderStateChip } from '../../components/admin/order-state-chip.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { Amount } from '../../components/amount.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import { isEmptyList, type Listed } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { Placeholders } from './placeholders.tsx';

/** How many orders are shown (specification, section 9). */
export const LATEST = 5;

type LatestOrdersProps = { live: Live<Listed<typeof orderSchema>> };

/** The newest orders, live. */
export function LatestOrders({ live }: LatestOrdersProps) {
  const { dashboard: texts, parts, testPayment } = usePanelTexts();
  const { formats } = useTexts();
  return (
    <Panel
      heading={texts.latest}
      actions={
        <Button component={RouteLink} variant="text" to="/admin/orders" sx={{ px: 0 }}>
          {texts.allOrders}
        </Button>
      }
    >
      <LiveView
        live={live}
        operation="load-order-figures"
        skeleton={<Placeholders heights={Array<number>(LATEST).fill(56)} />}
        isEmpty={isEmptyList}
        empty={<EmptyState title={texts.noOrders} text={texts.noOrdersText} />}
      >
        {({ items, unreadable }) => (
          <>
            <List disablePadding sx={{ '& .MuiListItemButton-root': { mx: -1.25 } }}>
              {items.map((order, index) => (
                <ListItem key={order.id} disablePadding divider={index < items.length - 1}>
                  <ListItemButton component={RouteLink} to={`/admin/orders/${order.id}`}>
                    <ListItemText
                      primary={<bdi>{order.customer_name}</bdi>}
                      secondary={
                        <time dateTime={order.created_at.toISOString()}>
                          {formats.minute(order.created_at)}
                        </time>
                      }
                    />
                    <Stack sx={{ flex: 'none', alignItems: 'end', gap: 0.5 }}>
                      <Amount>{formats.charge(order.total_amount)}</Amount>
                      <Stack direction="row" sx={{ gap: 0.75 }}>
                        {order.payment_test && <Chip color="test" label={testPayment.mark} />}
                        <OrderStateChip order={order} />
                      </Stack>
                    </Stack>
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
            {unreadable.length > 0 && (
              <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
                {parts.unreadable(unreadable)}
              </Alert>
            )}
          </>
        )}
      </LiveView>
    </Panel>
  );
}
