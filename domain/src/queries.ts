import { COLLECTIONS } from './paths.ts';

export type Filter = readonly [
  field: string,
  operator: '==' | 'in' | 'array-contains' | '<' | '<=' | '>' | '>=',
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
  /** All of these hold. */
  readonly where?: readonly Filter[];
  /** So does one of these. */
  readonly anyOf?: readonly Filter[];
  readonly orderBy?: readonly Order[];
};

/** The active products, the one that the shop sells first: it was changed last. */
export const productsOnSale = () =>
  ({
    collection: COLLECTIONS.products,
    where: [['is_active', '==', true]],
    orderBy: [['updated_at', 'desc']],
  }) as const satisfies Query;

/** The active products, the oldest first: its pictures are shown (specification, section 7). */
export const productsOnShow = () =>
  ({
    collection: COLLECTIONS.products,
    where: [['is_active', '==', true]],
    orderBy: [['created_at', 'asc']],
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
