import * as v from 'valibot';
import { ROLES } from './access/role.ts';
import type { CountryCode } from './contact/country.ts';
import { asciiEmail } from './contact/email.ts';
import type { CashRefusals } from './order/cash-refusals.ts';
import { CORRECTABLE_FIELDS } from './order/correction.ts';
import type { KeptOrders } from './order/may.ts';
import { orderFormSchema } from './order/order-form.ts';
import { CHANNELS, type MessageState } from './messages/message.ts';
import { typedPhoneSchema, type OrderLookupInput } from './order/order-lookup.ts';
import { code } from './text/parse.ts';
import { isExactDirhams } from './money/money.ts';
import { orderIdIn } from './paths.ts';
import { orderSchema, REFUND_REASON_LENGTH } from './order/order.ts';
import { MAX_REPLACED } from './order/replaced-orders.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus, RefundStatus } from './order/status.ts';
import { cleanText } from './text/text.ts';
import { LOCALES } from './i18n/locale.ts';
import { readWorldPhone } from './contact/world-phone.ts';

/** Parses `customerPhone` by its country's number lengths; refuses a number of no valid length. */
const withWorldPhone = <Request extends { customerPhone: string }>() =>
  v.rawTransform<Request, Request>(({ dataset: { value: request }, addIssue, NEVER }) => {
    const customerPhone = readWorldPhone(request.customerPhone);
    if (customerPhone !== null) return { ...request, customerPhone };
    addIssue({
      message: code('phone-invalid'),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: request,
          key: 'customerPhone',
          value: request.customerPhone,
        },
      ],
    });
    return NEVER;
  });

/** In lower case: another spelling is no other key. */
const uuid = v.pipe(
  v.string(code('input-invalid')),
  v.uuid(code('input-invalid')),
  v.toLowerCase(),
);

/** Input of `createZiinaPayment` and `enterOrder`: the order form, the total the shopper saw, and the form's key. */
export const createPaymentRequestSchema = v.pipe(
  v.intersect([
    orderFormSchema,
    v.object({
      /** In dirhams. Compared with the current total, never charged. */
      totalAmount: v.pipe(v.number(code('input-invalid')), v.finite(code('input-invalid'))),
      /** Idempotency key, made once by the form: the same key answers the same order. */
      checkoutKey: uuid,
      /**
       * Keys of this form's earlier submissions, from before it was edited. The new order replaces their unpaid orders
       * of the same phone. Knowing such a key authorises this.
       */
      replacedKeys: v.optional(
        v.pipe(v.array(uuid), v.maxLength(MAX_REPLACED, code('input-invalid'))),
      ),
      /** The language of the page, which the order's messages and pages then have; by default the shop's. */
      locale: v.optional(v.picklist(LOCALES, code('input-invalid'))),
    }),
  ]),
  withWorldPhone(),
);
export type CreatePaymentInput = v.InferInput<typeof createPaymentRequestSchema>;
export type CreatePaymentRequest = v.InferOutput<typeof createPaymentRequestSchema>;

/** Answer of `createZiinaPayment`, `enterOrder` and `retryZiinaPayment`. */
export type PaymentLink = {
  readonly success: true;
  readonly payment_url: string;
  readonly order_id: string;
};

/** Answer of `placeCashOrder`. */
export type PlacedCashOrder = { readonly success: true; readonly order_id: string };

const orderIdSchema = v.pipe(
  v.nullish(v.string(code('order-id-missing')), ''),
  v.trim(),
  v.nonEmpty(code('order-id-missing')),
  v.transform(orderIdIn),
  // Firestore throws on empty and on reserved names
  v.regex(/^(?!__.*__$)./, code('order-not-found')),
);

/** Input of every callable about one order. Knowing the id is what authorises a shopper. */
export const orderRequestSchema = v.object({ order_id_param: orderIdSchema });
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>;

/** Input of `confirmCashOrder`: `token` is in the link of the customer's message. */
export const confirmRequestSchema = v.object({
  ...orderRequestSchema.entries,
  token: v.pipe(v.string(code('input-invalid')), v.maxLength(100, code('input-invalid'))),
});
export type ConfirmRequest = v.InferOutput<typeof confirmRequestSchema>;

/** Tracking as the customer sees it. */
export type PublicTracking = {
  /** Null for an unknown carrier. */
  readonly carrier: string | null;
  readonly number: string;
  /** The carrier's tracking page for this parcel, if it has one. */
  readonly url: string | null;
};

export type PublicPaymentFailure = 'declined' | 'cancelled' | 'expired';

