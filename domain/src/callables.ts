import * as v from 'valibot';
import type { CountryCode } from './contact/country.ts';
import { CORRECTABLE_FIELDS } from './order/correction.ts';
import type { KeptOrders } from './order/may.ts';
import { orderFormSchema } from './order/order-form.ts';
import { CHANNELS, type MessageState } from './messages/message.ts';
import { typedPhoneSchema, type OrderLookupInput } from './order/order-lookup.ts';
import { code } from './text/parse.ts';
import { isExactDirhams } from './money/money.ts';
import { orderIdIn } from './paths.ts';
import { orderSchema, REFUND_REASON_LENGTH } from './order/order.ts';
import { MOST_REPLACED } from './order/replaced-orders.ts';
import type { OrderStatus, PaymentStatus, RefundStatus } from './order/status.ts';
import { cleanText } from './text/text.ts';
import { readWorldPhone } from './contact/world-phone.ts';

/** Reads the phone by the lengths of its country's numbers; refuses one that has none such. */
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

const checkoutKey = v.pipe(v.string(code('input-invalid')), v.uuid(code('input-invalid')));

/** Input of `createZiinaPayment` and `enterOrder`: the order form, the total the shopper saw, and the form's key. */
export const createPaymentRequestSchema = v.pipe(
  v.intersect([
    orderFormSchema,
    v.object({
      /** In dirhams. Compared with the current total, never charged. */
      totalAmount: v.pipe(v.number(code('input-invalid')), v.finite(code('input-invalid'))),
      /** Idempotency key, made once by the form: the same key answers the same order. */
      checkoutKey,
      /**
       * The keys under which this form was sent before it was edited, if any: it takes the place of
       * their unpaid orders of the same phone. Knowing such a key is what authorises it.
       */
      replacedKeys: v.optional(
        v.pipe(v.array(checkoutKey), v.maxLength(MOST_REPLACED, code('input-invalid'))),
      ),
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

/** Where a parcel is followed. */
export type PublicTracking = {
  /** The carrier's name; null where it is not known. */
  readonly carrier: string | null;
  readonly number: string;
  /** The carrier's page about the parcel; null where there is none. */
  readonly url: string | null;
};

export type PublicPaymentFailure = 'declined' | 'cancelled' | 'expired';

/** Input of `refundOrder`. */
export const refundRequestSchema = v.object({
  ...orderRequestSchema.entries,
  /**
   * A UUID that the dialog makes once; it becomes the refund's id, here and at the provider. The same
   * key again is the same refund.
   */
  refundKey: v.pipe(
    v.string(code('input-invalid')),
    v.uuid(code('input-invalid')),
    v.toLowerCase(),
  ),
  /** In dirhams. */
  amount: v.pipe(
    v.number(code('input-invalid')),
    v.check((dirhams) => dirhams > 0 && isExactDirhams(dirhams), code('input-invalid')),
  ),
  /** For the shop's own record; may be empty. */
  reason: v.pipe(
    v.string(code('input-invalid')),
    v.transform(cleanText),
    v.maxLength(REFUND_REASON_LENGTH, code('text-too-long')),
  ),
  /**
   * Whether the order's pieces go back on the shelf; those that are there already do not again. Those
   * of an order that is cancelled with it always do.
   */
  restock: v.boolean(code('input-invalid')),
  /** Whether the order is cancelled with it, in the same transaction, if it is not sent yet. */
  cancel: v.optional(v.boolean(code('input-invalid')), false),
});
export type RefundRequest = v.InferOutput<typeof refundRequestSchema>;

/** Input of `correctOrder`: the order form as it is to be, with the order's own country. */
export const correctionRequestSchema = v.pipe(
  v.intersect([
    orderFormSchema,
    v.object({
      ...orderRequestSchema.entries,
      /** The fields as the admin saw them: what another has changed meanwhile is not overwritten. */
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

/**
 * Answer of `refundOrder`. `pending` until the provider has done it: also where it has not answered
 * yet.
 */
export type RefundAnswer = {
  readonly success: true;
  readonly refund_id: string;
  readonly status: RefundStatus;
};

/**
 * What whoever knows an order's id may see of it. The phone is masked; amounts are in dirhams,
 * `refunded_amount` and `refunding_amount` are 0 if nothing was, or is being, refunded;
 * `payment_status` stays `paid` once it was paid. `payment_under_review` is true iff it is unpaid and a
 * person looks at a payment made for it. Times are ISO 8601, UTC, and null where nothing has happened
 * or nobody noted when.
 */
export type PublicOrder = {
  readonly id: string;
  readonly order_number: string;
  readonly customer_name: string;
  readonly customer_phone: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly product_name: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly total_amount: number;
  readonly refunded_amount: number;
  readonly refunding_amount: number;
  /** What came by payments that do not count for it, and has not been given back. */
  readonly uncounted_amount: number;
  readonly payment_status: PaymentStatus;
  readonly payment_under_review: boolean;
  /** Why its payment failed, where its customer can do something about it. */
  readonly payment_failure?: PublicPaymentFailure;
  readonly status: OrderStatus;
  /** The order that took this one's place while it was unpaid; absent where none did. */
  readonly replaced_by?: string;
  /** The number of its invoice as it is written; null while there is none. */
  readonly invoice_number: string | null;
  readonly tracking: PublicTracking | null;
  readonly created_at: string;
  readonly paid_at: string | null;
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

/** All that is stored about one order, without what is about the staff. */
export type ExportedOrder = {
  readonly order: ExportedFields;
  readonly history: readonly ExportedFields[];
  readonly refunds: readonly ExportedFields[];
  readonly messages: readonly ExportedFields[];
  readonly invoice: ExportedFields | null;
  readonly credit_notes: readonly ExportedFields[];
};

/** Answer of `exportCustomer`: some of the orders. */
export type CustomerExport = {
  /** In E.164. */
  readonly phone: string;
  /** When they asked for no more messages by WhatsApp, ISO 8601; null where they did not. */
  readonly messages_stopped_at: string | null;
  readonly orders: readonly ExportedOrder[];
  /** Those of them that would not be erased now. */
  readonly kept: KeptOrders;
  /** Asks for the others; null where these were the last. */
  readonly next: string | null;
};

/** Answer of `eraseCustomer`. */
export type CustomerErasure = {
  readonly erased: number;
  /** The orders that were left. */
  readonly kept: KeptOrders;
  /** False where time was over: the same call again goes on. */
  readonly complete: boolean;
};

/** Answer of `findOrder`. */
export type FoundOrder = { readonly order_id: string };

/** Input and output of each callable. */
export type Callables = {
  /** Places an order and opens its payment. */
  createZiinaPayment: { input: CreatePaymentInput; output: PaymentLink };
  /** Answers the link of an order's open payment, or opens a new one where that has failed. */
  retryZiinaPayment: { input: OrderRequest; output: PaymentLink };
  /** A list of the order with that id, or an empty one. */
  getOrderSecure: { input: OrderRequest; output: readonly PublicOrder[] };
  /** The order of that number, if it was placed with that phone. */
  findOrder: { input: OrderLookupInput; output: FoundOrder };
  /** Asks the provider about the order's payment and answers the settled order. */
  updateOrderPaymentStatus: { input: OrderRequest; output: PublicOrder };
  /** For admins: sends a message again that failed or is in doubt; answers its state after that. */
  resendMessage: { input: ResendRequest; output: { readonly state: MessageState } };
  /** Gives money back, for admins; repeated with the same key it looks up that refund. */
  refundOrder: { input: v.InferInput<typeof refundRequestSchema>; output: RefundAnswer };
  /** For admins: corrects an order that is not sent yet. */
  correctOrder: {
    input: v.InferInput<typeof correctionRequestSchema>;
    output: { readonly success: true };
  };
  /** For admins: places a customer's order and opens its payment, as `createZiinaPayment` does. */
  enterOrder: { input: CreatePaymentInput; output: PaymentLink };
  /** For admins: what is stored about whoever ordered with a phone, page by page. */
  exportCustomer: { input: v.InferInput<typeof exportRequestSchema>; output: CustomerExport };
  /** For admins: erases who ordered with a phone from the finished orders. Cannot be undone. */
  eraseCustomer: { input: v.InferInput<typeof eraseRequestSchema>; output: CustomerErasure };
  /** For admins: puts a test message to the merchant into the outbox, and answers its id. */
  sendTestMessage: { input: TestMessageRequest; output: { readonly message_id: string } };
};
export type CallableName = keyof Callables;
