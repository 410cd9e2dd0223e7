import * as queries from '@ghar/domain/queries';
import type { Query } from '@ghar/domain/queries';
import {
  collectionPath,
  siteContentPath,
  STOREFRONT_PRODUCT_PATH,
  userRolePath,
} from '@ghar/domain/paths';
import type { ShownProduct } from '@ghar/domain/storefront-product';
import {
  collection,
  count,
  getAggregateFromServer,
  orderBy,
  query,
  serverTimestamp,
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

const shown = (change: Partial<ShownProduct>): Fields => ({
  ...change,
  updated_at: serverTimestamp(),
});
/** A change of the product on sale, with what the public is told of it; null where that stays as it is. */
const changed =
  (product: Fields, told: Partial<ShownProduct> | 'deleted' | null) =>
  (uid: string): Readonly<Record<string, Fields | 'deleted'>> => ({
    'products/active': { ...product, ...signed(uid) },
    ...(told && { [STOREFRONT_PRODUCT_PATH]: told === 'deleted' ? told : shown(told) }),
  });

/** What is public of the product on sale changes with it, and with nothing else. */
const SHOP_WINDOW: readonly Row[] = [
  ...(
    [
      ['name', { name: 'غار' }, { name: 'غار' }],
      ['price', { price: 310 }, { price: 310 }],
      ['stock, of which few are left', { stock_quantity: 5 }, { availability: 'few' }],
      ['stock, of which none is left', { stock_quantity: 0 }, { availability: 'sold-out' }],
      ['being on sale', { is_active: false }, 'deleted'],
    ] as const
  ).flatMap(([what, product, told]): Row[] => [
    {
      tries: `change the ${what}, and tell the public`,
      run: together(changed(product, told)),
      allowed: ADMIN,
    },
    {
      tries: `change the ${what}, and tell nobody`,
      run: together(changed(product, null)),
      allowed: NOBODY,
    },
  ]),
  {
    tries: 'change the stock to what the public is told already',
    run: together(changed({ stock_quantity: 6 }, null)),
    allowed: ADMIN,
  },
  {
    tries: 'call a price that is not the new one',
    run: together(changed({ price: 310 }, { price: 290 })),
    allowed: NOBODY,
  },
  {
    tries: 'sell another product',
    run: together((uid) => ({
      'products/active': { is_active: false, ...signed(uid) },
      'products/inactive': { is_active: true, ...signed(uid) },
      [STOREFRONT_PRODUCT_PATH]: shown({ product_id: 'inactive' }),
    })),
    allowed: ADMIN,
  },
  {
    tries: 'delete the product on sale, and tell nobody',
    run: together(() => ({ 'products/active': 'deleted' })),
    allowed: NOBODY,
  },
];

const SHARD = 'products/second/stock_shards/0';
/** An admin who changes a product's stock takes its shards away; they are the server's otherwise. */
const SHARDS: readonly Row[] = [
  {
    tries: 'change the stock of a product, and take its shards away',
    run: together((uid) => ({
      'products/second': { stock_quantity: 7, ...signed(uid) },
      [SHARD]: 'deleted',
    })),
    allowed: ADMIN,
  },
  {
    tries: 'delete a product with its shards',
    run: together(() => ({ 'products/second': 'deleted', [SHARD]: 'deleted' })),
    allowed: ADMIN,
  },
  {
    tries: "change a product, and take another one's shards away",
    run: together((uid) => ({
      'products/inactive': { stock_quantity: 7, ...signed(uid) },
      [SHARD]: 'deleted',
    })),
    allowed: NOBODY,
  },
];

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
    run: together(() => ({
      'products/active': 'deleted',
      [STOREFRONT_PRODUCT_PATH]: 'deleted',
      'product_images/of-active': 'deleted',
    })),
    allowed: ADMIN,
  },
  ...SHOP_WINDOW,
  ...SHARDS,
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
const TIME = { from: new Date(0), to: new Date() } as const;
const FILTERS = { status: 'pending', payment_status: 'paid', country: 'ae', ...TIME } as const;
/** Each query that a browser can ask (of alternatives only the backend asks), and who may. */
const ASKED: {
  readonly [Name in Exclude<keyof Queries, 'ordersOfPayment'>]: readonly [Query, readonly Actor[]];
} = {
  productsOnSale: [queries.productsOnSale(), ADMIN],
  newestProducts: [queries.newestProducts(), ADMIN],
  activeProductsByName: [queries.activeProductsByName(), ADMIN],
  productsLowOnStock: [queries.productsLowOnStock(5), ADMIN],
  picturesOfProduct: [queries.picturesOfProduct('active'), EVERYBODY],
  picturesOfFile: [queries.picturesOfFile('product-images/active/1.jpg'), ADMIN],
  ordersOfProduct: [queries.ordersOfProduct('active'), ADMIN],
  ordersMatching: [queries.ordersMatching(FILTERS), ADMIN],
  ordersChangedLast: [queries.ordersChangedLast(), ADMIN],
  ordersFound: [queries.ordersFound('سالم', FILTERS), ADMIN],
  pendingOrders: [queries.pendingOrders(), ADMIN],
  failedOrdersSince: [queries.failedOrdersSince(new Date(0)), ADMIN],
  ordersToReview: [queries.ordersToReview(), ADMIN],
  ordersInStatus: [queries.ordersInStatus('pending', 'unpaid'), ADMIN],
  sales: [queries.sales(TIME), ADMIN],
  refunds: [queries.refunds(['cancelled'], TIME), ADMIN],
  historyOfOrder: [queries.historyOfOrder('known'), ADMIN],
  refundsOfOrder: [queries.refundsOfOrder('known'), ADMIN],
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
