import * as v from 'valibot';
import { CHARGE_CURRENCY } from '../money/currency.ts';
import { COUNTRY_CODES } from '../contact/country.ts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES, REFUND_STATUSES } from './status.ts';

/** The value of `updated_by` and `actor` for the backend; otherwise a user's id. */
export const SERVER_ACTOR = 'server';

const text = v.string();
const optionalText = v.optional(v.nullable(text), null);
const optionalDate = v.optional(v.nullable(v.date()), null);

/** Maximum lengths of the merchant's texts on an order. */
export const ORDER_LIMITS = { merchant_note: 2000, tracking_number: 100, carrier: 60 } as const;

/** Why a payment ended unpaid. */
export const PAYMENT_FAILURES = [
  /** The customer's card was not accepted. */
  'provider-failed',
  /** The customer has cancelled it on the payment page. */
  'provider-canceled',
  /** The payment could not be opened: it was refused, or the provider was not reached. */
  'provider-refused',
  'provider-not-reached',
  'expired',
  /** It has been pending for a day. */
  'unclear',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** What an admin may change of an order; `firestore.rules` enforce the same. */
export const orderChangeSchema = v.object({
  status: v.picklist(ORDER_STATUSES),
  payment_status: v.picklist(PAYMENT_STATUSES),
  /** An admin can only clear it; only the server sets it. */
  payment_needs_review: v.literal(false),
  merchant_note: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.merchant_note))),
  tracking_number: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.tracking_number))),
  carrier: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.carrier))),
});
export type OrderChange = v.InferOutput<typeof orderChangeSchema>;

/**
 * A document of `orders`. Amounts are in dirhams with at most two decimals. Times are `Date`s; the
 * adapters convert them.
 *
 * Fields with a default may be absent from older documents.
 */
export const orderSchema = v.object({
  customer_name: text,
  /** E.164. */
  customer_phone: text,
  customer_email: optionalText,
  country: v.picklist(COUNTRY_CODES),
  /** The phone's dial code with its plus sign, of any country; `country` is the delivery's. */
  country_code: v.optional(text, ''),
  city: text,
  address: text,
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  unit_price: v.optional(v.number(), 0),
  total_amount: v.number(),
  currency: v.optional(v.literal(CHARGE_CURRENCY), CHARGE_CURRENCY),
  product_id: v.optional(text, ''),
  product_name: v.optional(text, ''),
  order_number: v.optional(text, ''),
  status: v.picklist(ORDER_STATUSES),
  payment_status: v.picklist(PAYMENT_STATUSES),
  /** The provider's id of the current payment, once known. */
  payment_intent_id: optionalText,
  /** The order's earlier payments. */
  former_payment_intent_ids: v.optional(v.array(text), []),
  /** The provider's payment page, once known. */
  payment_url: optionalText,
  /** Why the payment failed last; absent if none did, and null once it was opened again. */
  payment_failure: v.optional(v.nullable(v.picklist(PAYMENT_FAILURES))),
  /** When the payment was reopened; the first one is opened at `created_at`. */
  payment_reopened_at: optionalDate,
  /**
   * True iff a correction has set the open payment aside, since it is of another amount: the next one
   * is opened by whoever pays. Absent if none was.
   */
  payment_set_aside: v.optional(v.boolean()),
  /** When the schedule last looked up the open payment, answered or not. */
  payment_looked_at: v.optional(v.nullable(v.date())),
  /**
   * How often the provider has answered the schedule since the payment was opened; the next look-up
   * depends on it.
   */
  payment_looks: v.optional(v.pipe(v.number(), v.integer())),
  /** Whether its payments are tests, by which no money moves: as the shop was when it was placed. */
  payment_test: v.optional(v.boolean(), false),
  /**
   * A person has to review the payment, or whether the order can be shipped; until then nobody is
   * asked to pay.
   */
  payment_needs_review: v.optional(v.boolean(), false),
  /**
   * Payments that came and do not count for it, of another amount or second ones, with what has not
   * been given back of each, in dirhams; absent if there were none.
   */
  uncounted_payments: v.optional(v.array(v.object({ id: text, amount: v.number() }))),
  /** When the provider reported it paid; kept for good, whatever `payment_status` is set to. */
  paid_at: optionalDate,
  /** Sum of the completed refunds, in dirhams; absent if none. */
  refunded_amount: v.optional(v.number()),
  /** Sum of the refunds that are asked for and have not ended, in dirhams; absent if there were none. */
  refunding_amount: v.optional(v.number()),
  /** True iff its pieces came back after it was sent, and are on the shelf again. */
  restocked: v.optional(v.boolean(), false),
  /** True iff this order's pieces are reserved, that is, out of the product's stock. */
  stock_reserved: v.optional(v.boolean(), false),
  checkout_key: v.optional(text, ''),
  /**
   * The order that took this one's place while it was unpaid: the one that its customer placed by
   * editing it, or the one before, if that was paid all the same. Nobody is asked to pay this one any
   * more. Absent if there is none.
   */
  replaced_by: v.optional(text),
  /** Visible to admins only. */
  merchant_note: optionalText,
  /** The carrier's tracking number. */
  tracking_number: optionalText,
  /** The carrier: a key of `CARRIERS`, or the name of another one as typed. */
  carrier: optionalText,
  /** When it was first set to shipped and to delivered. */
  shipped_at: optionalDate,
  delivered_at: optionalDate,
  /** Absent for an order of the store's form; `panel` where an admin entered it. */
  source: v.optional(v.literal('panel')),
  /** The language that the customer ordered in. */
  locale: v.fallback(v.picklist(LOCALES), DEFAULT_LOCALE),
  /** Whether the customer agreed to messages about the order. */
  consent_messages: v.optional(v.boolean(), false),
  /** The serial number of its invoice, once it is paid. */
  invoice_number: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  /** The tax that its invoice states, in dirhams; absent where it states none. */
  vat_amount: v.optional(v.number()),
  /** The Saudi national short address, such as RRRD2929. */
  national_address: optionalText,
  /** Tokens of the admin's search: see `orderSearchTokens`. The server alone writes them. */
  search: v.optional(v.array(text), []),
  /**
   * When it lost what tells who its customer was: name, phone, e-mail, address, city, the merchant's
   * texts. The texts are empty then.
   */
  erased_at: optionalDate,
  created_at: v.date(),
  updated_at: v.date(),
  updated_by: v.optional(text, SERVER_ACTOR),
});
export type Order = v.InferOutput<typeof orderSchema>;

