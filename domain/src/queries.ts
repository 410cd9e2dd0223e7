import type { Role } from './access/role.ts';
import type { CountryCode } from './contact/country.ts';
import type { Channel } from './messages/message.ts';
import { COLLECTIONS, orderPath, siteContentPath } from './paths.ts';
import type { ContentSection } from './content/site-content.ts';
import type { HandPaymentKind } from './money/hand-payment.ts';
import {
  OPEN_STATUSES,
  SENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from './order/status.ts';

export type Filter = readonly [
  field: string,
  operator: '==' | '!=' | 'in' | 'array-contains' | 'array-contains-any' | '<' | '<=' | '>' | '>=',
  value: unknown,
];
export type SortField = readonly [field: string, direction: 'asc' | 'desc'];

/**
 * A query as data: each SDK's adapter builds it, and a test checks its index. The caller adds limits and cursors, which
 * need no index.
 */
export type Query = {
  readonly collection: (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
  /** The path of a subcollection's parent document; absent: that subcollection of all parents. */
  readonly inside?: string;
  /** All of these must hold. */
  readonly where?: readonly Filter[];
  /** At least one of these must hold. */
  readonly anyOf?: readonly Filter[];
  readonly orderBy?: readonly SortField[];
  /** A field that is summed over the result; the index must contain it. */
  readonly sum?: string;
};

/** The active products, last changed first; the first is on sale. */
export const productsOnSale = () =>
  ({
    collection: COLLECTIONS.products,
    where: [['is_active', '==', true]],
    orderBy: [['updated_at', 'desc']],
  }) as const satisfies Query;

/** The pictures of a product, in display order. */
export const picturesOfProduct = (productId: string) =>
  ({
    collection: COLLECTIONS.productImages,
    where: [['product_id', '==', productId]],
    orderBy: [['display_order', 'asc']],
  }) as const satisfies Query;

/** The pictures that show the file at a Storage path. */
export const picturesOfFile = (storagePath: string) =>
  ({
    collection: COLLECTIONS.productImages,
    where: [['storage_path', '==', storagePath]],
  }) as const satisfies Query;

/** The order with this current or former payment. */
export const ordersOfPayment = (intentId: string) =>
  ({
    collection: COLLECTIONS.orders,
    anyOf: [
      ['payment_intent_id', '==', intentId],
      ['former_payment_intent_ids', 'array-contains', intentId],
    ],
  }) as const satisfies Query;

/** The order with this id in its links, if that is not its own. */
export const ordersOfLink = (linkId: string) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['link_id', '==', linkId]],
  }) as const satisfies Query;

/** The orders with one of these numbers, which are not unique. */
export const ordersOfNumber = (numbers: readonly string[]) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['order_number', 'in', numbers]],
  }) as const satisfies Query;

/** The orders placed with a phone, in E.164. */
export const ordersOfPhone = (phone: string) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['customer_phone', '==', phone]],
  }) as const satisfies Query;

/** The orders that a correction gave another phone. */
export const ordersOfFormerPhone = (phone: string) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['former_phones', 'array-contains', phone]],
  }) as const satisfies Query;

/** The orders placed before a time and not erased, oldest first. */
export const ordersToErase = (before: Date) =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['erased_at', '==', null],
      ['created_at', '<', before],
    ],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** The orders whose payment is pending, the oldest first. */
export const pendingOrders = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_status', '==', 'pending']],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** The orders with a pending refund. */
export const ordersBeingRefunded = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [['refunding_amount', '>', 0]],
    orderBy: [['refunding_amount', 'asc']],
  }) as const satisfies Query;

/** The orders that may have a payment to give back although they are not cancelled, as in `paymentOf`, by time. */
export const overpaidOrders = (direction: 'asc' | 'desc' = 'asc') =>
  ({
    collection: COLLECTIONS.orders,
    where: [['overpaid', '==', true]],
    orderBy: [['created_at', direction]],
  }) as const satisfies Query;

