import { sumDirhams } from '@ghar/domain/money/money';
import { PAYMENT_STATUSES } from '@ghar/domain/order/status';
import { ordersSummed, testOrders, type OrderFilters } from '@ghar/domain/queries';
import { readSearch } from '../../../components/admin/find-orders.ts';
import { owedOf, type Amounts } from '../../../components/admin/waiting-counts.ts';
import { readOwedAdjustment } from '../../../components/admin/waiting-readings.ts';
import { countAndSumOf, countOf, readEach } from '../../../firebase/aggregates.ts';
import {
  conflictOf,
  filtersOf,
  isNarrowed,
  isSpecial,
  isWithin,
  type OrderList,
} from './list-url.ts';

/** What a list of orders adds up to, in dirhams; test payments are orders without money. */
export type ListSums = {
  readonly orders: number;
  readonly tests: number;
  readonly ordered: number;
  /** Of the orders that are paid now, less their refunds; null where the filter excludes them. */
  readonly paid: number | null;
};
/** What must be given back of a list; how many orders that are is known only by reading them. */
export type OwedSum = { readonly owed: number };

/**
 * True iff a list is filtered, and not by a search, whose hits the database cannot add up, nor to the orders of a task,
 * for which no sum has an index.
 */
export const hasSums = (list: OrderList): boolean =>
  isNarrowed(list) &&
  !isSpecial(list) &&
  conflictOf(list) === null &&
  readSearch(list.search) === null;

/**
 * Adds up a filtered list: one read per thousand orders, five reads at least.
 * @throws FirebaseError
 */
export const readSums = (list: OrderList): Promise<ListSums | OwedSum> =>
  list.payment === 'owed' ? readOwedSum(list) : readListSums(filtersOf(list));

async function readListSums(filters: OrderFilters): Promise<ListSums> {
  const { payment_status: only } = filters;
  const hasPaid = only === undefined || only === 'paid';
  const [parts, tests, refunded] = await Promise.all([
    readEach(only ? [only] : PAYMENT_STATUSES, (payment_status) =>
      countAndSumOf(ordersSummed({ ...filters, payment_status }, 'total_amount')),
    ),
    countOf(testOrders(filters)),
    hasPaid ? readRefunded(filters) : null,
  ]);
  const all = Object.values(parts);
  return {
    orders: all.reduce((count, part) => count + part.count, tests),
    tests,
    ordered: sumDirhams(all.map(({ sum }) => sum)),
    paid: refunded && sumDirhams([parts.paid.sum, -refunded.sum]),
  };
}

const readRefunded = (filters: OrderFilters): Promise<Amounts> =>
  countAndSumOf(ordersSummed({ ...filters, payment_status: 'paid' }, 'refunded_amount'));

/** As the list has them: what was paid for cancelled orders, and the overpaid ones. */
async function readOwedSum(list: OrderList): Promise<OwedSum> {
  const adjustment = readOwedAdjustment((order) => isWithin(list, order));
  if (list.status !== null && list.status !== 'cancelled') return { owed: await adjustment };
  const cancelled = { ...filtersOf(list), status: 'cancelled', payment_status: 'paid' } as const;
  const [paid, refunded, adjusted] = await Promise.all([
    countAndSumOf(ordersSummed(cancelled, 'total_amount')),
    readRefunded(cancelled),
    adjustment,
  ]);
  return { owed: owedOf(paid, refunded, adjusted) };
}
