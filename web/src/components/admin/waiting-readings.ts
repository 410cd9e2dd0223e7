import { ordersInStatuses, ordersMatching, ordersToSend, refunds } from '@ghar/domain/queries';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import { midnight } from './midnight.ts';
import { owedOf, tasksOf, type WaitingCounts } from './waiting-counts.ts';

/** The number of unpaid orders from before today. @throws FirebaseError */
export const readUnpaidCount = (now: Date): Promise<number> =>
  countOf(ordersMatching({ payment_status: 'pending', to: midnight(now, 0) }));

/** What is owed to customers now, in dirhams. @throws FirebaseError */
export async function readOwed(): Promise<number> {
  const [cancelled, refunded] = await Promise.all([
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
  ]);
  return owedOf(cancelled, refunded);
}

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
