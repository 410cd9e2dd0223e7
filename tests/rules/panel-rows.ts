import * as queries from '@ghar/domain/queries';
import type { Query } from '@ghar/domain/queries';
import { collectionPath, siteContentPath, userRolePath } from '@ghar/domain/paths';
import {
  collection,
  count,
  getAggregateFromServer,
  orderBy,
  query,
  sum,
  where,
  type Firestore,
} from 'firebase/firestore';
import { ADMIN, EVERYBODY, NOBODY, type Actor, type Database } from './actors.ts';
import { ORDER_CHANGE, signed, type Fields } from './documents.ts';
import type { Row } from './rights.ts';

/** Several changes that happen together or not at all. */
const together =
  (changes: (uid: string) => Readonly<Record<string, Fields | 'deleted'>>) =>
  async (db: Database, uid: string): Promise<void> => {
    const batch = db.batch();
    for (const [path, change] of Object.entries(changes(uid))) {
      if (change === 'deleted') batch.delete(db.doc(path));
      else batch.update(db.doc(path), { ...change });
    }
    await batch.commit();
  };
/** Changes documents on the condition that nobody else has since they were read. */
const asRead =
  (changes: (uid: string) => Readonly<Record<string, Fields>>) =>
  (db: Database, uid: string): Promise<void> =>
    db.runTransaction(async (transaction) => {
      const all = Object.entries(changes(uid)).map(([path, change]) => ({
        ref: db.doc(path),
        change,
      }));
      for (const { ref } of all) await transaction.get(ref);
      for (const { ref, change } of all) transaction.update(ref, { ...change });
    });

const PICTURES = ['of-active', 'of-inactive', 'of-none', 'astray', 'served'].map(
  (id) => `product_images/${id}`,
);
const HERO = siteContentPath('hero');
const ABOUT = siteContentPath('about');

/** What the panel does to more than one document, to a part of one, or by what it has read. */
const CHANGES: readonly Row[] = [
  {
    tries: 'change several orders at once',
    run: together((uid) => ({
      'orders/known': { ...ORDER_CHANGE, ...signed(uid) },
      'orders/noted': { status: 'shipped', ...signed(uid) },
    })),
    allowed: ADMIN,
  },
  {
    tries: 'change several orders at once, and the price of one',
    run: together((uid) => ({
      'orders/known': { status: 'shipped', ...signed(uid) },
      'orders/noted': { total_amount: 1, ...signed(uid) },
    })),
    allowed: NOBODY,
  },
  {
    tries: 'make another picture the primary one',
    run: asRead((uid) =>
      Object.fromEntries(
        PICTURES.map((path, index) => [path, { is_primary: index === 1, ...signed(uid) }]),
      ),
    ),
    allowed: ADMIN,
  },
  {
    tries: 'put the pictures in another order',
    run: together((uid) =>
      Object.fromEntries(
        PICTURES.map((path, index) => [path, { display_order: index, ...signed(uid) }]),
      ),
    ),
    allowed: ADMIN,
  },
  {
    tries: 'delete a product with its pictures',
    run: together(() => ({ 'products/active': 'deleted', 'product_images/of-active': 'deleted' })),
    allowed: ADMIN,
  },
  {
    tries: 'change one text of a section, as it was read',
    run: asRead((uid) => ({ [HERO]: { 'content.badge': 'طبيعي', ...signed(uid) } })),
    allowed: ADMIN,
  },
  {
    tries: 'change one text of a section that does not have all of them yet',
    run: asRead((uid) => ({ [ABOUT]: { 'content.brand': 'غار', ...signed(uid) } })),
    allowed: ADMIN,
  },
  {
    tries: 'add a text to a section that it does not have',
    run: asRead((uid) => ({ [HERO]: { 'content.unheard_of': 'نص', ...signed(uid) } })),
    allowed: NOBODY,
  },
  {
    tries: 'make themselves an admin on the way',
    run: (db, uid) => {
      const batch = db.batch();
      batch.set(db.doc(userRolePath(uid)), { role: 'admin' });
      batch.update(db.doc('orders/known'), { status: 'shipped', ...signed(uid) });
      return batch.commit();
    },
    allowed: NOBODY,
  },
];

type Queries = typeof queries;
const FILTERS = {
  status: 'pending',
  payment_status: 'paid',
  country: 'ae',
  from: new Date(0),
  to: new Date(),
} as const;
/** Each query that a browser can ask (of alternatives only the backend asks), and who may. */
const ASKED: {
  readonly [Name in Exclude<keyof Queries, 'ordersOfPayment'>]: readonly [Query, readonly Actor[]];
} = {
  productsOnSale: [queries.productsOnSale(), EVERYBODY],
  productsOnShow: [queries.productsOnShow(), EVERYBODY],
  newestProducts: [queries.newestProducts(), ADMIN],
  activeProductsByName: [queries.activeProductsByName(), EVERYBODY],
  productsLowOnStock: [queries.productsLowOnStock(5), EVERYBODY],
  picturesOfProduct: [queries.picturesOfProduct('active'), EVERYBODY],
  picturesOfFile: [queries.picturesOfFile('product-images/active/1.jpg'), ADMIN],
  ordersOfProduct: [queries.ordersOfProduct('active'), ADMIN],
  ordersMatching: [queries.ordersMatching(FILTERS), ADMIN],
  ordersChangedLast: [queries.ordersChangedLast(), ADMIN],
  ordersFound: [queries.ordersFound('سالم', FILTERS), ADMIN],
  pendingOrders: [queries.pendingOrders(), ADMIN],
  failedOrdersSince: [queries.failedOrdersSince(new Date(0)), ADMIN],
  ordersToReview: [queries.ordersToReview(), ADMIN],
  ordersInStatus: [queries.ordersInStatus('pending', false), ADMIN],
  revenue: [queries.revenue(FILTERS), ADMIN],
  historyOfOrder: [queries.historyOfOrder('known'), ADMIN],
  contentSections: [queries.contentSections(), EVERYBODY],
  uploadRejections: [queries.uploadRejections(), ADMIN],
};

/** Counts what a query finds, and adds it up. */
function aggregate(db: Database, asked: Query) {
  // the functions take this client as well, whatever its type says
  const all = collection(
    db as unknown as Firestore,
    collectionPath(asked.collection, asked.inside),
  );
  const found = query(
    all,
    ...(asked.where ?? []).map((filter) => where(...filter)),
    ...(asked.orderBy ?? []).map((order) => orderBy(...order)),
  );
  const total = asked.sum === undefined ? {} : { total: sum(asked.sum) };
  return getAggregateFromServer(found, { number: count(), ...total });
}

function list(db: Database, asked: Query) {
  const all: ReturnType<ReturnType<Database['collection']>['limit']> = db.collection(
    collectionPath(asked.collection, asked.inside),
  );
  const narrowed = (asked.where ?? []).reduce((found, filter) => found.where(...filter), all);
  return (asked.orderBy ?? []).reduce((found, order) => found.orderBy(...order), narrowed).get();
}

const QUESTIONS = Object.entries(ASKED).flatMap(([name, [asked, allowed]]): Row[] => [
  { tries: `ask for ${name}`, run: (db) => list(db, asked), allowed },
  { tries: `count ${name}`, run: (db) => aggregate(db, asked), allowed },
]);

export const PANEL_ROWS: readonly Row[] = [...CHANGES, ...QUESTIONS];
