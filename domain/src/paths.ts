/**
 * All Firestore collections.
 *
 * A collection without rows in the rules' permission table fails its tests.
 */
export const COLLECTIONS = {
  orders: 'orders',
  orderEvents: 'orders/{order}/events',
  refunds: 'orders/{order}/refunds',
  handPayments: 'orders/{order}/hand_payments',
  products: 'products',
  stockShards: 'products/{product}/stock_shards',
  productChanges: 'products/{product}/changes',
  storefront: 'storefront',
  productImages: 'product_images',
  siteContent: 'site_content',
  formerTexts: 'site_content/{section}/former_texts',
  contentChanges: 'site_content/{section}/changes',
  settings: 'settings',
  settingsChanges: 'settings/{settings}/changes',
  userRoles: 'user_roles',
  roleChanges: 'user_roles/{uid}/changes',
  messages: 'messages',
  messageStops: 'message_stops',
  cashRefusals: 'cash_refusals',
  counters: 'counters',
  invoices: 'invoices',
  creditNotes: 'credit_notes',
  reconciliations: 'reconciliations',
  checkouts: 'checkouts',
  rateLimits: 'rate_limits',
  paymentEvents: 'payment_events',
  uploadRejections: 'upload_rejections',
} as const;

/** The path of a collection, under the document `inside` if given. */
export const collectionPath = (
  collection: (typeof COLLECTIONS)[keyof typeof COLLECTIONS],
  inside?: string,
): string => (inside === undefined ? collection : `${inside}/${collection.split('/').at(-1)}`);

/** The name of the collection group that a query without `inside` asks of a subcollection; null for a collection. */
export const groupName = ({
  collection,
  inside,
}: {
  readonly collection: string;
  readonly inside?: string | undefined;
}): string | null =>
  inside === undefined && collection.includes('/') ? collection.split('/').at(-1)! : null;

/** True iff `firestore.rules` accept the text as a document's id; URLs can hold anything. */
export const isDocumentId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/**
 * The order id at the start of a link's text: chats and mail programs append characters (`ID.`, `ID)`, a right-to-left
 * mark). '' if there is none.
 */
export const orderIdIn = (text: string): string => /[\w-]{1,64}/.exec(text)?.[0] ?? '';

export const orderPath = (orderId: string): string => `${COLLECTIONS.orders}/${orderId}`;
export const orderEventsPath = (orderId: string): string => `${orderPath(orderId)}/events`;
export const refundPath = (orderId: string, refundId: string): string =>
  `${orderPath(orderId)}/refunds/${refundId}`;
export const handPaymentPath = (orderId: string, id: string): string =>
  `${orderPath(orderId)}/hand_payments/${id}`;
export const productPath = (productId: string): string => `${COLLECTIONS.products}/${productId}`;
/** The public document of the product on sale. */
export const STOREFRONT_PRODUCT_PATH = `${COLLECTIONS.storefront}/product`;
export const picturePath = (pictureId: string): string =>
  `${COLLECTIONS.productImages}/${pictureId}`;
export const checkoutPath = (checkoutKey: string): string =>
  `${COLLECTIONS.checkouts}/${checkoutKey}`;
export const rateLimitPath = (key: string): string => `${COLLECTIONS.rateLimits}/${key}`;
export const paymentEventPath = (id: string): string => `${COLLECTIONS.paymentEvents}/${id}`;
export const siteContentPath = (section: string): string => `${COLLECTIONS.siteContent}/${section}`;
export const formerTextPath = (section: string, id: string): string =>
  `${siteContentPath(section)}/former_texts/${id}`;
/** Settings for visitors, and for admins only. */
export const SETTINGS_PATHS = {
  public: `${COLLECTIONS.settings}/public`,
  private: `${COLLECTIONS.settings}/private`,
} as const;
export const messagePath = (id: string): string => `${COLLECTIONS.messages}/${id}`;
export const messageStopPath = (name: string): string => `${COLLECTIONS.messageStops}/${name}`;
export const cashRefusalsPath = (name: string): string => `${COLLECTIONS.cashRefusals}/${name}`;
export const invoicePath = (number: number): string => `${COLLECTIONS.invoices}/${number}`;
export const creditNotePath = (number: number): string => `${COLLECTIONS.creditNotes}/${number}`;
export const reconciliationPath = (id: string): string => `${COLLECTIONS.reconciliations}/${id}`;
export const counterPath = (name: string): string => `${COLLECTIONS.counters}/${name}`;
export const userRolePath = (uid: string): string => `${COLLECTIONS.userRoles}/${uid}`;

/** A change of the document at `path`. */
export const changePath = (path: string, id: string): string => `${path}/changes/${id}`;

/** The Storage folder of a product's pictures. */
export const productImageFolder = (productId: string): string => `product-images/${productId}/`;

/** The Storage path of a product's picture; `timestamp` in milliseconds since 1970. */
export const productImagePath = (productId: string, timestamp: number, extension: string): string =>
  `${productImageFolder(productId)}${timestamp}.${extension}`;

/** Parses a path made by {@link productImagePath}; null for any other. */
export function parseProductImagePath(
  path: string,
): { readonly productId: string; readonly extension: string } | null {
  const [, productId, extension] =
    /^product-images\/((?!\.{1,2}\/)[^/]+)\/[0-9]{1,16}\.([a-z]+)$/.exec(path) ?? [];
  return productId && extension ? { productId, extension } : null;
}

/**
 * The folder of a picture's variants. Includes the extension, since two uploads of the same time may differ only there.
 */
export const variantFolder = (storagePath: string): string =>
  storagePath.replace(/\.([a-z]+)$/, '-$1/');

/** The Storage path of a variant; `width` in pixels. */
export const variantPath = (storagePath: string, width: number, format: string): string =>
  `${variantFolder(storagePath)}${width}.${format}`;

/** The Storage path of a picture's card for shared links, a JPEG. */
export const cardPath = (storagePath: string): string => `${variantFolder(storagePath)}card.jpeg`;

/** The extension of a path made by {@link variantPath} or {@link cardPath}; null for any other. */
export function parseDrawnPath(path: string): { readonly extension: string } | null {
  const [, original, extension] =
    /^(.+-[a-z]+)\/(?:[1-9][0-9]{0,4}|card(?=\.jpeg))\.(avif|webp|jpeg)$/.exec(path) ?? [];
  const isOfPicture = original && parseProductImagePath(original.replace(/-([a-z]+)$/, '.$1'));
  return isOfPicture && extension ? { extension } : null;
}

/** The path of an upload's rejection, derived from the Storage path so that the rules can look it up. */
export const uploadRejectionPath = (storagePath: string): string =>
  `${COLLECTIONS.uploadRejections}/${storagePath.replaceAll('/', '_')}`;
