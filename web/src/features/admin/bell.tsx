import { paymentOf } from '@ghar/domain/order/payment-of';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useRef, useState, type MouseEvent } from 'react';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { OrderGlance } from '../../components/admin/order-glance.tsx';
import { useIsAdmin } from '../../components/admin/panel-role.ts';
import { useCloseOnBack } from '../../components/admin/unsaved-work.ts';
import { useReading } from '../../components/admin/use-reading.ts';
import { useReviews } from '../../components/admin/order-tasks.tsx';
import { readWaitingCounts } from '../../components/admin/waiting-readings.ts';
import { WaitingTasks } from '../../components/admin/waiting-tasks.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { NewOrders } from './use-new-orders.ts';
import { useOrderSound } from './use-order-sound.ts';

/** Maximum new orders listed. */
const NAMED = 6;

function Waiting() {
  const [retries, setRetries] = useState(0);
  const retry = (): void => setRetries(retries + 1);
  const version = String(retries);
  const counts = useReading(version, readWaitingCounts, retry);
  return <WaitingTasks counts={counts} version={version} onRetry={retry} />;
}

/** New orders and open tasks, from every section: counted on the bell, listed when opened. */
export function Bell({ newOrders }: { newOrders: NewOrders }) {
  const { bell: texts, dashboard } = usePanelTexts();
  const { orders, lastArrival, markSeen } = newOrders;
  const sound = useOrderSound(lastArrival);
  const reviews = useReviews();
  const isAdmin = useIsAdmin();
  const toReview = isAdmin && reviews.state === 'ready' ? reviews.value.items.length : 0;
  const button = useRef<HTMLButtonElement>(null);
  const horizontal = useTheme().direction === 'rtl' ? 'right' : 'left';
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    markSeen();
  };
  useCloseOnBack(open, close);
  /** Closes on a followed link; other presses keep it open. */
  const closeByLink = ({ target }: MouseEvent): void => {
    if ((target as Element).closest('a')) close();
  };
  const fresh = {
    count: orders.length,
    paid: orders.filter((order) => paymentOf(order).isPaid).length,
  };
  const count = fresh.count + toReview;
  return (
    <>
      <Badge
        color="error"
        overlap="circular"
        badgeContent={count}
        slotProps={{ badge: { 'aria-hidden': true, sx: { pointerEvents: 'none' } } }}
      >
        <IconAction
          ref={button}
          icon={<NotificationsNoneRounded />}
          label={count === 0 ? texts.heading : texts.counts(fresh, toReview)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      </Badge>
      <Popover
        open={open}
        anchorEl={() => button.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': texts.heading,
            sx: ({ layout, palette }) => ({
              width: 400,
              maxWidth: 'calc(100vw - 32px)',
              mt: 1,
              padding: 2.5,
              border: `1px solid ${palette.divider}`,
              borderRadius: `${layout.cardRadius}px`,
              backgroundColor: 'background.paper',
              boxShadow: '0 24px 56px -20px rgb(42 41 32 / 45%)',
            }),
          },
        }}
      >
        <Box component="section" aria-label={texts.fresh} onClick={closeByLink}>
          {orders.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.nothingNew}
            </Typography>
          ) : (
            <>
              <Typography variant="h4" component="h2">
                {texts.fresh}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {texts.freshOrders(fresh)}
              </Typography>
              <List sx={{ mx: -1.25 }}>
                {orders.slice(0, NAMED).map((order) => (
                  <ListItem key={order.id} disablePadding>
                    <ListItemButton component={RouteLink} to={`/admin/orders/${order.id}`}>
                      <OrderGlance order={order} />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
              {orders.length > NAMED && (
                <Button component={RouteLink} to="/admin/orders" variant="text" sx={{ px: 0 }}>
                  {dashboard.allOrders}
                </Button>
              )}
            </>
          )}
        </Box>
        {isAdmin && (
          <>
            <Divider sx={{ my: 1.5 }} />
            <Box component="section" aria-label={texts.waiting} onClick={closeByLink}>
              <Typography variant="h4" component="h2">
                {texts.waiting}
              </Typography>
              <Waiting />
            </Box>
          </>
        )}
        <Divider sx={{ my: 1.5 }} />
        <FormControlLabel
          labelPlacement="start"
          control={<Switch checked={sound.isOn} onChange={(_, isOn) => sound.setOn(isOn)} />}
          label={texts.sound}
          sx={{ display: 'flex', justifyContent: 'space-between', m: 0 }}
        />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {texts.soundHint}
        </Typography>
      </Popover>
    </>
  );
}
