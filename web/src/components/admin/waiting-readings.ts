import { ordersInStatuses, ordersMatching, ordersToSend, refunds } from '@ghar/domain/queries';
import { shopDay } from '@ghar/domain/shop-day';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import { tasksOf, type WaitingCounts } from './waiting-counts.ts';

/** The number of unpaid orders from before today. @throws FirebaseError */
export const readUnpaidCount = (now: Date): Promise<number> =>
  countOf(ordersMatching({ payment_status: 'pending', to: shopDay(now).from }));

/** Six reads, plus one per thousand waiting orders. @throws FirebaseError */
export async function readWaitingCounts(): Promise<WaitingCounts> {
  const [pending, confirmed, tests, unpaid, cancelled, refunded] = await Promise.all([
    countAndSumOf(ordersToSend(['pending'])),
    countAndSumOf(ordersToSend(['confirmed'])),
    countAndSumOf(ordersInStatuses(['confirmed'], 'test')),
    readUnpaidCount(new Date()),
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
  ]);
  return { ...tasksOf({ pending, confirmed, cancelled }, tests, refunded), unpaid };
}
