import * as queries from '@ghar/domain/queries';
import type { Query } from '@ghar/domain/queries';
import {
  COLLECTIONS,
  collectionPath,
  formerTextPath,
  groupName,
  siteContentPath,
  STOREFRONT_PRODUCT_PATH,
  userRolePath,
} from '@ghar/domain/paths';
import type { ShownProduct } from '@ghar/domain/product/storefront-product';
import {
  collection,
  collectionGroup,
  count,
  getAggregateFromServer,
  orderBy,
  query,
  serverTimestamp,
  sum,
  where,
  type Firestore,
} from 'firebase/firestore';
import { ADMIN, EVERYBODY, NOBODY, STAFF, type Actor } from './actors.ts';
import {
  contentOf,
  DOCUMENTS,
  formerText,
  ORDER_CHANGE,
  signed,
  type Fields,
} from './documents.ts';
import type { Permission } from './permissions.ts';
import type { Database } from './rules-under-test.ts';

/** Changes several documents in one atomic batch. */
const batched =
  (changes: (uid: string) => Readonly<Record<string, Fields | 'deleted'>>) =>
  async (db: Database, uid: string): Promise<void> => {
    const batch = db.batch();
    for (const [path, change] of Object.entries(changes(uid))) {
      if (change === 'deleted') batch.delete(db.doc(path));
      else batch.update(db.doc(path), { ...change });
    }
    await batch.commit();
  };
/** Changes documents in a transaction that reads them first. */
const inTransaction =
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

const shown = (change: Partial<ShownProduct>): Fields => ({
  ...change,
  updated_at: serverTimestamp(),
});
/** A change of the product on sale and of its public document; null leaves the latter alone. */
const changed =
  (product: Fields, told: Partial<ShownProduct> | 'deleted' | null) =>
  (uid: string): Readonly<Record<string, Fields | 'deleted'>> => ({
    'products/active': { ...product, ...signed(uid) },
    ...(told && { [STOREFRONT_PRODUCT_PATH]: told === 'deleted' ? told : shown(told) }),
  });

/** `storefront/product` must change in the same commit as the product on sale, and with nothing else. */
const STOREFRONT: readonly Permission[] = [
  ...(
    [
      ['name', { name: 'غار' }, { name: 'غار' }],
      [
        'name in English',
        { 'translations.en.name': 'Soap' },
        { translations: { en: { name: 'Soap' } } },
      ],
      ['price', { price: 310 }, { price: 310 }],
      ['stock, of which few are left', { stock_quantity: 5 }, { availability: 'few' }],
      ['stock, of which none is left', { stock_quantity: 0 }, { availability: 'sold-out' }],
      ['stock, of which 3 are owed', { stock_quantity: -3 }, { availability: 'sold-out' }],
      ['being on sale', { is_active: false }, 'deleted'],
    ] as const
  ).flatMap(([what, product, told]): Permission[] => [
    {
      operation: `change the ${what}, and tell the public`,
      run: batched(changed(product, told)),
      allowed: ADMIN,
    },
    {
      operation: `change the ${what}, and tell nobody`,
      run: batched(changed(product, null)),
      allowed: NOBODY,
    },
  ]),
  {
    operation: 'change the stock to what the public is told already',
    run: batched(changed({ stock_quantity: 6 }, null)),
    allowed: ADMIN,
  },
  {
    operation: 'call a price that is not the new one',
    run: batched(changed({ price: 310 }, { price: 290 })),
    allowed: NOBODY,
  },
  {
    operation: 'turn the reading of its name around',
    run: batched(changed({ name: 'صابون \u202eغار' }, { name: 'صابون \u202eغار' })),
    allowed: NOBODY,
  },
  {
    operation: 'sell another product',
    run: batched((uid) => ({
      'products/active': { is_active: false, ...signed(uid) },
      'products/inactive': { is_active: true, ...signed(uid) },
      [STOREFRONT_PRODUCT_PATH]: shown({ product_id: 'inactive' }),
    })),
    allowed: ADMIN,
  },
  {
    operation: 'delete the product on sale, and tell nobody',
    run: batched(() => ({ 'products/active': 'deleted' })),
    allowed: NOBODY,
  },
];

