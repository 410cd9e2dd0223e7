import {
  newestProducts,
  ordersFound,
  ordersInStatus,
  ordersMatching,
  refunds,
  sales,
  type Query,
} from '@ghar/domain/queries';
import { orderSearch } from '@ghar/domain/order-search';
import { ORDER_STATUSES, REVENUE_STATUSES } from '@ghar/domain/status';
import {
  AggregateField,
  type Firestore,
  type Query as FirestoreQuery,
} from 'firebase-admin/firestore';
import { queryOf } from '../../../functions/src/adapters/firestore-query.ts';
import { SEARCHED, type Times } from './panel.ts';

/** The page size of the panel's list. */
const READ = 26;
const DAYS = 7;

/**
 * The database's own time for the queries of each step, in ms: by the server SDK, without browser
 * and rules.
 */
export async function measureQueries(db: Firestore): Promise<Times> {
  const newest = queryOf(db, ordersMatching({})).limit(READ);
  const list = (query: FirestoreQuery): Promise<number> => timed(() => query.get());
  const dashboard = await timed(() => Promise.all(figuresOf(db).map((ask) => ask())));
  const orders = await list(newest);
  const { docs } = await newest.get();
  const { tokens } = orderSearch(SEARCHED)!;
  return {
    dashboard,
    orders,
    'next page': await list(newest.startAfter(docs.at(-2))),
    filter: await list(queryOf(db, ordersMatching({ status: 'delivered' })).limit(READ)),
    search: await list(queryOf(db, ordersFound(tokens, {})).limit(READ)),
  };
}

/** The dashboard's aggregation queries. */
function figuresOf(db: Firestore): (() => Promise<unknown>)[] {
  const aggregate = (query: Query) => () =>
    queryOf(db, query)
      .aggregate({
        count: AggregateField.count(),
        ...(query.sum !== undefined && { sum: AggregateField.sum(query.sum) }),
      })
      .get();
  const now = new Date();
  const midnight = (later: number): Date =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + later);
  return [
    ...ORDER_STATUSES.flatMap((status) => [
      aggregate(ordersInStatus(status, 'paid')),
      aggregate(ordersInStatus(status, 'test')),
      aggregate(ordersInStatus(status, 'unpaid')),
    ]),
    aggregate(refunds(REVENUE_STATUSES)),
    aggregate(refunds(['cancelled'])),
    ...Array.from({ length: DAYS }, (_, day) => ({
      from: midnight(-day),
      to: midnight(1 - day),
    })).flatMap((time) => [aggregate(sales(time)), aggregate(refunds(REVENUE_STATUSES, time))]),
    aggregate(ordersMatching({ payment_status: 'pending', to: midnight(0) })),
    aggregate(newestProducts()),
  ];
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}
