import * as v from 'valibot';
import { CHARGE_CURRENCY } from '../money/currency.ts';
import { COUNTRY_CODES } from '../contact/country.ts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES, REFUND_STATUSES } from './status.ts';

/** `updated_by` and `actor` of the backend; others are user ids. */
export const SERVER_ACTOR = 'server';

const text = v.string();
const optionalText = v.optional(v.nullable(text), null);
const optionalDate = v.optional(v.nullable(v.date()), null);

export const ORDER_LIMITS = { merchant_note: 2000, tracking_number: 100, carrier: 60 } as const;

/** Why a payment failed. */
export const PAYMENT_FAILURES = [
  /** Card declined. */
  'provider-failed',
  /** Cancelled by the customer on the payment page. */
  'provider-canceled',
  /** Never opened: refused, or the provider was not reached. */
  'provider-refused',
  'provider-not-reached',
  'expired',
  /** Pending for a day. */
  'unclear',
  /** A cash order that the customer did not confirm in time. */
  'cash-unconfirmed',
  /** A cash order that was cancelled, replaced, or refused at the door. */
  'cash-not-collected',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** What an admin may change of an order; `firestore.rules` enforce the same. */
export const orderChangeSchema = v.object({
  status: v.picklist(ORDER_STATUSES),
  payment_status: v.picklist(PAYMENT_STATUSES),
  /** Only the server sets it; an admin can only clear it. */
  payment_needs_review: v.literal(false),
  merchant_note: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.merchant_note))),
  tracking_number: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.tracking_number))),
  carrier: v.nullable(v.pipe(text, v.maxLength(ORDER_LIMITS.carrier))),
  /** Now. */
  returned_at: v.date(),
});
export type OrderChange = v.InferOutput<typeof orderChangeSchema>;

/**
 * A document of `orders`. Amounts are in dirhams with at most two decimals. Times are `Date`s, converted by the
 * adapters.
 * Fields with a default may be absent from older documents.
 */