/** The filters of the admin's order list; absent ones do not filter. */
export type OrderFilters = {
  readonly status?: OrderStatus;
  readonly payment_status?: PaymentStatus;
  /** Older orders, all of cards, have no method. */
  readonly payment_method?: 'cash';
  readonly country?: CountryCode;
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
};

const filtersOf = ({
  status,
  payment_status,
  payment_method,
  country,
  from,
  to,
}: OrderFilters): Filter[] => [
  ...(status ? [['status', '==', status] as const] : []),
  ...(payment_status ? [['payment_status', '==', payment_status] as const] : []),
  ...(payment_method ? [['payment_method', '==', payment_method] as const] : []),
  ...(country ? [['country', '==', country] as const] : []),
  ...(from ? [['created_at', '>=', from] as const] : []),
  ...(to ? [['created_at', '<', to] as const] : []),
];

/** A range of order times: `from` inclusive, `to` exclusive. */
export type OrderTime = Required<Pick<OrderFilters, 'from' | 'to'>>;

const paidAs = (kind: 'paid' | 'test') =>
  [
    ['payment_status', '==', 'paid'],
    ['payment_test', '==', kind === 'test'],
  ] as const;

/** The orders that match the filters, by time: newest or oldest first. */
export const ordersMatching = (filters: OrderFilters, direction: 'asc' | 'desc' = 'desc') =>
  ({
    collection: COLLECTIONS.orders,
    where: filtersOf(filters),
    orderBy: [['created_at', direction]],
  }) as const satisfies Query;

/** The matching orders that were paid with money and that nobody must review, by time. */
export const clearedOrders = (filters: OrderFilters, direction: 'asc' | 'desc' = 'desc') => {
  const { collection, where, orderBy } = ordersMatching(
    { ...filters, payment_status: 'paid' },
    direction,
  );
  return {
    collection,
    where: [['payment_test', '==', false], ['payment_needs_review', '==', false], ...where],
    orderBy,
  } as const satisfies Query;
};

/**
 * The matching orders of one payment status without test payments, and the sum of a field in dirhams. The index of
 * `refunded_amount` has refunded orders only.
 */
export const ordersSummed = (
  filters: OrderFilters & Required<Pick<OrderFilters, 'payment_status'>>,
  summed: 'total_amount' | 'refunded_amount',
) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_test', '==', false], ...filtersOf(filters)],
    orderBy: [['created_at', 'asc']],
    sum: summed,
  }) as const satisfies Query;

/** The matching orders of test payments. */
export const testOrders = (filters: OrderFilters) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_test', '==', true], ...filtersOf(filters)],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/**
 * The matching orders by amount, then time, both descending or both ascending. With a time range, at most one other
 * filter: Firestore does not guarantee index merging there.
 */
export const ordersByAmount = (filters: OrderFilters, direction: 'asc' | 'desc') =>
  ({
    collection: COLLECTIONS.orders,
    where: filtersOf(filters),
    orderBy: [
      ['total_amount', direction],
      ['created_at', direction],
    ],
  }) as const satisfies Query;

/** The orders by last change; placing counts as one. */
export const ordersChangedLast = () =>
  ({
    collection: COLLECTIONS.orders,
    orderBy: [['updated_at', 'desc']],
  }) as const satisfies Query;

/** The matching orders with one of these search tokens, newest first. */
export const ordersFound = (tokens: readonly string[], filters: OrderFilters) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['search', 'array-contains-any', tokens], ...filtersOf(filters)],
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The orders marked for review, oldest first. */
export const ordersToReview = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_needs_review', '==', true]],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

const UNPAID = {
  unpaid: ['payment_status', '!=', 'paid'],
  awaited: ['payment_status', '==', 'pending'],
  declined: ['payment_status', '==', 'failed'],
} as const satisfies Readonly<Record<string, Filter>>;
/** Paid with money, by a test payment, or not at all: still awaited or declined. */
export type PaymentKind = 'paid' | 'test' | keyof typeof UNPAID;

