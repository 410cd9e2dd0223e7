import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@ghar/domain/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTORS, ADMIN_UID, actAs, startRules, type Actor } from './actors.ts';

type Database = ReturnType<RulesTestContext['firestore']>;
/** One thing to try, and who may do it; everybody else must be refused. */
type Row = {
  readonly tries: string;
  readonly run: (db: Database) => Promise<unknown>;
  readonly allowed: readonly Actor[];
};

const EVERYBODY = ACTORS;
const NOBODY: readonly Actor[] = [];

/** What is there before anybody tries anything. */
const DOCUMENTS: Readonly<Record<string, object>> = {
  'orders/known': { customer_name: 'سالم', status: 'pending' },
  'orders/known/events/known': { type: 'created' },
  'products/active': { name: 'صابون', is_active: true, created_at: 1, updated_at: 1 },
  'products/inactive': { name: 'قديم', is_active: false, created_at: 2, updated_at: 2 },
  'products/unsaid': { name: 'بلا حالة', created_at: 3, updated_at: 3 },
  'products/odd': { name: 'نص', is_active: 'true', created_at: 4, updated_at: 4 },
  'product_images/of-active': { product_id: 'active', display_order: 0 },
  'product_images/of-inactive': { product_id: 'inactive', display_order: 0 },
  'product_images/of-none': { product_id: 'gone', display_order: 0 },
  'product_images/astray': { product_id: 'active/x/y', display_order: 0 },
  'product_images/unsaid': { display_order: 0 },
  'site_content/hero': { title: 'غار' },
  [`user_roles/${ADMIN_UID}`]: { role: 'admin' },
  'checkouts/known': { order_id: 'known' },
  'rate_limits/known': { count: 1 },
  'payment_events/known': { status: 'completed' },
  'unheard_of/known': { any: 1 },
};

const get = (path: string, allowed: readonly Actor[]): Row => ({
  tries: `get ${path}`,
  run: (db) => db.doc(path).get(),
  allowed,
});
const list = (
  collection: string,
  allowed: readonly Actor[],
  narrowed = '',
  narrow: (query: ReturnType<Database['collection']>) => { get: () => Promise<unknown> } = (all) =>
    all,
): Row => ({
  tries: `list ${collection} ${narrowed}`.trim(),
  run: (db) => narrow(db.collection(collection)).get(),
  allowed,
});
/** Every way of writing into a collection, refused to everybody. */
const noWrites = (collection: string, known: string): Row[] => {
  const fields = DOCUMENTS[`${collection}/${known}`]!;
  return [
    {
      tries: 'create',
      run: (db) => db.collection(collection).doc('new').set(fields),
      allowed: NOBODY,
    },
    {
      tries: 'create with an id of its own',
      run: (db) => db.collection(collection).add(fields),
      allowed: NOBODY,
    },
    {
      tries: 'replace',
      run: (db) => db.collection(collection).doc(known).set(fields),
      allowed: NOBODY,
    },
    {
      tries: 'update',
      run: (db) => db.collection(collection).doc(known).update(fields),
      allowed: NOBODY,
    },
    {
      tries: 'delete',
      run: (db) => db.collection(collection).doc(known).delete(),
      allowed: NOBODY,
    },
  ];
};
/** Every way of reading and writing a collection, refused to everybody. */
const closed = (collection: string, known: string): Row[] => [
  get(`${collection}/${known}`, NOBODY),
  get(`${collection}/absent`, NOBODY),
  list(collection, NOBODY),
  list(collection, NOBODY, 'one only', (all) => all.limit(1)),
  ...noWrites(collection, known),
];

