import { orderSchema } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { ordersToReview } from '@ghar/domain/queries';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PhoneInTalkOutlined from '@mui/icons-material/PhoneInTalkOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { Live } from '../../firebase/live.ts';
import { useLiveList, type Listed } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { Amount } from '../amount.tsx';
import { CustomerName } from './customer-name.tsx';
import type { CashTasks, Unpaid, WaitingCounts } from './waiting-counts.ts';
import { Task, Tasks } from './waiting-task.tsx';

/** Few, and all listed: each requires asking the provider. */
const MAX_REVIEWS = 50;

type Reviews = Listed<typeof orderSchema>;
type OrderWork = WaitingCounts & {
  readonly unpaid: Unpaid;
  readonly cash: CashTasks;
  readonly reviews: Reviews;
};

export const hasNoOrderTasks = (work: OrderWork): boolean =>
  [
    work.unconfirmed,
    work.toShip,
    work.owed,
    work.unpaid.count,
    work.cash.pending,
    work.cash.confirmed,
    work.cash.late.count,
    work.cash.comingBack,
    work.reviews.items.length,
  ].every((count) => count === 0);

/** Orders marked for review, live. */
export const useReviews = (): Live<Reviews> =>
  useLiveList(ordersToReview(), orderSchema, { limit: MAX_REVIEWS });

/** What waits of the orders, each a link to exactly these. */
export function OrderTasks({ unconfirmed, toShip, owed, unpaid, cash, reviews }: OrderWork) {
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
      {cash.pending > 0 && (
        <Task
          to="/admin/orders?status=pending&payment=on-delivery&sort=oldest"
          icon={<PhoneInTalkOutlined />}
          name={texts.cashUnconfirmed}
          note={texts.cashUnconfirmedNote}
          figure={formats.number(cash.pending)}
        />
      )}
      {cash.confirmed > 0 && (
        <Task
          to="/admin/orders?status=confirmed&payment=on-delivery&sort=oldest"
          icon={<Inventory2Outlined />}
          name={texts.cashToShip}
          figure={formats.number(cash.confirmed)}
        />
      )}
      {cash.comingBack > 0 && (
        <Task
          to="/admin/orders?payment=coming-back&sort=oldest"
          icon={<AssignmentReturnOutlined />}
          name={texts.comingBack}
          note={texts.comingBackNote}
          figure={formats.number(cash.comingBack)}
        />
      )}
      {cash.late.count > 0 && (
        <Task
          to={`/admin/orders?payment=to-collect&to=${cash.late.to}&sort=oldest`}
          icon={<ScheduleOutlined />}
          name={texts.cashLate}
          note={texts.cashLateNote(cash.late.days)}
          figure={formats.number(cash.late.count)}
          urgent
        />
      )}
      {unpaid.count > 0 && (
        <Task
          to={`/admin/orders?payment=awaited&from=${unpaid.from}&to=${unpaid.to}&sort=oldest`}
          icon={<ScheduleOutlined />}
          name={texts.unpaid}
          note={texts.unpaidNote(unpaid.days)}
          figure={formats.number(unpaid.count)}
          urgent
        />
      )}
    </Tasks>
  );
}
