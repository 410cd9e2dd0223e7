import { messageSchema } from '@ghar/domain/messages/message';
import { orderNumber } from '@ghar/domain/order/order-number';
import { productSchema } from '@ghar/domain/product/product';
import { messagesToReview, productsLowOnStock } from '@ghar/domain/queries';
import { shopDay } from '@ghar/domain/shop-day';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import MarkChatUnreadOutlined from '@mui/icons-material/MarkChatUnreadOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { bothLive, type Live } from '../../firebase/live.ts';
import { useLiveList, type Listed } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { LiveView } from './live-view.tsx';
import { hasNoOrderTasks, OrderTasks, useReviews } from './order-tasks.tsx';
import { useTaskSettings } from './task-settings.ts';
import { useReading } from './use-reading.ts';
import type { WaitingCounts } from './waiting-counts.ts';
import { readCashTasks, readUnpaid } from './waiting-readings.ts';
import { Task, Tasks } from './waiting-task.tsx';

/** Maximum messages and products listed individually. */
const LISTED = 5;
/** Undelivered messages to read, so that the customers' can be sorted first. */
const MAX_MESSAGES = 50;
/** Days after which an undelivered message is no longer listed. */
const MESSAGE_DAYS = 7;

type Stocks = Listed<typeof productSchema>;
type Messages = Listed<typeof messageSchema>;

const hasNoStockTasks = ({ items }: Stocks): boolean => items.length === 0;
/** Customers' messages first. Excludes test messages, whose result is shown where they were sent. */
const messageTasks = ({ items }: Messages): Messages['items'] =>
  items
    .filter(({ kind }) => kind !== 'test')
    .toSorted((one, other) => Number(one.order_id === null) - Number(other.order_id === null));
const hasNoMessageTasks = (messages: Messages): boolean => messageTasks(messages).length === 0;

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

type WaitingTasksProps = {
  counts: Live<WaitingCounts>;
  /** The version of the counts. */
  version: string;
  /** Must change the version. */
  onRetry: () => void;
};

/** The merchant's open tasks, as links. */
export function WaitingTasks({ counts, version, onRetry }: WaitingTasksProps) {
  const texts = usePanelTexts().waiting;
  const settings = useTaskSettings();
  const days = settings.state === 'ready' ? settings.value.unpaid_task_days : null;
  const unpaid = useReading(
    days === null ? null : `${version}:${days}`,
    () => readUnpaid(new Date(), days!),
    onRetry,
  );
  const cash = useReading(version, () => readCashTasks(new Date()), onRetry);
  const orders = bothLive(
    bothLive(
      counts,
      bothLive(unpaid, cash, (found, open) => ({ unpaid: found, cash: open })),
      (counted, found) => ({ ...counted, ...found }),
    ),
    useReviews(),
    (counted, reviews) => ({ ...counted, reviews }),
  );
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
      {settings.state === 'ready' && (
        <StockWarnings fewLeft={settings.value.few_left}>
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
