import type { CashRefusals } from '@ghar/domain/order/cash-refusals';
import type { HandPayment } from '@ghar/domain/money/hand-payment';
import type { Order, OrderEvent, OrderEventType, Refund } from '@ghar/domain/order/order';

export type StoredOrder = Order & { readonly id: string };
export type StoredRefund = Refund & { readonly id: string };

export type NewOrderEvent = {
  readonly type: OrderEventType;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string;
  /** Actor and time; by default the backend, now. */
  readonly actor?: string;
  readonly actorEmail?: string | null;
  readonly actorName?: string | null;
  readonly at?: Date;
};

/** Page size; a shorter page is the last. */
export const ORDERS_PER_PAGE = 100;

/** An order found by a query. */
export type FoundOrder = {
  readonly id: string;
  /** @throws Error if the document is malformed. */
  readonly read: () => StoredOrder;
};

/** Orders, outside a transaction. */
export type OrderStore = {
  /** Unguessable; also for an order's links. */
  newOrderId(): string;
  order(id: string): Promise<StoredOrder | null>;
  /** The order with this id in its links, if that is not its own. */
  orderOfLink(linkId: string): Promise<StoredOrder | null>;
  /** The orders with one of these numbers: the ids in their links, and their phones. */
  ordersOfNumber(
    numbers: readonly string[],
  ): Promise<readonly { readonly id: string; readonly linkId: string; readonly phone: unknown }[]>;
  /** The order with this current or former payment. */
  orderOfIntent(intentId: string): Promise<StoredOrder | null>;
  /**
   * The orders with a pending payment, oldest first, then those whose payment failed since `failedSince`, page by page.
   */
  unsettledOrders(failedSince: Date): AsyncIterable<readonly FoundOrder[]>;
  /** A phone's orders (E.164), page by page, after the given order. */
  ordersOfPhone(phone: string, after?: string | null): AsyncIterable<readonly FoundOrder[]>;
  /** The ids of orders that a correction gave another phone. */
  ordersOfFormerPhone(phone: string): Promise<readonly string[]>;
  /** The orders placed before a time and not erased, oldest first, page by page. */
  ordersToErase(before: Date): AsyncIterable<readonly FoundOrder[]>;
  /** The orders that may have a pending refund, page by page; some twice. */
  ordersBeingRefunded(): AsyncIterable<readonly FoundOrder[]>;
  /** The orders to send that have a refund, page by page. */
  ordersToSendRefunded(): AsyncIterable<readonly FoundOrder[]>;
  /** The orders changed since a time, by change, page by page. */
  ordersChangedSince(
    time: Date,
  ): AsyncIterable<readonly (FoundOrder & { readonly changedAt: Date })[]>;
  /** The orders that an admin set to paid without a payment at the provider, page by page. */
  ordersPaidByHand(): AsyncIterable<readonly FoundOrder[]>;
  /** The completed refunds without `completed_at`, page by page. */
  undatedRefunds(): AsyncIterable<readonly { readonly orderId: string; readonly id: string }[]>;
  /** An order's pending refunds. */
  pendingRefunds(orderId: string): Promise<readonly StoredRefund[]>;
  /** Stores when a refund was looked up at the provider. */
  noteRefundLook(orderId: string, id: string, at: Date): Promise<void>;
  /** Stores when the schedule looked up an order's payment. */
  noteLook(
    id: string,
    look: Pick<StoredOrder, 'payment_looks' | 'payment_looked_at'>,
  ): Promise<void>;
  /** Resolves with the order once it fulfils `condition`, or as it is after `timeoutMs`. */
  orderWhen(
    id: string,
    condition: (order: StoredOrder) => boolean,
    timeoutMs: number,
  ): Promise<StoredOrder | null>;
};

/** Orders with their histories and refunds, in a transaction. */
export type OrderTransaction = {
  order(id: string): Promise<StoredOrder | null>;
  /** The order for a form's key: placed with it, or a replacement. */
  orderIdOfCheckout(checkoutKey: string): Promise<string | null>;
  /** A refund of the order, by its id at the provider. */
  refund(orderId: string, id: string): Promise<Refund | null>;
  /** All refunds of the order. */
  refunds(orderId: string): Promise<readonly StoredRefund[]>;
  /** The order's whole history. */
  events(orderId: string): Promise<readonly (OrderEvent & { readonly id: string })[]>;
  /** True iff the history has an event with this `key` as its id. */
  hasEvent(orderId: string, key: string): Promise<boolean>;
  createOrder(order: StoredOrder): void;
  /** Maps a form's key to an order placed with another key; the key has been read and had none. */
  claimCheckout(checkoutKey: string, to: { readonly orderId: string; readonly now: Date }): void;
  updateOrder(id: string, change: Partial<Order>): void;
  /** Adds an event to the history; `key` becomes its id, if given. */
  addEvent(orderId: string, event: NewOrderEvent, key?: string): void;
  /** Replaces an event that was read before. */
  putEvent(orderId: string, id: string, event: OrderEvent): void;
  /** Creates or replaces a refund that was read before. */
  putRefund(orderId: string, id: string, refund: Refund): void;
  /** The parcels that a phone's customer refused. */
  refusals(name: string): Promise<CashRefusals | null>;
  /** Creates or replaces what was read before. */
  putRefusals(name: string, refusals: CashRefusals): void;
  deleteRefusals(name: string): void;
  /** Adds a payment outside the provider, or its undoing; `key` becomes its id. */
  addHandPayment(orderId: string, key: string, payment: HandPayment): void;
};