/** Input of `refundOrder`. */
export const refundRequestSchema = v.object({
  ...orderRequestSchema.entries,
  /**
   * UUID made once by the dialog; becomes the refund's id here and at the provider. A repeat with the same key is the
   * same refund.
   */
  refundKey: uuid,
  /** In dirhams. */
  amount: v.pipe(
    v.number(code('input-invalid')),
    v.check((dirhams) => dirhams > 0 && isExactDirhams(dirhams), code('input-invalid')),
  ),
  /** For the shop's records; may be empty. */
  reason: v.pipe(
    v.string(code('input-invalid')),
    v.transform(cleanText),
    v.maxLength(REFUND_REASON_LENGTH, code('text-too-long')),
  ),
  /**
   * Return the order's pieces to stock; pieces already returned are not counted twice. Cancelling always returns them.
   */
  restock: v.boolean(code('input-invalid')),
  /** The payment to refund: the order's own, which is the default, or one that does not count for it. */
  payment_intent_id: v.optional(
    v.pipe(v.string(code('input-invalid')), v.maxLength(200, code('input-invalid'))),
  ),
  /** The way that the admin was told; refused if it is not the way any more. */
  way: v.optional(v.picklist(['provider', 'by-hand'], code('input-invalid'))),
  /** Also cancel the order, in the same transaction, unless it was sent. */
  cancel: v.optional(v.boolean(code('input-invalid')), false),
});
export type RefundRequest = v.InferOutput<typeof refundRequestSchema>;

/** Input of `correctOrder`: the corrected order form, with the order's own country. */
export const correctionRequestSchema = v.pipe(
  v.intersect([
    orderFormSchema,
    v.object({
      ...orderRequestSchema.entries,
      /** The fields as the admin saw them. A field that changed since is a conflict, not overwritten. */
      seen: v.pick(orderSchema, CORRECTABLE_FIELDS),
    }),
  ]),
  withWorldPhone(),
);
export type CorrectionRequest = v.InferOutput<typeof correctionRequestSchema>;

/** Input of `sendTestMessage`. */
export const testMessageRequestSchema = v.object({
  channel: v.picklist(CHANNELS, code('input-invalid')),
});
export type TestMessageRequest = v.InferOutput<typeof testMessageRequestSchema>;

/** Input of `setRole`; null takes the role away. */
export const roleRequestSchema = v.object({
  email: v.pipe(
    v.string(code('email-invalid')),
    v.trim(),
    v.transform(asciiEmail),
    v.maxLength(254, code('email-invalid')),
    v.rfcEmail(code('email-invalid')),
  ),
  role: v.nullable(v.picklist(ROLES, code('input-invalid'))),
});
export type RoleRequest = v.InferOutput<typeof roleRequestSchema>;

/** Answer of `setRole`. `kept`: the account had the role. */
export type RoleAnswer = {
  readonly success: true;
  readonly outcome: 'granted' | 'kept' | 'revoked';
};

/** Input of `listAccounts`. */
export const listRequestSchema = v.unknown();

/** A verified account without a role; `created_at` is ISO 8601, UTC. */
export type ListedAccount = { readonly email: string; readonly created_at: string };
/** Answer of `listAccounts`: the newest first. */
export type ListedAccounts = { readonly accounts: readonly ListedAccount[] };

/** Answer of `refundOrder`. `pending` until the provider completes it, also while the provider has not answered. */
export type RefundAnswer = {
  readonly success: true;
  readonly refund_id: string;
  readonly status: RefundStatus;
};

/**
 * The public part of an order, for anyone who knows its id. The phone is masked. Amounts are in dirhams, 0 if nothing
 * was (or is being) refunded. `payment_status` stays `paid` once it was paid. `payment_under_review`: unpaid, and a
 * payment made for it waits for a person. Times are ISO 8601 in UTC; null if not recorded.
 */
export type PublicOrder = {
  readonly id: string;
  readonly order_number: string;
  readonly customer_name: string;
  readonly customer_phone: string;
  readonly city: string;
  /** Masked: only the numbers of building and door. Empty if none was found. */
  readonly address: string;
  readonly country: CountryCode;
  readonly product_name: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly total_amount: number;
  readonly refunded_amount: number;
  readonly refunding_amount: number;
  /** Payments received that do not count for this order, less their refunds. */
  readonly uncounted_amount: number;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  /** Of cash on delivery, contained in `total_amount`; 0 for cards. */
  readonly cash_fee: number;
  /** When a cash order ends that nobody has confirmed. */
  readonly confirm_by?: string;
  readonly payment_under_review: boolean;
  /** Paid, as was the order in `replaced_by`; the shop will refund one of them. */
  readonly paid_twice: boolean;
  /** Present only for failures that the customer can act on. */
  readonly payment_failure?: PublicPaymentFailure;
  readonly status: OrderStatus;
  /** The order that replaced this one while it was unpaid. */
  readonly replaced_by?: string;
  /** The formatted invoice number; null before the invoice. */
  readonly invoice_number: string | null;
  readonly tracking: PublicTracking | null;
  readonly created_at: string;
  readonly paid_at: string | null;
  /** The latest completed refund. */
  readonly refunded_at: string | null;
  readonly shipped_at: string | null;
  readonly delivered_at: string | null;
  /** When the guarantee ends; null before delivery. */
  readonly guarantee_until: string | null;
};