const MATRIX: Readonly<Record<keyof typeof COLLECTIONS, readonly Row[]>> = {
  orders: [
    ...closed('orders', 'known'),
    list('orders', NOBODY, 'by phone', (all) => all.where('customer_phone', '==', '+971501234567')),
  ],
  orderEvents: [
    ...closed('orders/known/events', 'known'),
    {
      tries: 'list the events of all orders',
      run: (db) => db.collectionGroup('events').get(),
      allowed: NOBODY,
    },
  ],
  products: [
    get('products/active', EVERYBODY),
    get('products/inactive', NOBODY),
    get('products/unsaid', NOBODY),
    get('products/odd', NOBODY),
    get('products/absent', NOBODY),
    list('products', EVERYBODY, 'that are active', (all) => all.where('is_active', '==', true)),
    list('products', EVERYBODY, 'that are active, the newest', (all) =>
      all.where('is_active', '==', true).orderBy('updated_at', 'desc').limit(1),
    ),
    list('products', EVERYBODY, 'that are active, the oldest', (all) =>
      all.where('is_active', '==', true).orderBy('created_at').limit(1),
    ),
    list('products', NOBODY),
    list('products', NOBODY, 'one only', (all) => all.limit(1)),
    list('products', NOBODY, 'that are inactive', (all) => all.where('is_active', '==', false)),
    list('products', NOBODY, 'that are active or not', (all) =>
      all.where('is_active', 'in', [true, false]),
    ),
    ...noWrites('products', 'active'),
    ...noWrites('products', 'inactive'),
  ],
  productImages: [
    get('product_images/of-active', EVERYBODY),
    get('product_images/of-inactive', NOBODY),
    get('product_images/of-none', NOBODY),
    get('product_images/astray', NOBODY),
    get('product_images/unsaid', NOBODY),
    get('product_images/absent', NOBODY),
    list('product_images', EVERYBODY, 'of an active product', (all) =>
      all.where('product_id', '==', 'active').orderBy('display_order'),
    ),
    list('product_images', NOBODY, 'of an inactive product', (all) =>
      all.where('product_id', '==', 'inactive').orderBy('display_order'),
    ),
    list('product_images', NOBODY, 'of a product that is not there', (all) =>
      all.where('product_id', '==', 'gone'),
    ),
    list('product_images', NOBODY),
    list('product_images', NOBODY, 'one only', (all) => all.limit(1)),
    list('product_images', NOBODY, 'of several products', (all) =>
      all.where('product_id', 'in', ['active', 'inactive']),
    ),
    list('product_images', NOBODY, 'of products from one on', (all) =>
      all.where('product_id', '>=', 'active'),
    ),
    ...noWrites('product_images', 'of-active'),
  ],
  siteContent: [
    get('site_content/hero', EVERYBODY),
    get('site_content/absent', EVERYBODY),
    list('site_content', EVERYBODY),
    ...noWrites('site_content', 'hero'),
  ],
  userRoles: closed('user_roles', ADMIN_UID),
  checkouts: closed('checkouts', 'known'),
  rateLimits: closed('rate_limits', 'known'),
  paymentEvents: closed('payment_events', 'known'),
};

let rules: RulesTestEnvironment;

beforeAll(async () => {
  rules = await startRules();
  await rules.clearFirestore();
  await rules.withSecurityRulesDisabled(async (context) => {
    for (const [path, fields] of Object.entries(DOCUMENTS))
      await context.firestore().doc(path).set(fields);
  });
});
afterAll(() => rules.cleanup());

test('every collection has rows', () => {
  const known = Object.entries(MATRIX).filter(([, rows]) => rows.length > 0);
  expect(known.map(([name]) => name).toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted());
});

describe.each(ACTORS)('%s', (actor) => {
  describe.each([
    ...Object.entries(MATRIX),
    ['no collection', closed('unheard_of', 'known')] as const,
  ])('of %s', (_, rows) => {
    test.each(rows.filter(({ allowed }) => allowed.includes(actor)))(
      'may $tries',
      async ({ run }) => {
        await expect(assertSucceeds(run(actAs(rules, actor).firestore()))).resolves.not.toThrow();
      },
    );
    test.each(rows.filter(({ allowed }) => !allowed.includes(actor)))(
      'may not $tries',
      async ({ run }) => {
        await expect(assertFails(run(actAs(rules, actor).firestore()))).resolves.toBeInstanceOf(
          Error,
        );
      },
    );
  });
});
