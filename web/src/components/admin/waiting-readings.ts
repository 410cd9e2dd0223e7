import { sumDirhams } from '@ghar/domain/money/money';
import { ordersInStatuses, ordersMatching, refunds } from '@ghar/domain/queries';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import { midnight } from './midnight.ts';

/** Counts of orders that need the merchant. */
export type WaitingCounts = {
  /** Paid and not confirmed: set to paid by hand, or set back to pending. */
  readonly unconfirmed: number;
  /** Paid, not shipped. */
  readonly toShip: number;
  /** The same for test payments, which are not shipped. The list of the others includes them. */
  readonly testsToShip: number;
  /** Paid for cancelled orders and not refunded, in dirhams. */
  readonly owed: number;
  /** Unpaid since yesterday or longer. */
  readonly unpaid: number;
};

/** The number of unpaid orders from before today. @throws FirebaseError */
export const readUnpaidCount = (now: Date): Promise<number> =>
  countOf(ordersMatching({ payment_status: 'pending', to: midnight(now, 0) }));

/** Six reads, plus one per thousand waiting orders. @throws FirebaseError */
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
