import { sumDirhams } from '@ghar/domain/money/money';
import { ordersInStatuses, ordersMatching, refunds } from '@ghar/domain/queries';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import { midnight } from './midnight.ts';

/** What waits in the orders, counted. */
export type WaitingCounts = {
  /** Paid, and not confirmed: set to paid by hand, or back to pending. */
  readonly unconfirmed: number;
  /** Paid and not shipped yet. */
  readonly toShip: number;
  /** The same, paid by a test: nothing to ship. The list of the others shows them as well. */
  readonly testsToShip: number;
  /** Paid for cancelled orders and not refunded yet, in dirhams. */
  readonly owed: number;
  /** Unpaid since yesterday or longer. */
  readonly unpaid: number;
};

/** How many orders from before today are unpaid. @throws FirebaseError */
export const readUnpaidCount = (now: Date): Promise<number> =>
  countOf(ordersMatching({ payment_status: 'pending', to: midnight(now, 0) }));

/** Six reads, and one more for each thousand orders that wait. @throws FirebaseError */
export async function readWaitingCounts(): Promise<WaitingCounts> {
  const [unconfirmed, paid, tests, unpaid, cancelled, refunded] = await Promise.all([
    countOf(ordersInStatuses(['pending'], 'paid')),
    countAndSumOf(ordersInStatuses(['confirmed'], 'paid')),
    countAndSumOf(ordersInStatuses(['confirmed'], 'test')),
    readUnpaidCount(new Date()),
    countAndSumOf(ordersInStatuses(['cancelled'], 'paid')),
    countAndSumOf(refunds(['cancelled'])),
  ]);
  return {
    unconfirmed,
    toShip: paid.count,
    testsToShip: tests.count,
    unpaid,
    owed: Math.max(0, sumDirhams([cancelled.sum, -refunded.sum])),
  };
}
