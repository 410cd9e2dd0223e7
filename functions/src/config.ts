import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

type Secret = ReturnType<typeof defineSecret>;

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
/** The origin for return URLs; never taken from a request. */
export const storeUrl = defineString('STORE_URL', {
  description: 'Public address of the store, such as https://ghar.example',
});
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse callers that App Check does not vouch for',
});
/** Cache time of data and pages in seconds; 0 on local stacks, so that changes show at once. */
export const pagesKeptS = defineInt('PAGES_KEPT_S', {
  default: 60,
  description: 'How many seconds the functions keep what they have read for a page of the store',
});
/** Number of proxies in front of the functions: 1 is Google's front end. */
export const trustedProxies = defineInt('TRUSTED_PROXIES', {
  default: 1,
  description: 'Proxies that add an entry to X-Forwarded-For; npm run doctor counts them',
});
/** Mobile carriers share one IPv4 address among hundreds of shoppers. */
export const ordersPerNetwork = defineInt('ORDERS_PER_NETWORK', {
  default: 300,
  description: 'Orders, and refusals, that one IPv4 address or IPv6 /48 has in an hour',
});
/**
 * Of the whole shop, since many orders that nobody pays reach many strangers; a day has five times as many. A shop that
 * sells 300 orders a day has some 100 that wait for payment for five minutes.
 */
export const unpaidMessagesPerHour = defineInt('UNPAID_MESSAGES_PER_HOUR', {
  default: 60,
  description:
    'Messages about unpaid orders that the shop sends in an hour; five times as many in a day',
});
/** Three of the largest orders, or some forty shoppers of one carrier's address who have not paid yet. */
export const piecesPerNetwork = defineInt('PIECES_PER_NETWORK', {
  default: 60,
  description: 'Pieces that the unpaid orders of one IPv4 address or IPv6 /48 hold at a time',
});
/** The folder of the storefront's server build beside the bundle; each local stack has its own. */
export const storeBuild = defineString('STORE_BUILD', { default: 'store' });

/** Base URL of WhatsApp's Cloud API with its version, without a trailing slash. */
export const whatsappApiUrl = defineString('WHATSAPP_API_URL', {
  default: 'https://graph.facebook.com/v23.0',
  description: 'Base address of WhatsApp’s Cloud API, with its version',
});
/** The sender's id at Meta; empty disables WhatsApp. */
export const whatsappPhoneNumberId = defineString('WHATSAPP_PHONE_NUMBER_ID', {
  default: '',
  description: 'Id of the WhatsApp number that sends; empty for a shop without one',
});
export const whatsappToken = defineSecret('WHATSAPP_TOKEN');
/** Signs Meta's webhooks. */
export const whatsappAppSecret = defineSecret('WHATSAPP_APP_SECRET');
/**
 * Chosen by the merchant; Meta sends it when it sets up the webhook. Also keys the ids of STOP documents, so replacing
 * it would lose them.
 */
export const whatsappVerifyToken = defineSecret('WHATSAPP_VERIFY_TOKEN');
/** SMTP server, such as smtps://user:password@smtp.example:465. */
export const smtpUrl = defineSecret('SMTP_URL');
/** The sender of e-mails; empty disables e-mail. */
export const mailFrom = defineString('MAIL_FROM', {
  default: '',
  description: 'Sender of e-mails, such as "Ghar <orders@ghar.example>"; empty for none',
});

/** The project that the functions run in. */
export const projectId = (): string => process.env['GCLOUD_PROJECT'] ?? '';

/** Stands for "not set", since Secret Manager keeps no empty value. */
const OFF = 'off';
export const isOff = (value: string): boolean => value.toLowerCase() === OFF;

/** A secret's value, without the newline that a pipe appends. */
export const secretValue = (secret: Secret): string => secret.value().trim();

/** A secret's value; empty if the shop does not use that channel. */
export function optionalValue(secret: Secret): string {
  const value = secretValue(secret);
  return isOff(value) ? '' : value;
}
