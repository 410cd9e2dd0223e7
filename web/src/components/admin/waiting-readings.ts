import { dirhamsFromFils, fils, sumDirhams } from '@ghar/domain/money/money';
import { paymentOf } from '@ghar/domain/order/payment-of';
import {
  ordersInStatuses,
  ordersMatching,
  ordersToSend,
  overpaidOrders,
  refunds,
} from '@ghar/domain/queries';
import { shopDay } from '@ghar/domain/shop-day';
import type * as v from 'valibot';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import { owedOf, owedSchema, tasksOf, type WaitingCounts } from './waiting-counts.ts';

/** The number of unpaid orders from before today. @throws FirebaseError */
export const readUnpaidCount = (now: Date): Promise<number> =>
  countOf(ordersMatching({ payment_status: 'pending', to: shopDay(now).from }));

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

/** Seven reads, plus one per thousand waiting orders. @throws FirebaseError */
export async function readWaitingCounts(): Promise<WaitingCounts> {
  const [pending, confirmed, tests, unpaid, cancelled, refunded, overpaid] = await Promise.all([
    countAndSumOf(ordersToSend(['pending'])),
    countAndSumOf(ordersToSend(['confirmed'])),
    countAndSumOf(ordersInStatuses(['confirmed'], 'test')),
    readUnpaidCount(new Date()),
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
    readOverpaid(),
  ]);
  return { ...tasksOf({ pending, confirmed, cancelled }, tests, refunded, overpaid), unpaid };
}