/** The orders in these statuses with this kind of payment, and the sum of their amounts in dirhams. */
export const ordersInStatuses = (statuses: readonly OrderStatus[], kind: PaymentKind) =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['status', 'in', statuses],
      ...(kind === 'paid' || kind === 'test' ? paidAs(kind) : [UNPAID[kind]]),
    ],
    sum: 'total_amount',
  }) as const satisfies Query;

/** The orders in these statuses whose cash was not collected yet, and the sum of their amounts in dirhams. */
export const ordersOnDelivery = (statuses: readonly OrderStatus[]) =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['status', 'in', statuses],
      ['payment_status', '==', 'pending'],
      ['payment_method', '==', 'cash'],
    ],
    sum: 'total_amount',
  }) as const satisfies Query;

/** The orders to send: paid with money and `confirmed`, or still to be confirmed. */
export const ordersToSend = (statuses: readonly OrderStatus[] = OPEN_STATUSES) =>
  ordersInStatuses(statuses, 'paid');

/** Those marked for review. */
export const ordersToSendAndReview = (statuses: readonly OrderStatus[] = OPEN_STATUSES) => {
  const { collection, where } = ordersToSend(statuses);
  return {
    collection,
    where: [['payment_needs_review', '==', true], ...where],
  } as const satisfies Query;
};

/**
 * Those with a refund, made or pending: few, since a refund before the parcel leaves mostly cancels the order. While
 * refunds are pending the sum of the completed ones is 0, not absent.
 */
export const ordersToSendRefunded = () => {
  const { collection, where } = ordersToSend();
  return {
    collection,
    where: [...where, ['refunded_amount', '>=', 0]],
  } as const satisfies Query;
};

/** A field's times in a range. */
const timeOf = (field: string, { from, to }: OrderTime): Filter[] => [
  [field, '>=', from],
  [field, '<', to],
];

/**
 * The orders that the provider reported paid in a time range, and the sum of their amounts in dirhams. Excludes test
 * payments. Whatever happens to them later: each figure of the books follows dates that never change
 * (docs/decisions/125-figures-follow-dated-facts.md).
 */
export const sales = (time: OrderTime) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_test', '==', false], ...timeOf('paid_at', time)],
    sum: 'total_amount',
  }) as const satisfies Query;

/**
 * The payments outside the provider in a time range, received or undone, and their sum in dirhams; all, or only cash on
 * delivery.
 */
export const handPayments = (kind: HandPaymentKind, time: OrderTime, method?: 'cash') =>
  ({
    collection: COLLECTIONS.handPayments,
    where: [
      ...(method ? [['payment_method', '==', method] as const] : []),
      ['kind', '==', kind],
      ...timeOf('at', time),
    ],
    // also if they are read and not summed: the order by time alone would need another index
    orderBy: [
      ['at', 'asc'],
      ['amount', 'asc'],
    ],
    sum: 'amount',
  }) as const satisfies Query;

/** The refunds completed in a time range that the books count, and their sum in dirhams. */
export const refundsMade = (time: OrderTime) =>
  ({
    collection: COLLECTIONS.refunds,
    where: [['counted', '==', true], ...timeOf('completed_at', time)],
    orderBy: [
      ['completed_at', 'asc'],
      ['amount', 'asc'],
    ],
    sum: 'amount',
  }) as const satisfies Query;

/** The orders whose provider's fee became known in a time range, and the sum of the fees in dirhams. */
export const fees = (time: OrderTime) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['payment_test', '==', false], ...timeOf('payment_fee_at', time)],
    sum: 'payment_fee',
  }) as const satisfies Query;

/** The invoices issued in a time range, oldest first, and the sum of a field in dirhams. */
export const invoicesIssued = (time: OrderTime, summed: 'total' | 'vat') =>
  ({
    collection: COLLECTIONS.invoices,
    where: timeOf('issued_at', time),
    orderBy: [['issued_at', 'asc']],
    sum: summed,
  }) as const satisfies Query;

