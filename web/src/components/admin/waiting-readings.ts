import { dirhamsFromFils, fils, sumDirhams } from '@ghar/domain/money/money';
import { isGivenBack } from '@ghar/domain/order/order-state';
import { paymentOf } from '@ghar/domain/order/payment-of';
import {
  ordersInStatuses,
  ordersMatching,
  ordersToSend,
  ordersToSendAndReview,
  ordersToSendRefunded,
  overpaidOrders,
  refunds,
} from '@ghar/domain/queries';
import { OPEN_STATUSES } from '@ghar/domain/order/status';
import { shopDay } from '@ghar/domain/shop-day';
import type * as v from 'valibot';
import { countAndSumOf, countOf, readEach } from '../../firebase/aggregates.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import {
  owedOf,
  owedSchema,
  tasksOf,
  type OpenCounts,
  type Unpaid,
  type WaitingCounts,
} from './waiting-counts.ts';

/** The unpaid orders of as many days before today. @throws FirebaseError */
export async function readUnpaid(now: Date, days: number): Promise<Unpaid> {
  const [first, last] = [shopDay(now, -days), shopDay(now, -1)];
  const count = await countOf(
    ordersMatching({ payment_status: 'pending', from: first.from, to: last.to }),
  );
  return { count, days, from: first.name, to: last.name };
}

/**
 * What must be given back of overpaid orders, in dirhams, without what is owed of cancelled ones. Reads these orders,
 * which are few. @throws FirebaseError
 */
export async function readOverpaid(
  isWanted: (order: v.InferOutput<typeof owedSchema>) => boolean = () => true,
): Promise<number> {
  const orders = await fetchDocuments(overpaidOrders(), owedSchema);
  const amounts = orders.filter(isWanted).map((order) => {
    const { toGiveBack, owed } = paymentOf(order);
    return toGiveBack - owed;
  });
  return sumDirhams(amounts.map((amount) => dirhamsFromFils(fils(Math.max(0, amount)))));
}

/** What is owed to customers now, in dirhams. @throws FirebaseError */
export async function readOwed(): Promise<number> {
  const [cancelled, refunded, overpaid] = await Promise.all([
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
    readOverpaid(),
  ]);
  return sumDirhams([owedOf(cancelled, refunded), overpaid]);
}

/**
 * The paid orders whose money was given back before the parcel left. Reads those with a refund, which are few.
 * @throws FirebaseError
 */
export const readGivenBack = async (): Promise<readonly v.InferOutput<typeof owedSchema>[]> =>
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
  const [pending, confirmed, held, cancelled, refunded, overpaid] = await Promise.all([
    countAndSumOf(ordersToSend(['pending'])),
    countAndSumOf(ordersToSend(['confirmed'])),
    readHeld(),
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
    readOverpaid(),
  ]);
  return tasksOf({ pending, confirmed, cancelled }, held, refunded, overpaid);
}