const SHARD = 'products/second/stock_shards/0';
/** An admin who changes the stock deletes its shards; only the server writes them otherwise. */
const SHARDS: readonly Permission[] = [
  {
    operation: 'change the stock of a product, and take its shards away',
    run: batched((uid) => ({
      'products/second': { stock_quantity: 7, ...signed(uid) },
      [SHARD]: 'deleted',
    })),
    allowed: ADMIN,
  },
  {
    operation: 'delete a product with its shards',
    run: batched(() => ({ 'products/second': 'deleted', [SHARD]: 'deleted' })),
    allowed: ADMIN,
  },
  {
    operation: "change a product, and take another one's shards away",
    run: batched((uid) => ({
      'products/inactive': { stock_quantity: 7, ...signed(uid) },
      [SHARD]: 'deleted',
    })),
    allowed: NOBODY,
  },
];

/** A change of a section, with what its text was. */
const keeping =
  (section: string, path: string, before: unknown, change: Fields) =>
  (db: Database, uid: string) => {
    const batch = db.batch();
    batch.set(db.doc(formerTextPath(section, 'new')), { ...formerText(path, before, uid) });
    batch.update(db.doc(siteContentPath(section)), {
      ...change,
      former_text: 'new',
      ...signed(uid),
    });
    return batch.commit();
  };
/** The first write of a section, with what the text was: a list's translation. */
const translatingFirst = (list: string, before: unknown) => (db: Database, uid: string) => {
  const batch = db.batch();
  const former = formerText(`translations.en.content.${list}`, before, uid);
  batch.set(db.doc(formerTextPath('features', 'new')), { ...former });
  batch.set(db.doc(siteContentPath('features')), {
    ...contentOf('features'),
    translations: { en: { content: { [list]: ['When? | Now'] } } },
    former_text: 'new',
    ...signed(uid),
  });
  return batch.commit();
};
/** Other texts than the section has. */
const otherTexts = (texts: object): Fields =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? '7' : ['نص']]),
  );