/** The credit notes issued in a time range, oldest first, and the sum of a field in dirhams. */
export const creditNotesIssued = (time: OrderTime, summed: 'amount' | 'vat') =>
  ({
    collection: COLLECTIONS.creditNotes,
    where: timeOf('issued_at', time),
    orderBy: [['issued_at', 'asc']],
    sum: summed,
  }) as const satisfies Query;

/** The refunded orders in these statuses, and the sum of the refunds in dirhams. Excludes test payments. */
export const refunds = (statuses: readonly OrderStatus[]) =>
  ({
    collection: COLLECTIONS.orders,
    where: [...paidAs('paid'), ['status', 'in', statuses], ['refunded_amount', '>', 0]],
    sum: 'refunded_amount',
  }) as const satisfies Query;

/** The orders changed since a time, by change: every order with a payment or refund since then is one of them. */
export const ordersChangedSince = (time: Date) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['updated_at', '>=', time]],
    orderBy: [['updated_at', 'asc']],
  }) as const satisfies Query;

/** The runs of the daily comparison with the provider, latest first. */
export const reconciliations = (time?: OrderTime) =>
  ({
    collection: COLLECTIONS.reconciliations,
    where: time ? timeOf('started_at', time) : [],
    orderBy: [['started_at', 'desc']],
  }) as const satisfies Query;

/** All completed refunds, oldest first. */
export const completedRefunds = () =>
  ({
    collection: COLLECTIONS.refunds,
    where: [['status', '==', 'completed']],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** The orders that an admin set to paid without a payment at the provider. */
export const ordersPaidByHand = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [...paidAs('paid'), ['paid_at', '==', null]],
  }) as const satisfies Query;

/** The orders of a product; a product with orders is not deleted. */
export const ordersOfProduct = (productId: string) =>
  ({
    collection: COLLECTIONS.orders,
    where: [['product_id', '==', productId]],
  }) as const satisfies Query;

/** The active products with at most this many pieces, scarcest first. */
export const productsLowOnStock = (pieces: number) =>
  ({
    collection: COLLECTIONS.products,
    where: [
      ['is_active', '==', true],
      ['stock_quantity', '<=', pieces],
    ],
    orderBy: [['stock_quantity', 'asc']],
  }) as const satisfies Query;

/** The rejected uploads not dismissed yet, latest first. */
export const uploadRejections = () =>
  ({
    collection: COLLECTIONS.uploadRejections,
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The orders with a failed payment that changed since a time, by time of change. */
export const failedOrdersSince = (time: Date) =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['payment_status', '==', 'failed'],
      ['updated_at', '>=', time],
    ],
    orderBy: [['updated_at', 'asc']],
  }) as const satisfies Query;

