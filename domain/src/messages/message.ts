import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts';

export const CHANNELS = ['whatsapp', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What is said to whom, and what it is filled in with: texts, in the order in which a template has
 * them. Amounts are dirhams with their currency's name, dates are written out.
 */
export const CUSTOMER_MESSAGES = {
  /** The order has been placed, and how it is paid. */
  'order-received': ['name', 'order_number', 'amount'],
  'payment-confirmed': ['name', 'order_number', 'amount'],
  /** The payment failed: pay again. Once for each order. */
  'payment-failed': ['name', 'order_number'],
  shipped: ['name', 'order_number', 'carrier', 'tracking_number'],
  /** Shipped without a tracking number. */
  'shipped-untracked': ['name', 'order_number'],
  delivered: ['name', 'order_number', 'guarantee_until'],
  refunded: ['name', 'order_number', 'amount'],
  cancelled: ['name', 'order_number'],
} as const;

export const MERCHANT_MESSAGES = {
  /** A paid order. */
  'new-order': ['order_number', 'name', 'city', 'pieces', 'amount'],
  /** Something waits for a person: `reason` says what. */
  'needs-you': ['order_number', 'reason'],
  'few-left': ['product', 'pieces'],
  'sold-out': ['product'],
  'morning-summary': ['day', 'orders', 'revenue', 'waiting'],
  /** Sent from the settings, to see that it arrives. */
  test: ['brand'],
} as const;

export const isCustomerMessage = (kind: MessageKind): kind is CustomerMessage =>
  Object.hasOwn(CUSTOMER_MESSAGES, kind);

const MESSAGES = { ...CUSTOMER_MESSAGES, ...MERCHANT_MESSAGES };
export type CustomerMessage = keyof typeof CUSTOMER_MESSAGES;
export type MerchantMessage = keyof typeof MERCHANT_MESSAGES;
export type MessageKind = keyof typeof MESSAGES;
export const MESSAGE_KINDS = Object.keys(MESSAGES) as MessageKind[];

/** The parameters of a kind, in the order of its template. */
export const messageParams = (kind: MessageKind): readonly string[] => MESSAGES[kind];
/** What a message of that kind is filled in with. */
export type MessageParams<Kind extends MessageKind = MessageKind> = Readonly<
  Record<(typeof MESSAGES)[Kind][number], string>
>;

/** What messages of a kind say, in one language. */
export type MessageWords<Kind extends MessageKind> = {
  /** `{{1}}` is the first of the kind's parameters, as in Meta's templates. */
  readonly body: string;
  /** Filled in as the body is. */
  readonly subject: string;
  readonly button: string;
  /** What Meta's reviewer is shown. */
  readonly example: MessageParams<Kind>;
};

export const MESSAGE_STATES = [
  'queued',
  /** The provider has accepted it. */
  'sent',
  'delivered',
  'read',
  'failed',
  /** The provider did not answer: it may have been sent, so it is not sent again by itself. */
  'doubtful',
  /** It was no longer true when it was due, and was not sent. */
  'withdrawn',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A document of `messages`, the outbox. The server writes it. */
export const messageSchema = v.object({
  /** Null for a message that is not about an order. */
  order_id: v.nullable(v.string()),
  kind: v.picklist(MESSAGE_KINDS),
  channel: v.picklist(CHANNELS),
  /** A phone in E.164, or an e-mail address. */
  to: v.string(),
  /**
   * The `recipientKey` of `to`, where messages to one are counted: those about orders that nobody has
   * paid. Absent from others.
   */
  recipient: v.optional(v.string()),
  locale: v.fallback(v.picklist(LOCALES), DEFAULT_LOCALE),
  params: v.record(v.string(), v.string()),
  state: v.picklist(MESSAGE_STATES),
  /** How often it was tried. */
  attempts: v.pipe(v.number(), v.integer()),
  /** When it is due; null once its state is final. */
  next_attempt_at: v.nullable(v.date()),
  /** The provider's id of it, once accepted. */
  provider_id: v.nullable(v.string()),
  /** A code: why it failed, or why the last try did. */
  error: v.nullable(v.string()),
  /**
   * Who is sending it now; `next_attempt_at` is then when its answer is given up. Null while nobody
   * is.
   */
  claim: v.optional(v.nullable(v.string()), null),
  /** True iff the merchant has to do something for it to arrive. */
  needs_merchant: v.optional(v.boolean(), false),
  created_at: v.date(),
});
export type Message = v.InferOutput<typeof messageSchema>;

/**
 * The id of a message. It makes it once: what is said of a subject by a channel has one document.
 *
 * @param subject the order's id, with its part of which there can be several (a refund, a reason for
 * review), or what else it is about: a product and a day.
 */
export const messageId = (subject: string, kind: string, channel: Channel): string =>
  `${subject}-${kind}-${channel}`;
