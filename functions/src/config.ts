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
/** From a change in the database to the pages that show it; a local stack, which has no CDN, waits for none. */
export const pagesKeptS = defineInt('PAGES_KEPT_S', {
  default: 60,
  description: 'How many seconds the CDN and the functions may keep a page of the store',
});
/** The folder beside the bundle that has the storefront's server side; local stacks have one each. */
export const storeBuild = defineString('STORE_BUILD', { default: 'store' });
