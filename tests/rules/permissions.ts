import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import type { COLLECTIONS } from '@ghar/domain/paths';
import {
  formerTextPath,
  SETTINGS_PATHS,
  siteContentPath,
  STOREFRONT_PRODUCT_PATH,
  uploadRejectionPath,
  userRolePath,
} from '@ghar/domain/paths';
import { serverTimestamp } from 'firebase/firestore';
import { ADMIN, EVERYBODY, NOBODY, ADMIN_UID, STAFF, type Actor } from './actors.ts';
import {
  IMAGE,
  ORDER_CHANGE,
  PRIVATE_SETTINGS,
  PRODUCT,
  PUBLIC_SETTINGS,
  REFUSED_PATH,
  SHOWN,
  contentOf,
  formerText,
  newlySigned,
  signed,
  type Fields,
} from './documents.ts';
import type { Database } from './rules-under-test.ts';

type Query = ReturnType<Database['collection']>;

/** An operation and the actors who may do it; all others must be refused. */
export type Permission = {
  readonly operation: string;
  readonly run: (db: Database, uid: string) => Promise<unknown>;
  readonly allowed: readonly Actor[];
  /** It changes nothing. */
  readonly reads?: true;
};

/** The permissions on one collection; the writes are valid, so that only the actor decides. */
type CollectionPermissions = {
  readonly get: readonly Actor[];
  readonly list: readonly Actor[];
  readonly create: readonly Actor[];
  readonly update: readonly Actor[];
  readonly delete: readonly Actor[];
  /** Paths of a document that exists and of one that does not. */
  readonly known: string;
  readonly absent: string;
  /** Valid fields for a create and for an update by that user. */
  readonly created: (uid: string) => Fields;
  readonly change: (uid: string) => Fields;
  /** Operations beyond the five above. */
  readonly additional?: readonly Permission[];
};

const CLOSED = { get: NOBODY, list: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY };
const anything = (uid: string): Fields => ({ any: 1, ...newlySigned(uid) });
const closed = (collection: string) => ({
  ...CLOSED,
  known: `${collection}/known`,
  absent: `${collection}/absent`,
  created: anything,
  change: anything,
});

const MERGE = { merge: true };

const get = (path: string, allowed: readonly Actor[]): Permission => ({
  operation: `get ${path}`,
  run: (db) => db.doc(path).get(),
  allowed,
  reads: true,
});
const list = (
  what: string,
  allowed: readonly Actor[],
  query: (db: Database) => { get: () => Promise<unknown> },
): Permission => ({
  operation: `list ${what}`,
  run: (db) => query(db).get(),
  allowed,
  reads: true,
});
const listOf =
  (collection: string) =>
  (what: string, allowed: readonly Actor[], narrow: (all: Query) => ReturnType<Query['limit']>) =>
    list(`${collection} ${what}`, allowed, (db) => narrow(db.collection(collection)));
const write = (
  operation: string,
  allowed: readonly Actor[],
  path: string,
  fields: (uid: string) => Fields,
): Permission => ({ operation, run: (db, uid) => db.doc(path).set(fields(uid), MERGE), allowed });
const ofAllCountries = (terms: Fields): Fields =>
  Object.fromEntries(COUNTRY_CODES.map((country) => [country, terms]));
const RETURNED = { returned_at: serverTimestamp() };
const products = listOf('products');
const images = listOf('product_images');

export const PERMISSIONS: Readonly<
  Record<keyof typeof COLLECTIONS | 'unknown', CollectionPermissions>
