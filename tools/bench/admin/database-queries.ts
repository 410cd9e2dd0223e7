import {
  creditNotesIssued,
  handPayments,
  invoicesIssued,
  newestProducts,
  ordersFound,
  ordersInStatuses,
  ordersMatching,
  refunds,
  refundsMade,
  sales,
  type OrderTime,
  type Query,
} from '@ghar/domain/queries';
import { orderSearch } from '@ghar/domain/order/order-search';
import { ORDER_STATUSES, REVENUE_STATUSES } from '@ghar/domain/order/status';
import { shopDay, shopMonth } from '@ghar/domain/shop-day';
import {
  AggregateField,
  type Firestore,
  type Query as FirestoreQuery,
} from 'firebase-admin/firestore';
import { queryOf } from '../../../functions/src/adapters/firestore-query.ts';
import { SUMMED } from '../../../web/src/features/admin-books/summed.ts';
import { NOT_SOLD } from '../../../web/src/features/admin-dashboard/figures.ts';
import { SEARCHED, type Times } from './panel.ts';

/** The page size of the panel's list. */
const READ = 26;
/** Two weeks: that of the chart, and the one before. */
const DAYS = 14;

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
    books: await timed(() => Promise.all(booksOf(db).map((ask) => ask()))),
    'books file': await timed(() =>
      Promise.all([
        queryOf(db, invoicesIssued(thisMonth(), 'total')).get(),
        queryOf(db, creditNotesIssued(thisMonth(), 'amount')).get(),
      ]),
    ),
  };
}

function thisMonth(): OrderTime {
  const [first, last] = shopMonth(new Date());
  return { from: first.from, to: last.to };
}

const aggregateIn = (db: Firestore) => (query: Query) => () =>
  queryOf(db, query)
    .aggregate({
      count: AggregateField.count(),
      ...(query.sum !== undefined && { sum: AggregateField.sum(query.sum) }),
    })
    .get();

/** The aggregation queries of the month's books. */
function booksOf(db: Firestore): (() => Promise<unknown>)[] {
  const time = thisMonth();
  return [
    ...Object.values(SUMMED).map((query) => query(time)),
    ...ORDER_STATUSES.map((status) => ordersMatching({ status, ...time })),
    ordersInStatuses(['cancelled'], 'paid'),
    refunds(['cancelled']),
  ].map(aggregateIn(db));
}

/** The dashboard's aggregation queries. */
function figuresOf(db: Firestore): (() => Promise<unknown>)[] {
  const aggregate = aggregateIn(db);
  const now = new Date();
  const startOf = (later: number): Date => shopDay(now, later).from;
  const window = { from: startOf(1 - DAYS), to: startOf(1) };
  return [
    ...ORDER_STATUSES.map((status) => aggregate(ordersInStatuses([status], 'paid'))),
    aggregate(ordersMatching({ status: 'pending' })),
    ...Object.values(NOT_SOLD).map(({ statuses, kind }) =>
      aggregate(ordersInStatuses(statuses, kind)),
    ),
    aggregate(refunds(REVENUE_STATUSES)),
    aggregate(refunds(['cancelled'])),
    ...Array.from({ length: DAYS }, (_, day) =>
      aggregate(sales({ from: startOf(-day), to: startOf(1 - day) })),
    ),
    ...[refundsMade(window), handPayments('received', window), handPayments('undone', window)].map(
      aggregate,
    ),
    aggregate(ordersMatching({ from: startOf(0), to: startOf(1) })),
    aggregate(ordersMatching({ from: startOf(-7), to: startOf(-6) })),
    aggregate(ordersMatching({ payment_status: 'pending', to: startOf(0) })),
    aggregate(newestProducts()),
  ];
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}