/** Input of `resendMessage`. */
export const resendRequestSchema = v.object({
  message_id: v.pipe(
    v.string(code('message-not-found')),
    v.maxLength(200, code('message-not-found')),
    v.regex(/^(?!__.*__$)[\w-]+$/, code('message-not-found')),
  ),
});
export type ResendRequest = v.InferOutput<typeof resendRequestSchema>;
/** Input of `eraseCustomer`: the customer's phone as it was typed. */
export const eraseRequestSchema = v.object({ phone: typedPhoneSchema });
export type EraseRequest = v.InferOutput<typeof eraseRequestSchema>;

/** Input of `exportCustomer`: `after` is the `next` of the answer before. */
export const exportRequestSchema = v.object({
  phone: typedPhoneSchema,
  after: v.nullish(orderIdSchema, null),
});
export type ExportRequest = v.InferOutput<typeof exportRequestSchema>;

/** A document as JSON: times are ISO 8601, UTC. */
export type ExportedFields = Readonly<Record<string, unknown>>;

/** Everything stored about one order except data about the staff. */
export type ExportedOrder = {
  readonly order: ExportedFields;
  readonly history: readonly ExportedFields[];
  readonly refunds: readonly ExportedFields[];
  readonly messages: readonly ExportedFields[];
  readonly invoices: readonly ExportedFields[];
  readonly credit_notes: readonly ExportedFields[];
};

/** Answer of `exportCustomer`: one page of orders. */
export type CustomerExport = {
  /** In E.164. */
  readonly phone: string;
  /** ISO 8601; null if the customer never opted out of WhatsApp. */
  readonly messages_stopped_at: string | null;
  /** The parcels that the phone's customer refused at the door; null if none was counted. */
  readonly cash_refusals: CashRefusals | null;
  readonly orders: readonly ExportedOrder[];
  /** Orders on this page that erasure would keep now. */
  readonly kept: KeptOrders;
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
};

/** Answer of `eraseCustomer`. */
export type CustomerErasure = {
  readonly erased: number;
  /** Orders that were kept, by reason. */
  readonly kept: KeptOrders;
  /** False if time ran out: repeat the call to continue. */
  readonly complete: boolean;
};

/** Answer of `findOrder`. */
export type FoundOrder = { readonly order_id: string };

/** Input and output of each callable. */
export type Callables = {
  /** Places an order and opens its payment. */
  createZiinaPayment: { input: CreatePaymentInput; output: PaymentLink };
  /** Returns the link of an order's open payment, or opens one if that failed, or in place of cash on delivery. */
  retryZiinaPayment: { input: OrderRequest; output: PaymentLink };
  /** Places an order to be paid in cash on delivery. */
  placeCashOrder: { input: CreatePaymentInput; output: PlacedCashOrder };
  /** Confirms a cash order, by the link of its message; a repeat changes nothing. */
  confirmCashOrder: { input: ConfirmRequest; output: { readonly success: true } };
  /** The order with that id, as a list of one; empty if there is none. */
  getOrderSecure: { input: OrderRequest; output: readonly PublicOrder[] };
  /** The order with that number, if it was placed with that phone. */
  findOrder: { input: OrderLookupInput; output: FoundOrder };
  /** Looks up the payment at the provider, settles the order and returns it. */
  updateOrderPaymentStatus: { input: OrderRequest; output: PublicOrder };
  /** Admins: sends a failed or doubtful message again; returns its new state. */
  resendMessage: { input: ResendRequest; output: { readonly state: MessageState } };
  /** Admins: refunds an order. A repeat with the same key looks up the same refund. */
  refundOrder: { input: v.InferInput<typeof refundRequestSchema>; output: RefundAnswer };
  /** Admins: issues the invoice of an order that was paid by hand; a repeat returns the same. */
  issueInvoice: { input: OrderRequest; output: { readonly invoice_number: string } };
  /** Admins: corrects an order that was not sent yet. */
  correctOrder: {
    input: v.InferInput<typeof correctionRequestSchema>;
    output: { readonly success: true };
  };
  /** Admins: places an order for a customer and opens its payment, as `createZiinaPayment` does. */
  enterOrder: { input: CreatePaymentInput; output: PaymentLink };
  /** Admins: what is stored about a phone's customer, page by page. */
  exportCustomer: { input: v.InferInput<typeof exportRequestSchema>; output: CustomerExport };
  /** Admins: erases the customer from a phone's finished orders. Cannot be undone. */
  eraseCustomer: { input: v.InferInput<typeof eraseRequestSchema>; output: CustomerErasure };
  /** Admins: gives an address a role, or takes it away. */
  setRole: { input: v.InferInput<typeof roleRequestSchema>; output: RoleAnswer };
  /** Admins: whom a role can be given to. */
  listAccounts: { input: null; output: ListedAccounts };
  /** Admins: queues a test message to the merchant; returns its id. */
  sendTestMessage: { input: TestMessageRequest; output: { readonly message_id: string } };
};
export type CallableName = keyof Callables;