export const orderSchema = v.object({
  customer_name: text,
  /** E.164. */
  customer_phone: text,
  /** Phones before corrections, which messages may have gone to; possibly another person's. */
  former_phones: v.optional(v.array(text)),
  customer_email: optionalText,
  country: v.picklist(COUNTRY_CODES),
  /** The phone's dial code, with plus, of any country; `country` is the destination. */
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
  payment_method: v.optional(v.picklist(PAYMENT_METHODS), 'card'),
  /** The fee of cash on delivery, in dirhams; contained in `total_amount`. Absent for cards. */
  cash_fee: v.optional(v.number()),
  /**
   * The fee of a cash order whose customer chose a card: if that payment comes to nothing, it is a cash order again. Null
   * or absent otherwise.
   */
  fee_if_cash: v.optional(v.nullable(v.number())),
  /** When a cash order ends that nobody has confirmed; absent for cards. */
  confirm_by: v.optional(v.date()),
  /** Unguessable; in the link by which the customer confirms a cash order. */
  confirm_token: v.optional(text),
  /** When the customer confirmed a cash order by the link; absent until then, or if the merchant did. */
  confirmed_by_customer_at: v.optional(v.date()),
  /** The number of parcels that the phone's customer refused before; absent if none, and for cards. */
  earlier_refusals: v.optional(v.pipe(v.number(), v.integer())),
  /** True iff a cash order's invoice was due when it was sent, by the setting of that day; else once it is paid. */
  invoiced_when_sent: v.optional(v.boolean()),
  /** When a parcel that was refused at the door was back in the shop. */
  returned_at: v.optional(v.nullable(v.date())),
  /** The provider's id of the current payment. */
  payment_intent_id: optionalText,
  former_payment_intent_ids: v.optional(v.array(text), []),
  /** The provider's payment page. */
  payment_url: optionalText,
  /** Why the last payment failed; absent if none did, null after reopening. */
  payment_failure: v.optional(v.nullable(v.picklist(PAYMENT_FAILURES))),
  /** When the payment was last reopened; the first is opened at `created_at`. */
  payment_reopened_at: optionalDate,
  /** True iff a correction changed the amount of an open payment; the next attempt to pay opens a new one. */
  payment_set_aside: v.optional(v.boolean()),
  /** When the schedule last looked up the open payment, answered or not. */
  payment_looked_at: v.optional(v.nullable(v.date())),
  /** How many times the provider answered the schedule since the payment was opened; determines the next look-up. */
  payment_looks: v.optional(v.pipe(v.number(), v.integer())),
  /** True iff its payments are test payments, per the shop's mode when it was placed. */
  payment_test: v.optional(v.boolean(), false),
  /** A person must review the payment or the shipment; it cannot be paid until then. */
  payment_needs_review: v.optional(v.boolean(), false),
  /**
   * Payments received that do not count (wrong amount, or a second one), with the unrefunded amount of each in dirhams.
   */
  uncounted_payments: v.optional(v.array(v.object({ id: text, amount: v.number() }))),
  /**
   * True iff money of a payment that does not count, or of an order that was paid twice, may have to be given back; for
   * queries, see `paymentOf`. Set by the server.
   */
  overpaid: v.optional(v.boolean()),
  /** When the provider reported it paid; permanent, whatever `payment_status` becomes. */
  paid_at: optionalDate,
  /** When an admin last set it to paid; null once that was taken back or replaced, absent of tests and older orders. */
  paid_by_hand_at: v.optional(v.nullable(v.date())),
  /** The provider's fee for the payment that paid it, in dirhams; absent until known. */
  payment_fee: v.optional(v.number()),
  /** When the fee became known: the books count it then, usually at `paid_at`. */
  payment_fee_at: v.optional(v.date()),
  /** The number of its `hand_payments`; absent if none. */
  hand_payments: v.optional(v.pipe(v.number(), v.integer())),
  /** Sum of the completed refunds, in dirhams; absent if none. */
  refunded_amount: v.optional(v.number()),
  /** When the latest of them was completed; absent if none, or if older than this field. */
  refunded_at: v.optional(v.date()),
  /** Sum of the pending refunds, in dirhams; absent if there were none. */
  refunding_amount: v.optional(v.number()),
  /** True iff its pieces were returned to stock after it was sent. */
  restocked: v.optional(v.boolean(), false),
  /** True iff its pieces are taken out of the product's stock. */
  stock_reserved: v.optional(v.boolean(), false),
  /** The id in its links, once a correction ended those with the order's own; see `linkIdOf`. */
  link_id: v.optional(text),
  /** The rate limit that its pieces count for while it is unpaid; null or absent for none. Hides the network. */
  held_by: v.optional(v.nullable(text)),
  checkout_key: v.optional(text, ''),
  /**
   * The order that replaced this one: the customer's edited order, or the earlier one if that was paid after all. This
   * one can no longer be paid. If it was paid all the same it takes its place back (null), or both were paid and one
   * must be refunded.
   */
  replaced_by: v.optional(v.nullable(text)),
  /** Visible to admins only. */
  merchant_note: optionalText,
  /** The carrier's tracking number. */
  tracking_number: optionalText,
  /** A key of `CARRIERS`, or another carrier's name as typed. */
  carrier: optionalText,
  /** First set to shipped and to delivered. */
  shipped_at: optionalDate,
  delivered_at: optionalDate,
  /** `panel` if entered by an admin; absent for the store's form. */
  source: v.optional(v.literal('panel')),
  /** The customer's language. */
  locale: v.fallback(v.picklist(LOCALES), DEFAULT_LOCALE),
  /** Consent to messages about the order. */
  consent_messages: v.optional(v.boolean(), false),
  /** The serial number of its payment's invoice, once that is due. */
  invoice_number: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  /** The serial numbers of its invoices and credit notes, for the search; not those before this field was introduced. */
  serials: v.optional(v.array(text)),
  /** The tax of its invoices less that of their credit notes, in dirhams; absent if no invoice states tax. */
  vat_amount: v.optional(v.number()),
  /** The Saudi national short address, such as RRRD2929. */
  national_address: optionalText,
  /** Search tokens, see `orderSearchTokens`; written by the server only. */
  search: v.optional(v.array(text), []),
  /**
   * When its personal data (name, phone, e-mail, address, city, the merchant's texts) was erased; the texts are then
   * empty.
   */
  erased_at: optionalDate,
  created_at: v.date(),
  updated_at: v.date(),
  updated_by: v.optional(text, SERVER_ACTOR),
});
export type Order = v.InferOutput<typeof orderSchema>;