> = {
  orders: {
    ...CLOSED,
    get: STAFF,
    list: STAFF,
    update: STAFF,
    known: 'orders/known',
    absent: 'orders/absent',
    created: (uid) => ({ ...ORDER_CHANGE, total_amount: 299, ...newlySigned(uid) }),
    change: (uid) => ({
      status: 'confirmed',
      carrier: 'aramex',
      tracking_number: '1',
      ...signed(uid),
    }),
    additional: [
      write('change all that an admin may', ADMIN, 'orders/known', (uid) => ({
        ...ORDER_CHANGE,
        ...signed(uid),
      })),
      ...(
        [
          ['ship', STAFF, 'known', { status: 'shipped', merchant_note: 'عند الباب' }],
          ['take a confirmation back', STAFF, 'shipped', { status: 'pending' }],
          ['say that it is paid', ADMIN, 'known', { payment_status: 'paid' }],
          ['say that it was not paid', ADMIN, 'shipped', { payment_status: 'failed' }],
          ['cancel', ADMIN, 'known', { status: 'cancelled' }],
          ['take a cancellation back', ADMIN, 'cancelled', { status: 'confirmed' }],
          ['note something on a cancelled one', STAFF, 'cancelled', { merchant_note: 'اتصل' }],
          ['clear the mark for review', ADMIN, 'to-review', { payment_needs_review: false }],
          [
            'ship, and clear the mark',
            ADMIN,
            'to-review',
            { status: 'shipped', payment_needs_review: false },
          ],
          ['say that a refused parcel is back', STAFF, 'refused', RETURNED],
          ['say it of one that was paid by card', NOBODY, 'refused-card', RETURNED],
          ['turn it to cash', NOBODY, 'known', { payment_method: 'cash' }],
          [
            'confirm it for its customer',
            NOBODY,
            'known',
            { confirmed_by_customer_at: serverTimestamp() },
          ],
          ['change its total', NOBODY, 'known', { status: 'confirmed', total_amount: 1 }],
        ] as const
      ).map(([what, allowed, id, change]) =>
        write(what, allowed, `orders/${id}`, (uid) => ({ ...change, ...signed(uid) })),
      ),
      get('orders/absent', STAFF),
      list('the newest orders', STAFF, (db) =>
        db.collection('orders').orderBy('created_at', 'desc').limit(1),
      ),
      list('orders by a phone', STAFF, (db) =>
        db.collection('orders').where('customer_phone', '==', '+971501234567'),
      ),
      write('ask for somebody to look at a payment', NOBODY, 'orders/known', (uid) => ({
        payment_needs_review: true,
        ...signed(uid),
      })),
      list('whatever is called orders', NOBODY, (db) => db.collectionGroup('orders')),
    ],
  },
  orderEvents: {
    ...closed('orders/known/events'),
    get: STAFF,
    list: STAFF,
    additional: [list('the events of all orders', NOBODY, (db) => db.collectionGroup('events'))],
  },
  refunds: {
    ...closed('orders/known/refunds'),
    get: STAFF,
    list: STAFF,
    additional: [list('the refunds of all orders', ADMIN, (db) => db.collectionGroup('refunds'))],
  },
  handPayments: {
    ...closed('orders/known/hand_payments'),
    get: ADMIN,
    list: ADMIN,
    additional: [
      list('the hand payments of all orders', ADMIN, (db) => db.collectionGroup('hand_payments')),
    ],
  },
  products: {
    get: STAFF,
    list: STAFF,
    create: ADMIN,
    update: ADMIN,
    delete: ADMIN,
    known: 'products/inactive',
    absent: 'products/absent',
    created: (uid) => ({ ...PRODUCT, ...newlySigned(uid) }),
    change: (uid) => ({ ...PRODUCT, price: 89.95, ...signed(uid) }),
    additional: [
      get('products/active', STAFF),
      get('products/unsaid', STAFF),
      get('products/odd', STAFF),
      get('products/absent', STAFF),
      products('that are active', STAFF, (all) => all.where('is_active', '==', true)),
      products('that are active, the newest', STAFF, (all) =>
        all.where('is_active', '==', true).orderBy('updated_at', 'desc').limit(1),
      ),
      products('one only', STAFF, (all) => all.limit(1)),
      products('that are inactive', STAFF, (all) => all.where('is_active', '==', false)),
      products('that are active or not', STAFF, (all) =>
        all.where('is_active', 'in', [true, false]),
      ),
      products('by price', STAFF, (all) => all.where('price', '>', 0)),
      write('create one without a description and a picture', ADMIN, 'products/absent', (uid) => ({
        ...PRODUCT,
        description: null,
        image_url: null,
        ...newlySigned(uid),
      })),
      write('create one under an id that no address can have', NOBODY, 'products/a b', (uid) => ({
        ...PRODUCT,
        ...newlySigned(uid),
      })),
      list('whatever is called products', NOBODY, (db) =>
        db.collectionGroup('products').where('is_active', '==', true),
      ),
    ],
  },
  stockShards: {
    ...closed('products/second/stock_shards'),
    known: 'products/second/stock_shards/0',
    get: STAFF,
    list: STAFF,
    additional: [
      list('the shards of all products', NOBODY, (db) => db.collectionGroup('stock_shards')),
    ],
  },
  storefront: {
    get: EVERYBODY,
    list: NOBODY,
    create: NOBODY,
    update: ADMIN,
    delete: NOBODY, // while its product is on sale
    known: STOREFRONT_PRODUCT_PATH,
    absent: 'storefront/absent',
    created: () => ({ ...SHOWN, updated_at: serverTimestamp() }),
    change: () => ({ ...SHOWN, updated_at: serverTimestamp() }),
    additional: [get('storefront/absent', NOBODY)],
  },
  productImages: {
    get: EVERYBODY,
    list: ADMIN,
    create: ADMIN,
    update: ADMIN,
    delete: ADMIN,
    known: 'product_images/of-active',
    absent: 'product_images/absent',
    created: (uid) => ({ ...IMAGE, ...newlySigned(uid) }),
    change: (uid) => ({ is_primary: false, ...signed(uid) }),
    additional: [
      get('product_images/of-inactive', ADMIN),
      get('product_images/of-none', ADMIN),
      get('product_images/astray', ADMIN),
      get('product_images/unsaid', ADMIN),
      get('product_images/absent', ADMIN),
      write('add one whose file was refused', NOBODY, 'product_images/absent', (uid) => ({
        ...IMAGE,
        storage_path: REFUSED_PATH,
        ...newlySigned(uid),
      })),
      images('of an active product', EVERYBODY, (all) =>
        all.where('product_id', '==', 'active').orderBy('display_order'),
      ),
      images('of an inactive product', ADMIN, (all) =>
        all.where('product_id', '==', 'inactive').orderBy('display_order'),
      ),
      images('of a product that is not there', ADMIN, (all) =>
        all.where('product_id', '==', 'gone'),
      ),
      images('one only', ADMIN, (all) => all.limit(1)),
      images('of several products', ADMIN, (all) =>
        all.where('product_id', 'in', ['active', 'inactive']),
      ),
      images('of products from one on', ADMIN, (all) => all.where('product_id', '>=', 'active')),
    ],
  },
  siteContent: {
    get: EVERYBODY,
    list: EVERYBODY,
    create: ADMIN,
    update: ADMIN,
    delete: NOBODY,
    known: siteContentPath('hero'),
    absent: siteContentPath('features'),
    created: (uid) => ({ ...contentOf('features'), ...signed(uid) }),
    change: (uid) => ({ 'content.badge': 'طبيعي', ...signed(uid) }),
    additional: [
      get('site_content/absent', EVERYBODY),
      write('take the title away', ADMIN, siteContentPath('hero'), (uid) => ({
        title: '',
        ...signed(uid),
      })),
    ],
  },
  formerTexts: {
    ...closed('site_content/hero/former_texts'),
    get: ADMIN,
    list: ADMIN,
    known: formerTextPath('hero', 'known'),
    absent: formerTextPath('hero', 'absent'),
    // without a change of the section
    created: () => formerText('content.badge', contentOf('hero').content.badge),
    change: () => formerText('content.badge', 'نص'),
    additional: [
      list('the former texts of all sections', NOBODY, (db) => db.collectionGroup('former_texts')),
    ],
  },
  userRoles: {
    ...closed('user_roles'),
    known: userRolePath(ADMIN_UID),
    get: ADMIN,
    list: ADMIN,
    created: () => ({ role: 'admin' }),
    change: () => ({ role: 'admin' }),
    additional: [
      get(userRolePath('absent'), ADMIN),
      get(userRolePath('helper'), STAFF), // it is the helper's own
      {
        operation: 'get their own',
        run: (db, uid) => db.doc(userRolePath(uid)).get(),
        reads: true,
        allowed: EVERYBODY.filter((actor) => actor !== 'visitor'),
      },
      {
        operation: 'look for their own as the specification does',
        run: (db, uid) => db.collection('user_roles').where('user_id', '==', uid).get(),
        reads: true,
        allowed: ADMIN,
      },
      {
        operation: 'make themselves an admin',
        run: (db, uid) => db.doc(userRolePath(uid)).set({ role: 'admin' }),
        allowed: NOBODY,
      },
      {
        operation: 'take the time away from which their sessions have the role',
        run: (db, uid) => db.doc(userRolePath(uid)).update({ sessions_from: null }),
        allowed: NOBODY,
      },
      {
        operation: 'give up their own role',
        run: (db, uid) => db.doc(userRolePath(uid)).delete(),
        allowed: NOBODY,
      },
    ],
  },
  uploadRejections: {
    ...closed('upload_rejections'),
    get: ADMIN,
    list: ADMIN,
    delete: ADMIN,
    known: uploadRejectionPath(REFUSED_PATH),
    additional: [
      list('the newest upload_rejections', ADMIN, (db) =>
        db.collection('upload_rejections').orderBy('created_at', 'desc').limit(10),
      ),
    ],
  },
  settings: {
    ...closed('settings'),
    get: EVERYBODY,
    update: ADMIN,
    known: SETTINGS_PATHS.public,
    created: (uid) => ({ ...PUBLIC_SETTINGS, ...signed(uid) }),
    change: (uid) => ({ retention_years: 6, ...signed(uid) }),
    additional: [
      get(SETTINGS_PATHS.private, ADMIN),
      get('settings/absent', NOBODY),
      ...[
        ['public', SETTINGS_PATHS.public, PUBLIC_SETTINGS] as const,
        ['private', SETTINGS_PATHS.private, PRIVATE_SETTINGS] as const,
      ].map(([which, path, fields]): Permission => ({
        operation: `write all of the ${which} settings`,
        run: (db, uid) => db.doc(path).set({ ...fields, ...signed(uid) }),
        allowed: ADMIN,
      })),
      write('change a private setting', ADMIN, SETTINGS_PATHS.private, (uid) => ({
        notify: { summary: true },
        ...signed(uid),
      })),
      write('take the limit of pieces away', ADMIN, SETTINGS_PATHS.public, (uid) => ({
        max_pieces: null,
        ...signed(uid),
      })),
      write('change the delivery days of one country', ADMIN, SETTINGS_PATHS.public, (uid) => ({
        delivery_days: { ae: { from: 2, to: 3 } },
        ...signed(uid),
      })),
      // one request may evaluate 1000 expressions
      write('set the delivery days of all countries', ADMIN, SETTINGS_PATHS.public, (uid) => ({
        delivery_days: ofAllCountries({ from: 1, to: 2 }),
        ...signed(uid),
      })),
      write('offer cash in all countries', ADMIN, SETTINGS_PATHS.public, (uid) => ({
        cash: { countries: ofAllCountries({ fee: 10.5, max_total: 1000 }), first_orders: true },
        ...signed(uid),
      })),
      write('offer cash without a limit', ADMIN, SETTINGS_PATHS.public, (uid) => ({
        cash: { countries: { ae: { fee: 10, max_total: null } } },
        ...signed(uid),
      })),
      ...(
        [
          ...COUNTRY_CODES.map((country) => ({ countries: { [country]: { fee: -1 } } })),
          { confirm_hours: 0 },
          { first_orders: 1 },
        ] as const
      ).map((cash) =>
        write(`offer cash as ${JSON.stringify(cash)}`, NOBODY, SETTINGS_PATHS.public, (uid) => ({
          cash,
          ...signed(uid),
        })),
      ),
      {
        operation: 'delete the private settings',
        run: (db) => db.doc(SETTINGS_PATHS.private).delete(),
        allowed: NOBODY,
      },
    ],
  },
  productChanges: { ...closed('products/active/changes'), get: ADMIN, list: ADMIN },
  contentChanges: { ...closed('site_content/hero/changes'), get: ADMIN, list: ADMIN },
  settingsChanges: { ...closed('settings/public/changes'), get: ADMIN, list: ADMIN },
  roleChanges: { ...closed('user_roles/merchant/changes'), get: ADMIN, list: ADMIN },
  messages: { ...closed('messages'), get: ADMIN, list: ADMIN },
  messageStops: closed('message_stops'),
  cashRefusals: closed('cash_refusals'),
  counters: closed('counters'),
  invoices: { ...closed('invoices'), get: ADMIN, list: ADMIN },
  creditNotes: { ...closed('credit_notes'), get: ADMIN, list: ADMIN },
  reconciliations: { ...closed('reconciliations'), get: ADMIN, list: ADMIN },
  checkouts: closed('checkouts'),
  rateLimits: closed('rate_limits'),
  paymentEvents: closed('payment_events'),
  unknown: closed('unheard_of'),
};

/** The five standard operations on a collection, then its additional ones. */
export const permissionsOf = (cells: CollectionPermissions): readonly Permission[] => {
  const collection = cells.known.slice(0, cells.known.lastIndexOf('/'));
  return [
    get(cells.known, cells.get),
    list(collection, cells.list, (db) => db.collection(collection)),
    {
      operation: 'create',
      run: (db, uid) => db.doc(cells.absent).set({ ...cells.created(uid) }),
      allowed: cells.create,
    },
    {
      operation: 'create under an id that chance gives',
      run: (db, uid) => db.collection(collection).add({ ...cells.created(uid) }),
      // a section's id is fixed, so an automatic one is refused
      allowed: collection === 'site_content' ? NOBODY : cells.create,
    },
    {
      operation: 'update',
      run: (db, uid) => db.doc(cells.known).update({ ...cells.change(uid) }),
      allowed: cells.update,
    },
    {
      operation: 'delete',
      run: (db) => db.doc(cells.known).delete(),
      allowed: cells.delete,
    },
    ...(cells.additional ?? []),
  ];
};