const ORIGIN = { 'content.origin': 'دمشق' };
const TEXTS: readonly Permission[] = [
  {
    operation: 'change a text of a section, as it was read',
    run: inTransaction((uid) => ({ [HERO]: { 'content.badge': 'طبيعي', ...signed(uid) } })),
    allowed: ADMIN,
  },
  {
    operation: 'change a text, and keep what it was',
    run: keeping('about', 'content.origin', 'حلب', ORIGIN),
    allowed: ADMIN,
  },
  {
    operation: 'change the title, and keep what it was',
    run: keeping('hero', 'title', DOCUMENTS[HERO]!['title'], { title: 'عنوان' }),
    allowed: ADMIN,
  },
  {
    operation: 'change a text of a section that does not have all of them yet',
    run: keeping('about', 'content.brand', null, { 'content.brand': 'غار' }),
    allowed: ADMIN,
  },
  {
    operation: 'translate a text, and keep that it had no translation',
    run: keeping('hero', 'translations.en.title', '', { 'translations.en.title': 'Ghar' }),
    allowed: ADMIN,
  },
  {
    operation: 'translate a list, and keep that it had no translation',
    run: keeping('hero', 'translations.en.content.features', [], {
      'translations.en.content.features': ['Natural'],
    }),
    allowed: ADMIN,
  },
  {
    operation: 'translate a text, and keep that it was the default',
    run: keeping('hero', 'translations.en.title', null, { 'translations.en.title': 'Ghar' }),
    allowed: ADMIN,
  },
  {
    operation: 'change a translation, and keep what it was',
    run: keeping('about', 'translations.en.content.origin', 'Aleppo', {
      'translations.en.content.origin': 'Damascus',
    }),
    allowed: ADMIN,
  },
  {
    operation: 'translate a text that the section does not have yet',
    run: keeping('about', 'translations.en.content.brand', null, {
      'translations.en.content.brand': 'Ghar',
    }),
    allowed: ADMIN,
  },
  {
    operation: 'translate a text, and keep one that it did not have',
    run: keeping('hero', 'translations.en.title', 'Ghar', { 'translations.en.title': 'Ghar' }),
    allowed: NOBODY,
  },
  {
    operation: 'change a text, and keep another than it was',
    run: keeping('about', 'content.origin', 'دمشق', ORIGIN),
    allowed: NOBODY,
  },
  {
    operation: 'change a text that there was not, and keep that it was empty',
    run: keeping('about', 'content.brand', '', { 'content.brand': 'غار' }),
    allowed: NOBODY,
  },
  {
    operation: 'translate a text of a section that was never written',
    run: translatingFirst('faq', null),
    allowed: ADMIN,
  },
  {
    operation:
      'translate a text of a section that was never written, and keep one that it did not have',
    run: translatingFirst('claims', ['When? | Now']),
    allowed: NOBODY,
  },
  {
    operation: 'change all texts of a section',
    run: batched((uid) => ({
      [siteContentPath('about')]: {
        content: otherTexts(contentOf('about').content),
        ...signed(uid),
      },
    })),
    allowed: ADMIN,
  },
  {
    operation: 'change all texts of a short section in both languages',
    run: batched((uid) => ({
      [HERO]: {
        content: otherTexts(contentOf('hero').content),
        translations: { en: { content: otherTexts(contentOf('hero').content) } },
        ...signed(uid),
      },
    })),
    allowed: ADMIN,
  },
  {
    operation: 'change a figure',
    run: batched((uid) => ({
      [siteContentPath('about')]: { 'content.weight': '150', ...signed(uid) },
    })),
    allowed: ADMIN,
  },
  {
    operation: 'translate a figure',
    run: batched((uid) => ({
      [siteContentPath('about')]: { 'translations.en.content.weight': '150', ...signed(uid) },
    })),
    allowed: NOBODY,
  },
  {
    operation: 'describe a product in English',
    run: batched((uid) => ({
      'products/second': { 'translations.en.description': 'A soap for hair', ...signed(uid) },
    })),
    allowed: ADMIN,
  },
  {
    operation: 'translate a text into a language that the shop does not have',
    run: batched((uid) => ({ [HERO]: { 'translations.fr.title': 'Ghar', ...signed(uid) } })),
    allowed: NOBODY,
  },
  {
    operation: 'add a text to a section that it does not have',
    run: keeping('hero', 'content.unheard_of', null, { 'content.unheard_of': 'نص' }),
    allowed: NOBODY,
  },
];