/** Initial values of the fields that later steps set. */
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
  /** Replaced by the order `to`, see `replaced_by`. */
  'replaced',
  'status-changed',
  'payment-status-changed',
  /** The customer confirmed a cash order by the link. */
  'confirmed-by-customer',
  /** The customer pays a cash order by card instead: the note is the fee that no longer applies. */
  'turned-to-card',
  /** The card payment came to nothing: it is a cash order again. */
  'turned-to-cash',
  /** A refused parcel is back in the shop. */
  'parcel-returned',
  /** A payment of another amount or currency. */
  'payment-mismatch',
  /** A second payment; must be refunded. */
  'payment-duplicate',
  /** A payment at the provider, `to`, counts in place of the one by hand: the note is what no longer counts of that. */
  'payment-by-hand-replaced',
  /** Must be shipped, but its pieces were released and sold. */
  'stock-short',
  /** Paid after being cancelled; must be refunded. */
  'paid-though-cancelled',
  /** Paid after all its money was given back; must be refunded. */
  'paid-though-refunded',
  /** Paid, and so was the order that replaced it; one of them must be refunded. */
  'paid-though-replaced',
  /** Paid by card after it was sent to be paid in cash; the courier must not collect it. */
  'paid-though-sent',
  /** An admin changed `paid` to another status against the provider. */
  'unpaid-by-hand',
  /** An admin set `paid` without a payment at the provider; in older histories. */
  'paid-by-hand',
  /** Refunded in the provider's own app. */
  'refund-made',
  /** An admin asked for the invoice of a payment by hand: `to` is its serial number. */
  'invoice-issued',
  /**
   * A payment by hand was undone or replaced: `from` is the invoice, `to` its credit note, null if it was credited
   * before.
   */
  'invoice-reversed',
  /** The provider's status is unknown, or a payment was pending for a day. */
  'payment-unclear',
  /** An admin requested a refund: `to` is the reason, the note the amount. */
  'refund-requested',
  /** `from` and `to` are refund statuses; the note is the amount. */
  'refund-status-changed',
  /** The provider failed a refund after the admin was told it was pending. */
  'refund-failed',
  /** An unknown refund status from the provider: the note. */
  'refund-unclear',
  /**
   * The daily comparison with the provider found a difference: `from` is what the books say, the note what the provider
   * says.
   */
  'paid-differs',
  'amount-differs',
  'refund-differs',
  'fee-differs',
  /** A status change by an admin released or reserved the pieces. */
  'stock-released',
  'stock-taken',
  /**
   * Corrected by an admin: the note lists the fields; `from` and `to` are the pieces, if changed. The history holds no
   * personal data.
   */
  'corrected',
  /** An admin finished the review. */
  'payment-reviewed',
  'note-changed',
  'carrier-changed',
  'tracking-number-changed',
  'erased',
] as const;
export type OrderEventType = (typeof ORDER_EVENT_TYPES)[number];

/** Events that mark an order for review. */
export const REVIEW_REASONS = [
  'payment-mismatch',
  'payment-duplicate',
  'payment-by-hand-replaced',
  'stock-short',
  'paid-though-cancelled',
  'paid-though-refunded',
  'paid-though-replaced',
  'paid-though-sent',
  'unpaid-by-hand',
  'refund-made',
  'refund-failed',
  'refund-unclear',
  'payment-unclear',
  'paid-differs',
  'amount-differs',
  'refund-differs',
  'fee-differs',
] as const satisfies readonly OrderEventType[];
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export const REFUND_REASON_LENGTH = 300;

/** A document of `orders/{id}/refunds`, by the provider's id. */
export const refundSchema = v.object({
  /** In dirhams. */
  amount: v.number(),
  reason: optionalText,
  /** True iff the pieces were returned to stock. */
  restock: v.boolean(),
  status: v.picklist(REFUND_STATUSES),
  /** A user's id; {@link SERVER_ACTOR} for a refund made in the provider's app. */
  actor: text,
  /** As in {@link orderEventSchema}. */
  actor_email: optionalText,
  actor_name: optionalText,
  /** The refunded payment; absent: the one that paid the order. */
  payment_intent_id: v.optional(text),
  /** True iff the merchant refunded it outside the provider. */
  by_hand: v.optional(v.boolean()),
  /** Error code of a failure, if known. */
  error: optionalText,
  /** When it was last sent to the provider, and last looked up there. */
  sent_at: optionalDate,
  looked_at: optionalDate,
  created_at: v.date(),
  /** When it was completed: the books count it then. */
  completed_at: v.optional(v.date()),
  /** True iff the books count it, once completed: money was moved, and was counted as a sale before. */
  counted: v.optional(v.boolean()),
  /** The invoice of the refunded payment; absent: the order's. */
  invoice_number: v.optional(v.pipe(v.number(), v.integer())),
  /** Its credit note's serial number, once completed; absent if nothing was invoiced. */
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
  /** The user's e-mail at that time; identifies them after they have left. */
  actor_email: v.optional(v.nullable(text)),
  /** The account's display name at that time. */
  actor_name: v.optional(v.nullable(text)),
  created_at: v.date(),
  note: optionalText,
});
export type OrderEvent = v.InferOutput<typeof orderEventSchema>;
