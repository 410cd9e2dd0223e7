import * as v from 'valibot';
import { CHARGE_CURRENCY } from './currency.ts';
import { COUNTRY_CODES } from './country.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES, REFUND_STATUSES } from './status.ts';

/** Who changed a document last: a user's id, or this for the backend itself. */
export const SERVER_ACTOR = 'server';

const text = v.string();
const optionalText = v.optional(v.nullable(text), null);
const optionalDate = v.optional(v.nullable(v.date()), null);

/** The lengths of what the merchant writes on an order. */
export const ORDER_LIMITS = { merchant_note: 2000, tracking_number: 100 } as const;

/** What an admin may change of an order; `firestore.rules` hold the same. */
export const orderChangeSchema = v.object({
  status: v.picklist(ORDER_STATUSES),
  payment_status: v.picklist(PAYMENT_STATUSES),
  /** Somebody has looked at it: only the server says that somebody should. */
  payment_needs_review: v.literal(false),
  merchant_note: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.merchant_note))),
  tracking_number: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.tracking_number))),
});
export type OrderChange = v.InferOutput<typeof orderChangeSchema>;

/**
 * A document of `orders`. Amounts are in dirhams with at most two decimals.
 * Times are `Date`s here; the adapters turn them from and into timestamps.
 *
 * Fields with a default may be absent from a document that was written before
 * they existed.
 */
export const orderSchema = v.object({
  customer_name: text,
  /** E.164. */
  customer_phone: text,
  customer_email: optionalText,
  country: v.picklist(COUNTRY_CODES),
  /** The phone's dial code with its plus sign: of any country, where `country` is that of the delivery. */
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
  /** The provider's name for the payment that is or was open, once it is known. */
  payment_intent_id: optionalText,
  /** Payments of this order that ended before the one named above was opened. */
  former_payment_intent_ids: v.optional(v.array(text), []),
  /** Where the shopper pays, once the provider has said so. */
  payment_url: optionalText,
  /** When a payment was opened anew; the first one is opened at `created_at`. */
  payment_reopened_at: optionalDate,
  /** When the schedule last asked about the open payment, whether or not the provider answered. */
  payment_looked_at: v.optional(v.nullable(v.date())),
  /** How often the provider has answered the schedule since the payment was opened: when it asks next follows from it. */
  payment_looks: v.optional(v.pipe(v.number(), v.integer())),
  /** The provider was asked for a test payment: no money moves. */
  payment_test: v.optional(v.boolean(), false),
  /** A person has to look at its payment, or at whether it can be sent: nobody is asked to pay meanwhile. */
  payment_needs_review: v.optional(v.boolean(), false),
  /** When the provider called it paid: kept for good, whatever a person sets `payment_status` to. */
  paid_at: optionalDate,
  /** Sum of the completed refunds, in dirhams; absent where there is none. */
  refunded_amount: v.optional(v.number()),
  /** True iff this order's pieces are taken out of the product's stock. */
  stock_reserved: v.optional(v.boolean(), false),
  checkout_key: v.optional(text, ''),
  /** For the merchant's eyes only. */
  merchant_note: optionalText,
  /** The parcel's, as its carrier names it. */
  tracking_number: optionalText,
  /** Normalised tokens that the admin's search matches: number, phone digits, name words. */
  search: v.optional(v.array(text), []),
  created_at: v.date(),
  updated_at: v.date(),
  updated_by: v.optional(text, SERVER_ACTOR),
});
export type Order = v.InferOutput<typeof orderSchema>;

/** What the history of an order tells. */
export const ORDER_EVENT_TYPES = [
  'created',
  'payment-opened',
  'status-changed',
  'payment-status-changed',
  /** The provider answered a completed payment of another amount or currency. */
  'payment-mismatch',
  /** A second payment of an order that was paid: to be refunded. */
  'payment-duplicate',
  /** It is to be sent after its pieces had been given back and sold: more sold than there is. */
  'stock-short',
  /** It was cancelled before: the money is to be given back. */
  'paid-though-cancelled',
  /** An admin took `paid` away from an order that the provider calls paid. */
  'unpaid-by-hand',
  /** An admin set `paid` though the provider reports no payment. */
  'paid-by-hand',
  /** A refund was made in the provider's own app. */
  'refund-made',
  /** The provider answers a status that is not known here, or a payment has been pending for a day. */
  'payment-unclear',
  /** `from` and `to` are statuses of a refund; the note is its amount. */
  'refund-status-changed',
  /** What an admin's change of a status did with the order's pieces. */
  'stock-released',
  'stock-taken',
  /** An admin has looked at what a person had to look at. */
  'payment-reviewed',
  'note-changed',
  'tracking-number-changed',
] as const;
export type OrderEventType = (typeof ORDER_EVENT_TYPES)[number];

/** What is told in the history of an order when a person has to look at it. */
export const REVIEW_REASONS = [
  'payment-mismatch',
  'payment-duplicate',
  'stock-short',
  'paid-though-cancelled',
  'unpaid-by-hand',
  'paid-by-hand',
  'refund-made',
  'payment-unclear',
] as const satisfies readonly OrderEventType[];
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export type PaymentContradiction = 'unpaid-by-hand' | 'paid-by-hand';

/**
 * How an order's payment status contradicts the provider, which only a person can have set; null where
 * it does not. Setting it back to `paid`, or to `pending`, ends the contradiction.
 */
export function paymentContradiction({
  payment_status,
  paid_at,
}: Pick<Order, 'payment_status' | 'paid_at'>): PaymentContradiction | null {
  if (payment_status === 'paid') return paid_at === null ? 'paid-by-hand' : null;
  return paid_at === null ? null : 'unpaid-by-hand';
}

/** A document of `orders/{id}/refunds`; its id is the refund's at the provider. */
export const refundSchema = v.object({
  /** In dirhams. */
  amount: v.number(),
  /** Null where it was made in the provider's own app. */
  reason: optionalText,
  /** True iff the pieces went back into stock. */
  restock: v.boolean(),
  status: v.picklist(REFUND_STATUSES),
  /** A user's id, or {@link SERVER_ACTOR}. */
  actor: text,
  created_at: v.date(),
});
export type Refund = v.InferOutput<typeof refundSchema>;

/** A document of `orders/{id}/events`. */
export const orderEventSchema = v.object({
  type: v.picklist(ORDER_EVENT_TYPES),
  from: optionalText,
  to: optionalText,
  /** A user's id, or {@link SERVER_ACTOR}. */
  actor: text,
  /** The user's address as it was then, where it is known: who did it is to be seen also when they have left. */
  actor_email: v.optional(v.nullable(text)),
  created_at: v.date(),
  note: optionalText,
});
export type OrderEvent = v.InferOutput<typeof orderEventSchema>;
