import { newestProducts, ordersInStatus, ordersMatching, revenue } from '@ghar/domain/queries';
import { ORDER_STATUSES, type OrderStatus } from '@ghar/domain/status';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import type { Amounts, OrderFigures } from './figures.ts';
import { bucketsOf, midnight, type Bucket, type Span } from './time-span.ts';

/** All orders, each of them counted once. @throws FirebaseError */
export async function readOrderFigures(): Promise<OrderFigures> {
  const figures = await Promise.all(
    ORDER_STATUSES.map(async (status) => {
      const [paid, unpaid] = await Promise.all([
        countAndSumOf(ordersInStatus(status, true)),
        countAndSumOf(ordersInStatus(status, false)),
      ]);
      return [status, { paid, unpaid }] as const;
    }),
  );
  return Object.fromEntries(figures) as Record<OrderStatus, (typeof figures)[number][1]>;
}

/** How many products there are. @throws FirebaseError */
export const readProductCount = (): Promise<number> => countOf(newestProducts());

/** A part of a time, and the paid orders of it. */
export type Taking = Bucket & Amounts;

/** What was taken in during the last so many days. @throws FirebaseError */
export const readTakings = (span: Span): Promise<readonly Taking[]> =>
  Promise.all(
    bucketsOf(span, new Date()).map(async (bucket) => ({
      ...bucket,
      ...(await countAndSumOf(revenue(bucket))),
    })),
  );

/** How many orders nobody has paid since before today. @throws FirebaseError */
export const readUnpaidCount = (): Promise<number> =>
  countOf(ordersMatching({ payment_status: 'pending', to: midnight(new Date(), 0) }));
