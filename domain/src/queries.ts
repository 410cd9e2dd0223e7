import type { CountryCode } from './country.ts';
import { COLLECTIONS, orderPath } from './paths.ts';
import { REVENUE_STATUSES, type OrderStatus, type PaymentStatus } from './status.ts';

export type Filter = readonly [
  field: string,
  operator: '==' | '!=' | 'in' | 'array-contains' | '<' | '<=' | '>' | '>=',
  value: unknown,
];
export type Order = readonly [field: string, direction: 'asc' | 'desc'];

/**
 * A question to the database, as data: each SDK's adapter builds it, and a test
 * looks up the index that it needs. Limits and cursors need none: they are said
 * where it is asked.
 */
export type Query = {
  readonly collection: (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
  /** The path of the document that the collection belongs to, where it is one inside another. */
  readonly inside?: string;
  /** All of these hold. */
  readonly where?: readonly Filter[];
  /** So does one of these. */
  readonly anyOf?: readonly Filter[];
  readonly orderBy?: readonly Order[];
  /** A field that is added up over all that is found: an index has to hold it as well. */
  readonly sum?: string;
};

/** The active products, the one that the shop sells first: it was changed last. */
export const productsOnSale = () =>
  ({
    collection: COLLECTIONS.products,
    where: [['is_active', '==', true]],
    orderBy: [['updated_at', 'desc']],
  }) as const satisfies Query;

/** The pictures of a product, in the order in which they are shown. */
export const picturesOfProduct = (productId: string) =>
  ({
    collection: COLLECTIONS.productImages,
    where: [['product_id', '==', productId]],
    orderBy: [['display_order', 'asc']],
  }) as const satisfies Query;

/** The pictures that show the file at a Storage path. */
export const picturesOfFile = (storagePath: string) =>
  ({
    collection: COLLECTIONS.productImages,
    where: [['storage_path', '==', storagePath]],
  }) as const satisfies Query;

/** The order that a payment belongs or belonged to. */
export const ordersOfPayment = (intentId: string) =>
  ({
    collection: COLLECTIONS.orders,
    anyOf: [
      ['payment_intent_id', '==', intentId],
      ['former_payment_intent_ids', 'array-contains', intentId],
    ],
  }) as const satisfies Query;

/** The orders whose payment is pending, the oldest first. */
export const pendingOrders = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_status', '==', 'pending']],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** What the admin's list of orders may be narrowed to; what is left out narrows nothing. */
export type OrderFilters = {
  readonly status?: OrderStatus;
  readonly payment_status?: PaymentStatus;
  readonly country?: CountryCode;
  /** Placed at that time or later. */
  readonly from?: Date;
  /** Placed before that time. */
  readonly to?: Date;
};

const filtersOf = ({ status, payment_status, country, from, to }: OrderFilters): Filter[] => [
  ...(status ? [['status', '==', status] as const] : []),
  ...(payment_status ? [['payment_status', '==', payment_status] as const] : []),
  ...(country ? [['country', '==', country] as const] : []),
  ...(from ? [['created_at', '>=', from] as const] : []),
  ...(to ? [['created_at', '<', to] as const] : []),
];

/** When orders were placed: from the first moment until before the second one. */
export type OrderTime = Required<Pick<OrderFilters, 'from' | 'to'>>;

const paidAs = (kind: 'paid' | 'test') =>
  [
    ['payment_status', '==', 'paid'],
    ['payment_test', '==', kind === 'test'],
  ] as const;

/** The orders that pass the filters, the newest first, or the oldest. */
export const ordersMatching = (filters: OrderFilters, direction: 'asc' | 'desc' = 'desc') =>
  ({
    collection: COLLECTIONS.orders,
    where: filtersOf(filters),
    orderBy: [['created_at', direction]],
  }) as const satisfies Query;

/** The orders that were changed last, by whomever: also by being placed. */
export const ordersChangedLast = () =>
  ({
    collection: COLLECTIONS.orders,
    orderBy: [['updated_at', 'desc']],
  }) as const satisfies Query;

/** The orders that have a search token and pass the filters, the newest first. */
export const ordersFound = (token: string, filters: OrderFilters) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['search', 'array-contains', token], ...filtersOf(filters)],
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The orders that a person has to look at, the oldest first. */
export const ordersToReview = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_needs_review', '==', true]],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** How an order was paid: with money, as a test of the provider's, or not at all. */
export type PaymentKind = 'paid' | 'test' | 'unpaid';

/**
 * The orders of a status that were paid in one way, and the sum of their amounts
 * in dirhams. Each order is in exactly one of these.
 */
export const ordersInStatus = (status: OrderStatus, kind: PaymentKind) =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['status', '==', status],
      ...(kind === 'unpaid' ? [['payment_status', '!=', 'paid'] as const] : paidAs(kind)),
    ],
    sum: 'total_amount',
  }) as const satisfies Query;

/**
 * The paid orders of a time that were not cancelled, and the sum of their amounts
 * in dirhams. Test payments are left out; refunds are not taken off.
 */
export const sales = (time: OrderTime) =>
  ({
    collection: COLLECTIONS.orders,
    where: [...paidAs('paid'), ['status', 'in', REVENUE_STATUSES], ...filtersOf(time)],
    sum: 'total_amount',
  }) as const satisfies Query;

/**
 * The paid orders of some statuses of which money was refunded, and the sum of the
 * refunds in dirhams. Test payments are left out. The time is that of the orders.
 */
export const refunds = (statuses: readonly OrderStatus[], time: OrderTime | null = null) =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ...paidAs('paid'),
      ['status', 'in', statuses],
      ...filtersOf(time ?? {}),
      ['refunded_amount', '>', 0],
    ],
    sum: 'refunded_amount',
  }) as const satisfies Query;

/** The orders of a product: where there is one, the product stays. */
export const ordersOfProduct = (productId: string) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['product_id', '==', productId]],
  }) as const satisfies Query;

/** The active products of which there are so many pieces left, or fewer; the scarcest first. */
export const productsLowOnStock = (pieces: number) =>
  ({
    collection: COLLECTIONS.products,
    where: [
      ['is_active', '==', true],
      ['stock_quantity', '<=', pieces],
    ],
    orderBy: [['stock_quantity', 'asc']],
  }) as const satisfies Query;

/** The uploads that the server refused and nobody has dismissed, the latest first. */
export const uploadRejections = () =>
  ({
    collection: COLLECTIONS.uploadRejections,
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The orders whose payment has failed, and that have changed since a time, in that order. */
export const failedOrdersSince = (time: Date) =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['payment_status', '==', 'failed'],
      ['updated_at', '>=', time],
    ],
    orderBy: [['updated_at', 'asc']],
  }) as const satisfies Query;

/** What happened to an order, from the start. */
export const historyOfOrder = (orderId: string) =>
  ({
    collection: COLLECTIONS.orderEvents,
    inside: orderPath(orderId),
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** The refunds of an order, the first one first. */
export const refundsOfOrder = (orderId: string) =>
  ({
    collection: COLLECTIONS.refunds,
    inside: orderPath(orderId),
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** All products, the newest first. */
export const newestProducts = () =>
  ({
    collection: COLLECTIONS.products,
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The active products by name, to choose one of. */
export const activeProductsByName = () =>
  ({
    collection: COLLECTIONS.products,
    where: [['is_active', '==', true]],
    orderBy: [['name', 'asc']],
  }) as const satisfies Query;

/** The sections of the site's content. */
export const contentSections = () =>
  ({
    collection: COLLECTIONS.siteContent,
    orderBy: [['section', 'asc']],
  }) as const satisfies Query;