/** The history of an order, oldest first. */
export const historyOfOrder = (orderId: string) =>
  ({
    collection: COLLECTIONS.orderEvents,
    inside: orderPath(orderId),
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** The refunds of an order, oldest first. */
export const refundsOfOrder = (orderId: string) =>
  ({
    collection: COLLECTIONS.refunds,
    inside: orderPath(orderId),
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** A channel's due messages, longest waiting first. */
export const dueMessages = (channel: Channel, now: Date) =>
  ({
    collection: COLLECTIONS.messages,
    where: [
      ['channel', '==', channel],
      ['next_attempt_at', '<=', now],
    ],
    orderBy: [['next_attempt_at', 'asc']],
  }) as const satisfies Query;

/** The rate-limited messages to a recipient (by its key) written in a time range, oldest first. */
export const messagesTo = (
  recipient: string,
  { from, before }: { readonly from: Date; readonly before: Date },
) =>
  ({
    collection: COLLECTIONS.messages,
    where: [
      ['recipient', '==', recipient],
      ['created_at', '>=', from],
      ['created_at', '<', before],
    ],
    orderBy: [['created_at', 'asc']],
  }) as const satisfies Query;

/** The message with this id at the provider. */
export const messagesOfProvider = (providerId: string) =>
  ({
    collection: COLLECTIONS.messages,
    where: [['provider_id', '==', providerId]],
  }) as const satisfies Query;

/** The messages about an order, newest first. */
export const messagesOfOrder = (orderId: string) =>
  ({
    collection: COLLECTIONS.messages,
    where: [['order_id', '==', orderId]],
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The messages since a time that need the merchant, newest first. */
export const messagesToReview = (since: Date) =>
  ({
    collection: COLLECTIONS.messages,
    where: [
      ['needs_merchant', '==', true],
      ['created_at', '>=', since],
    ],
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The pending refunds of an order. */
export const pendingRefunds = (orderId: string) =>
  ({
    collection: COLLECTIONS.refunds,
    inside: orderPath(orderId),
    where: [['status', '==', 'pending']],
  }) as const satisfies Query;

/**
 * The orders paid at the provider without an invoice. Others paid by hand than {@link cashToInvoice} get one on request.
 */
export const ordersToInvoice = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['invoice_number', '==', null],
      ['payment_status', '==', 'paid'],
      ['payment_test', '==', false],
      ['paid_at', '>', new Date(0)],
    ],
  }) as const satisfies Query;

/** The orders whose cash was collected, without an invoice. */
export const cashToInvoice = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['invoice_number', '==', null],
      ['payment_status', '==', 'paid'],
      ['payment_test', '==', false],
      ['payment_method', '==', 'cash'],
      ['paid_at', '==', null],
    ],
  }) as const satisfies Query;

/** The sent cash orders that get their invoice unpaid, without one. */
export const sentToInvoice = () =>
  ({
    collection: COLLECTIONS.orders,
    where: [
      ['invoice_number', '==', null],
      ['payment_status', '==', 'pending'],
      ['payment_test', '==', false],
      ['invoiced_when_sent', '==', true],
      ['status', 'in', SENT_STATUSES],
    ],
  }) as const satisfies Query;

/** The invoices of an order, one for each payment that counted for it. */
export const invoicesOfOrder = (orderId: string) =>
  ({
    collection: COLLECTIONS.invoices,
    where: [['order_id', '==', orderId]],
  }) as const satisfies Query;

/** The credit notes of an order. */
export const creditNotesOfOrder = (orderId: string) =>
  ({
    collection: COLLECTIONS.creditNotes,
    where: [['order_id', '==', orderId]],
  }) as const satisfies Query;

/** All products, newest first. */
export const newestProducts = () =>
  ({
    collection: COLLECTIONS.products,
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** The active products by name, for a select. */
export const activeProductsByName = () =>
  ({
    collection: COLLECTIONS.products,
    where: [['is_active', '==', true]],
    orderBy: [['name', 'asc']],
  }) as const satisfies Query;

/** The sections of the site's content. */
export const contentSections = () =>
  ({
    collection: COLLECTIONS.siteContent,
    orderBy: [['section', 'asc']],
  }) as const satisfies Query;

/** Former versions of a section's text, newest first. */
export const formerTexts = (section: ContentSection, path: string) =>
  ({
    collection: COLLECTIONS.formerTexts,
    inside: siteContentPath(section),
    where: [['path', '==', path]],
    orderBy: [['created_at', 'desc']],
  }) as const satisfies Query;

/** All roles: few, so sorted by the caller, since older ones lack some fields. */
export const allRoles = () => ({ collection: COLLECTIONS.userRoles }) as const satisfies Query;

/** Who has a role. */
export const rolesOf = (role: Role) =>
  ({ collection: COLLECTIONS.userRoles, where: [['role', '==', role]] }) as const satisfies Query;

/** Whose role names an address. */
export const rolesOfEmail = (email: string) =>
  ({ collection: COLLECTIONS.userRoles, where: [['email', '==', email]] }) as const satisfies Query;

/** What admins changed in a document, newest first. */
export const changesOf = (
  collection: (typeof COLLECTIONS)[`${'product' | 'settings' | 'content' | 'role'}Changes`],
  path: string,
) => ({ collection, inside: path, orderBy: [['created_at', 'desc']] }) as const satisfies Query;
