import type { orderSchema } from '@ghar/domain/order/order';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { OrderGlance } from '../../components/admin/order-glance.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import { isEmptyList, type Listed } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { Placeholders } from './placeholders.tsx';

/** Number of orders shown (specification, section 9). */
export const LATEST = 5;

type LatestOrdersProps = { live: Live<Listed<typeof orderSchema>> };

/** The newest orders, live. */
export function LatestOrders({ live }: LatestOrdersProps) {
  const { dashboard: texts, parts } = usePanelTexts();
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
                    <OrderGlance order={order} />
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
