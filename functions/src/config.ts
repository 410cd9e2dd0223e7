import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Base URL of the provider's API, without a trailing slash. */
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
/** The origin that shoppers return to; never taken from a request. */
export const storeUrl = defineString('STORE_URL', {
  description: 'Public address of the store, such as https://ghar.example',
});
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse callers that App Check does not vouch for',
});
/**
 * Seconds for which readings and pages are cached; 0 on local stacks, so that a change shows at
 * once.
 */
export const pagesKeptS = defineInt('PAGES_KEPT_S', {
  default: 60,
  description: 'How many seconds the functions keep what they have read for a page of the store',
});
/** The number of proxies in front of the functions: 1 is Google's front end. */
export const trustedProxies = defineInt('TRUSTED_PROXIES', {
  default: 1,
  description: 'Proxies that add an entry to X-Forwarded-For; npm run doctor counts them',
});
/**
 * Orders per network and hour. Mobile carriers put hundreds of shoppers behind one IPv4 address.
 */
export const ordersPerNetwork = defineInt('ORDERS_PER_NETWORK', {
  default: 300,
  description: 'Orders, and refusals, that one IPv4 address or IPv6 /48 has in an hour',
});
export const maxPiecesPerOrder = defineInt('MAX_PIECES_PER_ORDER', {
  default: 20,
  description: 'The most pieces of an order that is not paid',
});
/** The folder of the storefront's server build beside the bundle; each local stack has its own. */
export const storeBuild = defineString('STORE_BUILD', { default: 'store' });
