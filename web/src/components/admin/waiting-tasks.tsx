import { messageSchema } from '@ghar/domain/messages/message';
import { orderSchema } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { productSchema } from '@ghar/domain/product/product';
import { messagesToReview, ordersToReview, productsLowOnStock } from '@ghar/domain/queries';
import { shopDay } from '@ghar/domain/shop-day';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MarkChatUnreadOutlined from '@mui/icons-material/MarkChatUnreadOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { bothLive, type Live } from '../../firebase/live.ts';
import { useLiveList, type Listed } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { Amount } from '../amount.tsx';
import { RouteLink } from '../route-link.tsx';
import { CustomerName } from './customer-name.tsx';
import { useFewLeft } from './few-left.ts';
import { LiveView } from './live-view.tsx';
import type { WaitingCounts } from './waiting-counts.ts';

/** Maximum messages and products listed individually. */
const LISTED = 5;
/** Few, and all listed: each requires asking the provider. */
const MAX_REVIEWS = 50;
/** Undelivered messages to read, so that the customers' can be sorted first. */
const MAX_MESSAGES = 50;
/** Days after which an undelivered message is no longer listed. */
const MESSAGE_DAYS = 7;

type Reviews = Listed<typeof orderSchema>;
type Stocks = Listed<typeof productSchema>;
type Messages = Listed<typeof messageSchema>;
type OrderWork = WaitingCounts & { readonly reviews: Reviews };

const hasNoOrderTasks = ({ reviews, ...counts }: OrderWork): boolean => {
  const { unconfirmed, toShip, owed, unpaid } = counts;
  return unconfirmed + toShip + owed + unpaid + reviews.items.length === 0;
};

const hasNoStockTasks = ({ items }: Stocks): boolean => items.length === 0;
/** Customers' messages first. Excludes test messages, whose result is shown where they were sent. */
const messageTasks = ({ items }: Messages): Messages['items'] =>
  items
    .filter(({ kind }) => kind !== 'test')
    .toSorted((one, other) => Number(one.order_id === null) - Number(other.order_id === null));
const hasNoMessageTasks = (messages: Messages): boolean => messageTasks(messages).length === 0;

/** Orders marked for review, live. */
export const useReviews = (): Live<Reviews> =>
  useLiveList(ordersToReview(), orderSchema, { limit: MAX_REVIEWS });

const Tasks = styled(List)({ padding: 0, marginInline: -10 });

type TaskProps = {
  to: string;
  icon: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  figure: ReactNode;
  urgent?: boolean;
};
const Task = ({ to, icon, name, note, figure, urgent = false }: TaskProps) => (
  <ListItem disablePadding>
    <ListItemButton component={RouteLink} to={to}>
      <ListItemIcon sx={{ color: urgent ? 'error.main' : 'secondary.main' }}>{icon}</ListItemIcon>
      <ListItemText primary={name} secondary={note} />
      <Typography
        component="strong"
        sx={{ fontSize: '1.1875rem', color: urgent ? 'error.main' : 'primary.main' }}
      >
        {figure}
      </Typography>
    </ListItemButton>
  </ListItem>
);

/** Of the list's URL. */
const yesterday = (): string => shopDay(new Date(), -1).name;

function OrderTasks({ unconfirmed, toShip, owed, unpaid, reviews }: OrderWork) {
  const texts = usePanelTexts().waiting;
  const { formats } = useTexts();
  return (
    <Tasks>
      {reviews.items.map((order) => (
        <Task
          key={order.id}
          to={`/admin/orders/${order.id}`}
          icon={<WarningAmberOutlined />}
          name={texts.review}
          note={<CustomerName order={order} />}
          figure={<bdi dir="ltr">{orderNumber(order.id)}…</bdi>}
          urgent
        />
      ))}
      {owed > 0 && (
        <Task
          to="/admin/orders?payment=owed&sort=oldest"
          icon={<UndoOutlined />}
          name={texts.owed}
          note={texts.owedNote}
          figure={<Amount>{formats.charge(owed)}</Amount>}
          urgent
        />
      )}
      {unconfirmed > 0 && (
        <Task
          to="/admin/orders?status=pending&payment=cleared&sort=oldest"
          icon={<FactCheckOutlined />}
          name={texts.unconfirmed}
          figure={formats.number(unconfirmed)}
        />
      )}
      {toShip > 0 && (
        <Task
          to="/admin/orders?status=confirmed&payment=cleared&sort=oldest"
          icon={<Inventory2Outlined />}
          name={texts.toShip}
          figure={formats.number(toShip)}
        />
      )}
      {unpaid > 0 && (
        <Task
          to={`/admin/orders?payment=pending&to=${yesterday()}&sort=oldest`}
          icon={<ScheduleOutlined />}
          name={texts.unpaid}
          figure={formats.number(unpaid)}
          urgent
        />
      )}
    </Tasks>
  );
}

