import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts';

export const CHANNELS = ['whatsapp', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * The messages to customers, with their parameters in the template's order. Amounts are dirhams with the currency's
 * name; dates are formatted.
 */
export const CUSTOMER_MESSAGES = {
  /** Placed; how to pay. */
  'order-received': ['name', 'order_number', 'amount'],
  'payment-confirmed': ['name', 'order_number', 'amount'],
  /** Placed, to be paid in cash: how to confirm it. */
  'cash-received': ['name', 'order_number', 'amount'],
  /** The same, at half of the time to confirm it. */
  'cash-reminder': ['name', 'order_number', 'amount'],
  /** Payment failed: pay again. Once per order. */
  'payment-failed': ['name', 'order_number'],
  shipped: ['name', 'order_number', 'carrier', 'tracking_number'],
  /** Shipped without a tracking number. */
  'shipped-untracked': ['name', 'order_number'],
  /** Shipped, with the amount to have ready; the carrier with the tracking number, if known. */
  'cash-shipped': ['name', 'order_number', 'carrier', 'amount'],
  delivered: ['name', 'order_number', 'guarantee_until'],
  refunded: ['name', 'order_number', 'amount'],
  cancelled: ['name', 'order_number'],
  /** Cancelled before it was sent to be paid in cash. */
  'cash-cancelled': ['name', 'order_number'],
} as const;

export const MERCHANT_MESSAGES = {
  'new-order': ['order_number', 'name', 'city', 'pieces', 'amount'],
  /** Its customer has confirmed it, and will pay in cash. */
  'new-cash-order': ['order_number', 'name', 'city', 'pieces', 'amount'],
  /** Something needs a person; `reason` says what. */
  'needs-you': ['order_number', 'reason'],
  'few-left': ['product', 'pieces'],
  'sold-out': ['product'],
  'morning-summary': ['day', 'orders', 'revenue', 'waiting'],
  /** Sent from the settings page. */
  test: ['brand'],
} as const;

export const isCustomerMessage = (kind: MessageKind): kind is CustomerMessage =>
  Object.hasOwn(CUSTOMER_MESSAGES, kind);

const MESSAGES = { ...CUSTOMER_MESSAGES, ...MERCHANT_MESSAGES };
export type CustomerMessage = keyof typeof CUSTOMER_MESSAGES;
export type MerchantMessage = keyof typeof MERCHANT_MESSAGES;
export type MessageKind = keyof typeof MESSAGES;
export const MESSAGE_KINDS = Object.keys(MESSAGES) as MessageKind[];

/** The parameters of a kind, in its template's order. */
export const messageParams = (kind: MessageKind): readonly string[] => MESSAGES[kind];
/** The parameter values of a kind. */
export type MessageParams<Kind extends MessageKind = MessageKind> = Readonly<
  Record<(typeof MESSAGES)[Kind][number], string>
>;

/** The texts of a message kind in one language. */
export type MessageWords<Kind extends MessageKind> = {
  /** `{{1}}` is the kind's first parameter, as in Meta's templates. */
  readonly body: string;
  /** With the same parameters. */
  readonly subject: string;
  readonly button: string;
  /** Example values for Meta's reviewer. */
  readonly example: MessageParams<Kind>;
};

export const MESSAGE_STATES = [
  'queued',
  /** Accepted by the provider. */
  'sent',
  'delivered',
  'read',
  'failed',
  /** The provider did not answer. It may have been sent, so it is not retried automatically. */
  'doubtful',
  /** Not sent, since it was no longer true when due. */
  'withdrawn',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A document of `messages`, the outbox; written by the server. */
export const messageSchema = v.object({
  /** Null if not about an order. */
  order_id: v.nullable(v.string()),
  kind: v.picklist(MESSAGE_KINDS),
  channel: v.picklist(CHANNELS),
  /** A phone in E.164, or an e-mail address. */
  to: v.string(),
  /** The `recipientKey` of `to`. Only on rate-limited messages: those about unpaid orders. */
  recipient: v.optional(v.string()),
  locale: v.fallback(v.picklist(LOCALES), DEFAULT_LOCALE),
  params: v.record(v.string(), v.string()),
  state: v.picklist(MESSAGE_STATES),
  attempts: v.pipe(v.number(), v.integer()),
  /** Null in a final state. */
  next_attempt_at: v.nullable(v.date()),
  /** The provider's message id, once accepted. */
  provider_id: v.nullable(v.string()),
  /** Code of the latest failure. */
  error: v.nullable(v.string()),
  /** The run that is sending it; `next_attempt_at` is then the claim's expiry. Null while not being sent. */
  claim: v.optional(v.nullable(v.string()), null),
  /** True iff it needs the merchant to arrive. */
  needs_merchant: v.optional(v.boolean(), false),
  created_at: v.date(),
});
export type Message = v.InferOutput<typeof messageSchema>;

/**
 * The id of a message, which makes it unique per subject, kind and channel.
 * @param subject the order's id, with a refund or a review reason if there can be several; or a product and a day.
 */
export const messageId = (subject: string, kind: string, channel: Channel): string =>
  `${subject}-${kind}-${channel}`;