/** The fields of a new order that its later steps fill in. */
export const FILLED_IN_LATER = {
  paid_at: null,
  restocked: false,
  invoice_number: null,
  merchant_note: null,
  carrier: null,
  tracking_number: null,
  shipped_at: null,
  delivered_at: null,
  erased_at: null,
} as const satisfies Partial<Order>;

/** The event types of an order's history. */
export const ORDER_EVENT_TYPES = [
  'created',
  'payment-opened',
  /** The order `to` has taken its place: see `replaced_by`. */
  'replaced',
  'status-changed',
  'payment-status-changed',
  /** A payment completed with another amount or currency. */
  'payment-mismatch',
  /** A second payment of a paid order: to be refunded. */
  'payment-duplicate',
  /** It has to be shipped after its pieces were released and sold. */
  'stock-short',
  /** It was paid after being cancelled: to be refunded. */
  'paid-though-cancelled',
  /** An admin took `paid` from an order that the provider reports paid. */
  'unpaid-by-hand',
  /** An admin set `paid` though the provider reports no payment. */
  'paid-by-hand',
  /** A refund was made in the provider's own app. */
  'refund-made',
  /** The provider's status is unknown, or a payment has been pending for a day. */
  'payment-unclear',
  /** An admin asked for a refund: `to` is the reason, the note is the amount. */
  'refund-requested',
  /** `from` and `to` are statuses of a refund; the note is its amount. */
  'refund-status-changed',
  /** A refund that the shop asked for has failed after its admin was told that it is on its way. */
  'refund-failed',
  /** The provider has announced a status of a refund that the shop does not know: the note. */
  'refund-unclear',
  /** An admin's change of status released or reserved the order's pieces. */
  'stock-released',
  'stock-taken',
  /**
   * An admin has corrected the order: the note names the fields. `from` and `to` are its pieces where
   * these changed; the history keeps nothing that identifies the customer.
   */
  'corrected',
  /** An admin has reviewed what was marked for review. */
  'payment-reviewed',
  'note-changed',
  'carrier-changed',
  'tracking-number-changed',
  /** The customer's data was erased. */
  'erased',
] as const;
export type OrderEventType = (typeof ORDER_EVENT_TYPES)[number];

/** The events that mark an order for review. */
export const REVIEW_REASONS = [
  'payment-mismatch',
  'payment-duplicate',
  'stock-short',
  'paid-though-cancelled',
  'unpaid-by-hand',
  'paid-by-hand',
  'refund-made',
  'refund-failed',
  'refund-unclear',
  'payment-unclear',
] as const satisfies readonly OrderEventType[];
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** The maximum length of a refund's reason. */
export const REFUND_REASON_LENGTH = 300;

/** A document of `orders/{id}/refunds`; its id is the provider's. */
export const refundSchema = v.object({
  /** In dirhams. */
  amount: v.number(),
  /** Null where none was given. */
  reason: optionalText,
  /** True iff the pieces went back into stock. */
  restock: v.boolean(),
  status: v.picklist(REFUND_STATUSES),
  /** Who asked for it: a user's id; {@link SERVER_ACTOR} where it was made in the provider's app. */
  actor: text,
  /** As in {@link orderEventSchema}. */
  actor_email: optionalText,
  actor_name: optionalText,
  /** The payment that it gives back; absent: the one that paid the order. */
  payment_intent_id: v.optional(text),
  /**
   * True iff the merchant has given the money back himself, as it had come: the provider knows nothing
   * of it. Absent otherwise.
   */
  by_hand: v.optional(v.boolean()),
  /** An error code, where the shop knows why it has failed. */
  error: optionalText,
  /** When it was last sent to the provider, and looked up there. */
  sent_at: optionalDate,
  looked_at: optionalDate,
  created_at: v.date(),
  /** The serial number of its credit note, once it is completed; absent if nothing was invoiced. */
  credit_note_number: v.optional(v.pipe(v.number(), v.integer())),
});
export type Refund = v.InferOutput<typeof refundSchema>;

/** A document of `orders/{id}/events`. */
export const orderEventSchema = v.object({
  type: v.picklist(ORDER_EVENT_TYPES),
  from: optionalText,
  to: optionalText,
  /** A user's id, or {@link SERVER_ACTOR}. */
  actor: text,
  /** The user's e-mail as it was then, if known: it identifies them even after they have left. */
  actor_email: v.optional(v.nullable(text)),
  /** The account's display name as it was then, if it has one. */
  actor_name: v.optional(v.nullable(text)),
  created_at: v.date(),
  note: optionalText,
});
export type OrderEvent = v.InferOutput<typeof orderEventSchema>;