function StockTasks({ items }: Stocks) {
  const texts = usePanelTexts().waiting;
  return (
    <Tasks>
      {items.map(({ id, name, stock_quantity }) => (
        <Task
          key={id}
          to="/admin/products"
          icon={<WarningAmberOutlined />}
          name={texts.lowStock}
          note={<bdi>{name}</bdi>}
          figure={texts.left(stock_quantity)}
          urgent={stock_quantity <= 0}
        />
      ))}
    </Tasks>
  );
}

function MessageTasks(messages: Messages) {
  const { waiting: texts, messageKinds } = usePanelTexts();
  const tasks = messageTasks(messages);
  return (
    <Tasks>
      {tasks.slice(0, LISTED).map(({ id, kind, order_id }) => (
        <Task
          key={id}
          to={order_id === null ? '/admin/settings' : `/admin/orders/${order_id}`}
          icon={<MarkChatUnreadOutlined />}
          name={texts.unsent}
          note={messageKinds[kind]}
          figure={order_id !== null && <bdi dir="ltr">{orderNumber(order_id)}…</bdi>}
          urgent
        />
      ))}
      {tasks.length > LISTED && (
        <ListItem>
          <Typography variant="body2" color="textSecondary">
            {texts.moreUnsent(tasks.length - LISTED)}
          </Typography>
        </ListItem>
      )}
    </Tasks>
  );
}

/** The products with at most `fewLeft` pieces; `children` if none. */
function StockWarnings({ fewLeft, children }: { fewLeft: number; children: ReactNode }) {
  const stocks = useLiveList(productsLowOnStock(fewLeft), productSchema, { limit: LISTED });
  return (
    <LiveView
      live={stocks}
      operation="load-product-figures"
      isEmpty={hasNoStockTasks}
      empty={children}
    >
      {(value) => <StockTasks {...value} />}
    </LiveView>
  );
}

/** The merchant's open tasks, as links. */
export function WaitingTasks({ counts }: { counts: Live<WaitingCounts> }) {
  const texts = usePanelTexts().waiting;
  const orders = bothLive(counts, useReviews(), (counted, reviews) => ({ ...counted, reviews }));
  const fewLeft = useFewLeft();
  const [since] = useState(() => shopDay(new Date(), -MESSAGE_DAYS).from);
  const messages = useLiveList(messagesToReview(since), messageSchema, { limit: MAX_MESSAGES });
  const hasTasks =
    orders.state !== 'ready' ||
    messages.state !== 'ready' ||
    !hasNoOrderTasks(orders.value) ||
    !hasNoMessageTasks(messages.value);
  return (
    <>
      <LiveView
        live={orders}
        operation="load-order-figures"
        skeleton={
          <Stack sx={{ gap: 1.5 }}>
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Stack>
        }
        isEmpty={hasNoOrderTasks}
      >
        {(value) => <OrderTasks {...value} />}
      </LiveView>
      <LiveView live={messages} operation="load-messages" isEmpty={hasNoMessageTasks}>
        {(value) => <MessageTasks {...value} />}
      </LiveView>
      {fewLeft.state === 'ready' && (
        <StockWarnings fewLeft={fewLeft.value}>
          {!hasTasks && (
            <Stack
              direction="row"
              sx={{ alignItems: 'center', gap: 1.5, paddingBlock: 1.5, color: 'text.secondary' }}
            >
              <CheckOutlined color="secondary" />
              {texts.nothing}
            </Stack>
          )}
        </StockWarnings>
      )}
    </>
  );
}
