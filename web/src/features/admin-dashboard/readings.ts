import {
  newestProducts,
  ordersInStatus,
  refunds,
  sales,
  type PaymentKind,
} from '@ghar/domain/queries';
import { ORDER_STATUSES, REVENUE_STATUSES, type OrderStatus } from '@ghar/domain/status';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';
import { differenceOf, type Amounts, type OrderFigures, type StatusFigures } from './figures.ts';
import { bucketsOf, type Bucket, type Span } from './time-span.ts';

/** Reads one value per name, in parallel. @throws FirebaseError */
async function readEach<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Promise<Value>,
): Promise<Readonly<Record<Name, Value>>> {
  const pairs = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(pairs) as Record<Name, Value>;
}

const KINDS = ['paid', 'test', 'unpaid'] as const satisfies readonly PaymentKind[];
const readStatus = (status: OrderStatus): Promise<StatusFigures> =>
  readEach(KINDS, (kind) => countAndSumOf(ordersInStatus(status, kind)));

/** @throws FirebaseError */
export async function readOrderFigures(): Promise<OrderFigures> {
  const [orders, sold, cancelled] = await Promise.all([
    readEach(ORDER_STATUSES, readStatus),
    countAndSumOf(refunds(REVENUE_STATUSES)),
    countAndSumOf(refunds(['cancelled'])),
  ]);
  return { orders, refunded: { sold, cancelled } };
}

/** @throws FirebaseError */
export const readProductCount = (): Promise<number> => countOf(newestProducts());

/** A bucket's paid orders, and their revenue in dirhams less refunds. */
export type Taking = Bucket & Amounts;

/** Revenue and orders of the last `span` days. @throws FirebaseError */
export const readTakings = (span: Span): Promise<readonly Taking[]> =>
  Promise.all(
    bucketsOf(span, new Date()).map(async (bucket) => {
      const [sold, refunded] = await Promise.all([
        countAndSumOf(sales(bucket)),
        countAndSumOf(refunds(REVENUE_STATUSES, bucket)),
      ]);
      return { ...bucket, count: sold.count, sum: differenceOf(sold, refunded) };
    }),
  );
