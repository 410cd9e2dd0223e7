/**
 * All Firestore collections.
 *
 * A collection without rows in the rules' permission table fails its tests.
 */
export const COLLECTIONS = {
  orders: 'orders',
  orderEvents: 'orders/{order}/events',
  refunds: 'orders/{order}/refunds',
  products: 'products',
  stockShards: 'products/{product}/stock_shards',
  storefront: 'storefront',
  productImages: 'product_images',
  siteContent: 'site_content',
  formerTexts: 'site_content/{section}/former_texts',
  settings: 'settings',
  userRoles: 'user_roles',
  messages: 'messages',
  messageStops: 'message_stops',
  counters: 'counters',
  invoices: 'invoices',
  creditNotes: 'credit_notes',
  checkouts: 'checkouts',
  rateLimits: 'rate_limits',
  paymentEvents: 'payment_events',
  uploadRejections: 'upload_rejections',
} as const;

/** The path of a collection; `inside` is the path of its parent document, if any. */
export const collectionPath = (
  collection: (typeof COLLECTIONS)[keyof typeof COLLECTIONS],
  inside?: string,
): string => (inside === undefined ? collection : `${inside}/${collection.split('/').at(-1)}`);

/** True iff the text can be a document's id by `firestore.rules`: a URL may hold anything. */
export const isDocumentId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/**
 * The order's id in the text of a link, which chats and mail programs send with what stands behind it
 * (`ID.`, `ID)`, a right-to-left mark): the first characters that an id may have; '' where there are none.
 */
export const orderIdIn = (text: string): string => /[\w-]{1,64}/.exec(text)?.[0] ?? '';

export const orderPath = (orderId: string): string => `${COLLECTIONS.orders}/${orderId}`;
export const orderEventsPath = (orderId: string): string => `${orderPath(orderId)}/events`;
export const refundPath = (orderId: string, refundId: string): string =>
  `${orderPath(orderId)}/refunds/${refundId}`;
export const productPath = (productId: string): string => `${COLLECTIONS.products}/${productId}`;
/** The public document of the product on sale. */
export const STOREFRONT_PRODUCT_PATH = `${COLLECTIONS.storefront}/product`;
/** The path of a picture's document. */
export const picturePath = (pictureId: string): string =>
  `${COLLECTIONS.productImages}/${pictureId}`;
export const checkoutPath = (checkoutKey: string): string =>
  `${COLLECTIONS.checkouts}/${checkoutKey}`;
export const rateLimitPath = (key: string): string => `${COLLECTIONS.rateLimits}/${key}`;
export const paymentEventPath = (id: string): string => `${COLLECTIONS.paymentEvents}/${id}`;
export const siteContentPath = (section: string): string => `${COLLECTIONS.siteContent}/${section}`;
/** The path of a section's former text. */
export const formerTextPath = (section: string, id: string): string =>
  `${siteContentPath(section)}/former_texts/${id}`;
/** The settings that visitors read, and those that only admins do. */
export const SETTINGS_PATHS = {
  public: `${COLLECTIONS.settings}/public`,
  private: `${COLLECTIONS.settings}/private`,
} as const;
export const messagePath = (id: string): string => `${COLLECTIONS.messages}/${id}`;
export const messageStopPath = (name: string): string => `${COLLECTIONS.messageStops}/${name}`;
export const invoicePath = (number: number): string => `${COLLECTIONS.invoices}/${number}`;
export const creditNotePath = (number: number): string => `${COLLECTIONS.creditNotes}/${number}`;
export const counterPath = (name: string): string => `${COLLECTIONS.counters}/${name}`;
export const userRolePath = (uid: string): string => `${COLLECTIONS.userRoles}/${uid}`;

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
 * The folder of a picture's variants. One for each picture: two of the same time may differ in
 * their extension only.
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

/**
 * The path of a file's rejection: derived from the Storage path, so that the rules can look it up.
 */
export const uploadRejectionPath = (storagePath: string): string =>
  `${COLLECTIONS.uploadRejections}/${storagePath.replaceAll('/', '_')}`;
