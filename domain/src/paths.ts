/**
 * Every Firestore collection and the addresses of their documents.
 *
 * The rules matrix walks {@link COLLECTIONS}: a collection named here without
 * rows there fails its suite.
 */
export const COLLECTIONS = {
  orders: 'orders',
  orderEvents: 'orders/{order}/events',
  products: 'products',
  productImages: 'product_images',
  siteContent: 'site_content',
  userRoles: 'user_roles',
  checkouts: 'checkouts',
  rateLimits: 'rate_limits',
  paymentEvents: 'payment_events',
} as const;

export const orderPath = (orderId: string): string => `${COLLECTIONS.orders}/${orderId}`;
export const orderEventsPath = (orderId: string): string => `${orderPath(orderId)}/events`;
export const productPath = (productId: string): string => `${COLLECTIONS.products}/${productId}`;
export const checkoutPath = (checkoutKey: string): string =>
  `${COLLECTIONS.checkouts}/${checkoutKey}`;
export const rateLimitPath = (key: string): string => `${COLLECTIONS.rateLimits}/${key}`;
export const paymentEventPath = (id: string): string => `${COLLECTIONS.paymentEvents}/${id}`;
export const siteContentPath = (section: string): string => `${COLLECTIONS.siteContent}/${section}`;
export const userRolePath = (uid: string): string => `${COLLECTIONS.userRoles}/${uid}`;

/** The Storage path of a product's picture; `timestamp` in milliseconds since 1970. */
export const productImagePath = (productId: string, timestamp: number, extension: string): string =>
  `product-images/${productId}/${timestamp}.${extension}`;
