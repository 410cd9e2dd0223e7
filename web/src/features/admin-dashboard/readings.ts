import { newestProducts, ordersMatching, revenue } from '@ghar/domain/queries';
import { ORDER_STATUSES } from '@ghar/domain/status';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import type { OrderFigures } from './figures.ts';
import { bucketsOf, midnight, type Bucket, type Span } from './time-span.ts';

/** All orders by status, which together are all of them, and what was paid. @throws FirebaseError */
export async function readOrderFigures(): Promise<OrderFigures> {
  const [paid, ...counts] = await Promise.all([
    countAndSumOf(revenue()),
    ...ORDER_STATUSES.map((status) => countOf(ordersMatching({ status }))),
  ]);
  const byStatus = Object.fromEntries(
    ORDER_STATUSES.map((status, index) => [status, counts[index]!]),
  ) as OrderFigures['byStatus'];
  return { byStatus, paid };
}

/** How many products there are. @throws FirebaseError */
export const readProductCount = (): Promise<number> => countOf(newestProducts());

/** A part of a time, how many orders of it are paid, and what they come to in dirhams. */
export type Taking = Bucket & { readonly count: number; readonly sum: number };

/** What was taken in during the last so many days. @throws FirebaseError */
export const readTakings = (span: Span): Promise<readonly Taking[]> =>
  Promise.all(
    bucketsOf(span, new Date()).map(async (bucket) => ({
      ...bucket,
      ...(await countAndSumOf(revenue(bucket))),
    })),
  );

/** Orders that wait for the merchant. */
export type Waiting = { readonly toShip: number; readonly unpaid: number };

/** Paid orders that are to be shipped, and those that nobody has paid since before today. @throws FirebaseError */
export async function readWaiting(): Promise<Waiting> {
  const [toShip, unpaid] = await Promise.all([
    countOf(ordersMatching({ status: 'confirmed', payment_status: 'paid' })),
    countOf(ordersMatching({ payment_status: 'pending', to: midnight(new Date(), 0) })),
  ]);
  return { toShip, unpaid };
}