/** Writes of the panel that span several documents, change part of one, or depend on a read. */
const CHANGES: readonly Permission[] = [
  {
    operation: 'change several orders at once',
    run: batched((uid) => ({
      'orders/known': { ...ORDER_CHANGE, ...signed(uid) },
      'orders/noted': { status: 'shipped', ...signed(uid) },
    })),
    allowed: ADMIN,
  },
  {
    operation: 'confirm one order, and ship another',
    run: batched((uid) => ({
      'orders/known': { status: 'confirmed', ...signed(uid) },
      'orders/noted': { status: 'shipped', tracking_number: '1', ...signed(uid) },
    })),
    allowed: STAFF,
  },
  {
    operation: 'ship an order, and cancel another',
    run: batched((uid) => ({
      'orders/known': { status: 'cancelled', ...signed(uid) },
      'orders/noted': { status: 'shipped', ...signed(uid) },
    })),
    allowed: ADMIN,
  },
  {
    operation: 'change several orders at once, and the price of one',
    run: batched((uid) => ({
      'orders/known': { status: 'shipped', ...signed(uid) },
      'orders/noted': { total_amount: 1, ...signed(uid) },
    })),
    allowed: NOBODY,
  },
  {
    operation: 'make another picture the primary one',
    run: inTransaction((uid) =>
      Object.fromEntries(
        PICTURES.map((path, index) => [path, { is_primary: index === 1, ...signed(uid) }]),
      ),
    ),
    allowed: ADMIN,
  },
  {
    operation: 'put the pictures in another order',
    run: batched((uid) =>
      Object.fromEntries(
        PICTURES.map((path, index) => [path, { display_order: index, ...signed(uid) }]),
      ),
    ),
    allowed: ADMIN,
  },
  {
    operation: 'delete a product with its pictures',
    run: batched(() => ({
      'products/active': 'deleted',
      [STOREFRONT_PRODUCT_PATH]: 'deleted',
      'product_images/of-active': 'deleted',
    })),
    allowed: ADMIN,
  },
  ...STOREFRONT,
  ...SHARDS,
  ...TEXTS,
  {
    operation: 'make themselves an admin on the way',
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
/** Every query a browser makes and the actors who may; the backend alone makes the rest. */
const QUERIES: {
  readonly [Name in Exclude<keyof Queries, 'ordersOfPayment' | 'ordersOfLink'>]: readonly [
    Query,
    readonly Actor[],
  ];
} = {
  productsOnSale: [queries.productsOnSale(), STAFF],
  newestProducts: [queries.newestProducts(), STAFF],
  activeProductsByName: [queries.activeProductsByName(), STAFF],
  productsLowOnStock: [queries.productsLowOnStock(5), STAFF],
  picturesOfProduct: [queries.picturesOfProduct('active'), EVERYBODY],
  picturesOfFile: [queries.picturesOfFile('product-images/active/1.jpg'), ADMIN],
  ordersOfProduct: [queries.ordersOfProduct('active'), STAFF],
  ordersMatching: [queries.ordersMatching(FILTERS), STAFF],
  ordersChangedLast: [queries.ordersChangedLast(), STAFF],
  clearedOrders: [queries.clearedOrders(FILTERS), STAFF],
  ordersByAmount: [queries.ordersByAmount(FILTERS, 'desc'), STAFF],
  ordersSummed: [queries.ordersSummed(FILTERS, 'refunded_amount'), STAFF],
  testOrders: [queries.testOrders(FILTERS), STAFF],
  ordersFound: [queries.ordersFound(['سالم', '4567'], FILTERS), STAFF],
  ordersOfNumber: [queries.ordersOfNumber(['ACDEF349']), STAFF],
  ordersOfPhone: [queries.ordersOfPhone('+971501234567'), STAFF],
  ordersOfFormerPhone: [queries.ordersOfFormerPhone('+971501234567'), STAFF],
  ordersToErase: [queries.ordersToErase(new Date()), STAFF],
  pendingOrders: [queries.pendingOrders(), STAFF],
  failedOrdersSince: [queries.failedOrdersSince(new Date(0)), STAFF],
  ordersBeingRefunded: [queries.ordersBeingRefunded(), STAFF],
  overpaidOrders: [queries.overpaidOrders(), STAFF],
  ordersToReview: [queries.ordersToReview(), STAFF],
  ordersInStatuses: [queries.ordersInStatuses(['pending'], 'unpaid'), STAFF],
  ordersOnDelivery: [queries.ordersOnDelivery(['pending']), STAFF],
  ordersToSend: [queries.ordersToSend(), STAFF],
  ordersToSendAndReview: [queries.ordersToSendAndReview(), STAFF],
  ordersToSendRefunded: [queries.ordersToSendRefunded(), STAFF],
  sales: [queries.sales(TIME), STAFF],
  handPayments: [queries.handPayments('received', TIME), ADMIN],
  refundsMade: [queries.refundsMade(TIME), ADMIN],
  fees: [queries.fees(TIME), STAFF],
  invoicesIssued: [queries.invoicesIssued(TIME, 'vat'), ADMIN],
  creditNotesIssued: [queries.creditNotesIssued(TIME, 'vat'), ADMIN],
  refunds: [queries.refunds(['cancelled']), STAFF],
  ordersChangedSince: [queries.ordersChangedSince(new Date(0)), STAFF],
  reconciliations: [queries.reconciliations(TIME), ADMIN],
  completedRefunds: [queries.completedRefunds(), ADMIN],
  ordersPaidByHand: [queries.ordersPaidByHand(), STAFF],
  historyOfOrder: [queries.historyOfOrder('known'), STAFF],
  refundsOfOrder: [queries.refundsOfOrder('known'), STAFF],
  pendingRefunds: [queries.pendingRefunds('known'), STAFF],
  ordersToInvoice: [queries.ordersToInvoice(), STAFF],
  cashToInvoice: [queries.cashToInvoice(), STAFF],
  sentToInvoice: [queries.sentToInvoice(), STAFF],
  invoicesOfOrder: [queries.invoicesOfOrder('known'), ADMIN],
  creditNotesOfOrder: [queries.creditNotesOfOrder('known'), ADMIN],
  allRoles: [queries.allRoles(), ADMIN],
  rolesOf: [queries.rolesOf('admin'), ADMIN],
  rolesOfEmail: [queries.rolesOfEmail('merchant@example.com'), ADMIN],
  changesOf: [queries.changesOf(COLLECTIONS.productChanges, 'products/active'), ADMIN],
  formerTexts: [queries.formerTexts('hero', 'content.badge'), ADMIN],
  contentSections: [queries.contentSections(), EVERYBODY],
  dueMessages: [queries.dueMessages('whatsapp', new Date()), ADMIN],
  messagesTo: [
    queries.messagesTo('+971501234567', {
      from: new Date(0),
      before: new Date(),
    }),
    ADMIN,
  ],
  messagesOfProvider: [queries.messagesOfProvider('wamid'), ADMIN],
  messagesOfOrder: [queries.messagesOfOrder('known'), ADMIN],
  messagesToReview: [queries.messagesToReview(new Date(0)), ADMIN],
  uploadRejections: [queries.uploadRejections(), ADMIN],
};

/** Runs a query as an aggregation: its count, and its sum where it has one. */
function aggregate(db: Database, asked: Query) {
  // the modular functions accept the compat client, though its type differs
  const client = db as unknown as Firestore;
  const group = groupName(asked);
  const all =
    group === null
      ? collection(client, collectionPath(asked.collection, asked.inside))
      : collectionGroup(client, group);
  const found = query(
    all,
    ...(asked.where ?? []).map((filter) => where(...filter)),
    ...(asked.orderBy ?? []).map((order) => orderBy(...order)),
  );
  const total = asked.sum === undefined ? {} : { total: sum(asked.sum) };
  return getAggregateFromServer(found, { number: count(), ...total });
}

function list(db: Database, asked: Query) {
  const group = groupName(asked);
  const all: ReturnType<ReturnType<Database['collection']>['limit']> =
    group === null
      ? db.collection(collectionPath(asked.collection, asked.inside))
      : db.collectionGroup(group);
  const narrowed = (asked.where ?? []).reduce((found, filter) => found.where(...filter), all);
  return (asked.orderBy ?? []).reduce((found, order) => found.orderBy(...order), narrowed).get();
}

const QUERY_PERMISSIONS = Object.entries(QUERIES).flatMap(
  ([name, [asked, allowed]]): Permission[] => [
    { operation: `ask for ${name}`, run: (db) => list(db, asked), allowed, reads: true },
    { operation: `count ${name}`, run: (db) => aggregate(db, asked), allowed, reads: true },
  ],
);

export const PANEL_PERMISSIONS: readonly Permission[] = [...CHANGES, ...QUERY_PERMISSIONS];
