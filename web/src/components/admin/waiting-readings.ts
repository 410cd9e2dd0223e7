import { dirhamsFromFils, fils, sumDirhams } from '@ghar/domain/money/money';
import { isGivenBack } from '@ghar/domain/order/order-state';
import { paymentOf } from '@ghar/domain/order/payment-of';
import {
  ordersBeingRefunded,
  ordersInStatuses,
  ordersMatching,
  ordersOnDelivery,
  ordersToSend,
  ordersToSendAndReview,
  ordersToSendRefunded,
  overpaidOrders,
  refunds,
} from '@ghar/domain/queries';
import { OPEN_STATUSES, SENT_STATUSES } from '@ghar/domain/order/status';
import { shopDay } from '@ghar/domain/shop-day';
import { countAndSumOf, countOf, readEach } from '../../firebase/aggregates.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import {
  owedOf,
  owedSchema,
  tasksOf,
  type CashTasks,
  type OpenCounts,
  type OwedOrder,
  type Unpaid,
  type WaitingCounts,
} from './waiting-counts.ts';

/** The orders of cards that were not paid, of as many days before today. @throws FirebaseError */
export async function readUnpaid(now: Date, days: number): Promise<Unpaid> {
  const [first, last] = [shopDay(now, -days), shopDay(now, -1)];
  const pending = { payment_status: 'pending', from: first.from, to: last.to } as const;
  const [all, cash] = await Promise.all([
    countOf(ordersMatching(pending)),
    countOf(ordersMatching({ ...pending, payment_method: 'cash' })),
  ]);
  return { count: all - cash, days, from: first.name, to: last.name };
}

/** Couriers hand over what they have collected within a week or two. */
const LATE_DAYS = 14;

/**
 * What waits of the cash orders. Reads those that are cancelled and have not ended, which are few, since the database cannot
 * query a parcel that is not back. @throws FirebaseError
 */
export async function readCashTasks(now: Date): Promise<CashTasks> {
  const { name: to, to: before } = shopDay(now, -LATE_DAYS);
  const pending = { payment_status: 'pending', payment_method: 'cash' } as const;
  const [open, late, cancelled] = await Promise.all([
    readEach(OPEN_STATUSES, (status) => countOf(ordersOnDelivery([status]))),
    readEach(SENT_STATUSES, (status) =>
      countOf(ordersMatching({ ...pending, status, to: before })),
    ),
    fetchDocuments(ordersMatching({ ...pending, status: 'cancelled' }), owedSchema),
  ]);
  return {
    ...open,
    late: { count: late.shipped + late.delivered, days: LATE_DAYS, to },
    comingBack: cancelled.filter((order) => paymentOf(order).isComingBack).length,
  };
}

/** What is owed of an overpaid order beside that of a cancelled one, in fils. */
function overpaidOf(order: OwedOrder): number {
  const { toGiveBack, owed } = paymentOf(order);
  return toGiveBack - owed;
}

/** What would be owed, in fils, if it were not at the provider. */
const underwayOf = (order: OwedOrder): number =>
  paymentOf({ ...order, refunding_amount: 0 }).owed - paymentOf(order).owed;

/**
 * What must be given back beyond the sums of cancelled orders, in dirhams: that of overpaid orders, less what is at the
 * provider already. Reads these orders, which are few. @throws FirebaseError
 */
export async function readOwedAdjustment(
  isWanted: (order: OwedOrder) => boolean = () => true,
): Promise<number> {
  const [overpaid, refunded] = await Promise.all([
    fetchDocuments(overpaidOrders(), owedSchema),
    fetchDocuments(ordersBeingRefunded(), owedSchema),
  ]);
  const amounts = [
    ...overpaid.filter(isWanted).map(overpaidOf),
    ...refunded.filter(isWanted).map((order) => -underwayOf(order)),
  ];
  return sumDirhams(amounts.map((amount) => dirhamsFromFils(fils(amount))));
}

/** What is owed to customers now, in dirhams. @throws FirebaseError */
export async function readOwed(): Promise<number> {
  const [cancelled, refunded, adjustment] = await Promise.all([
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
    readOwedAdjustment(),
  ]);
  return owedOf(cancelled, refunded, adjustment);
}

/**
 * The paid orders whose money was given back before the parcel left. Reads those with a refund, which are few.
 * @throws FirebaseError
 */
export const readGivenBack = async (): Promise<readonly OwedOrder[]> =>
  (await fetchDocuments(ordersToSendRefunded(), owedSchema)).filter(isGivenBack);

/** Paid orders before the parcel leaves, that must not: under review, or given back. @throws FirebaseError */
export async function readHeld(): Promise<OpenCounts> {
  const [underReview, givenBack] = await Promise.all([
    readEach(OPEN_STATUSES, (status) => countOf(ordersToSendAndReview([status]))),
    readGivenBack(),
  ]);
  const heldIn = (status: keyof OpenCounts): number =>
    underReview[status] + givenBack.filter((order) => order.status === status).length;
  return { pending: heldIn('pending'), confirmed: heldIn('confirmed') };
}

/**
 * Eight reads, plus one per thousand waiting orders, and one for each overpaid order and each refunded one that is not
 * sent. @throws FirebaseError
 */
export async function readWaitingCounts(): Promise<WaitingCounts> {
  const [pending, confirmed, held, cancelled, refunded, adjustment] = await Promise.all([
    countAndSumOf(ordersToSend(['pending'])),
    countAndSumOf(ordersToSend(['confirmed'])),
    readHeld(),
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
    readOwedAdjustment(),
  ]);
  return tasksOf({ pending, confirmed, cancelled }, held, refunded, adjustment);
}
