import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** The provider's API, without a slash at the end. */
export const ziinaApiUrl = defineString('ZIINA_API_URL', {
  default: 'https://api-v2.ziina.com/api',
  description: 'Base address of the Ziina API',
});
export const ziinaApiToken = defineSecret('ZIINA_API_TOKEN');
export const ziinaWebhookSecret = defineSecret('ZIINA_WEBHOOK_SECRET');
export const ziinaTestMode = defineBoolean('ZIINA_TEST_MODE', {
  default: false,
  description: 'Ask Ziina for test payments, in which no money moves',
});
/** The origin that shoppers come back to: never taken from a request. */
export const storeUrl = defineString('STORE_URL', {
  description: 'Public address of the store, such as https://ghar.example',
});
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse callers that App Check does not vouch for',
});
/** A local stack, which has no CDN, keeps nothing: a change is in the next page. */
export const pagesKeptS = defineInt('PAGES_KEPT_S', {
  default: 60,
  description: 'How many seconds the functions keep what they have read for a page of the store',
});
/** How many proxies stand before the functions: Google's front end alone, as long as nothing is put before it. */
export const trustedProxies = defineInt('TRUSTED_PROXIES', {
  default: 1,
  description: 'Proxies that add an entry to X-Forwarded-For; npm run doctor counts them',
});
/** Mobile carriers put hundreds of shoppers behind one IPv4 address. */
export const ordersPerNetwork = defineInt('ORDERS_PER_NETWORK', {
  default: 300,
  description: 'Orders, and refusals, that one IPv4 address or IPv6 /48 has in an hour',
});
export const maxPiecesPerOrder = defineInt('MAX_PIECES_PER_ORDER', {
  default: 20,
  description: 'The most pieces of an order that is not paid',
});
/** The folder beside the bundle that has the storefront's server side; local stacks have one each. */
export const storeBuild = defineString('STORE_BUILD', { default: 'store' });
