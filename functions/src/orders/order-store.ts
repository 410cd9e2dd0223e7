import type { Order, OrderEvent, OrderEventType, Refund } from '@ghar/domain/order/order';

export type StoredOrder = Order & { readonly id: string };
export type StoredRefund = Refund & { readonly id: string };

export type NewOrderEvent = {
  readonly type: OrderEventType;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string;
  /** Who did it and when; by default the backend, now. */
  readonly actor?: string;
  readonly actorEmail?: string | null;
  readonly actorName?: string | null;
  readonly at?: Date;
};

/** The most orders of a page; one with fewer is the last. */
export const ORDERS_PER_PAGE = 100;

/** An order found by a query. */
export type FoundOrder = {
  readonly id: string;
  /** @throws Error where its document is malformed. */
  readonly read: () => StoredOrder;
};

/** Orders, outside a transaction. */
export type OrderStore = {
  newOrderId(): string;
  order(id: string): Promise<StoredOrder | null>;
  /** The orders of any of these numbers, and the phones that they were placed with. */
  ordersOfNumber(
    numbers: readonly string[],
  ): Promise<readonly { readonly id: string; readonly phone: unknown }[]>;
  /** The order that a payment belongs or belonged to. */
  orderOfIntent(intentId: string): Promise<StoredOrder | null>;
  /**
   * The orders whose payment is pending, oldest first, and those whose payment has failed since
   * `failedSince`, page by page.
   */
  unsettledOrders(failedSince: Date): AsyncIterable<readonly FoundOrder[]>;
  /** The orders placed with a phone, in E.164, page by page; those after that order's. */
  ordersOfPhone(phone: string, after?: string | null): AsyncIterable<readonly FoundOrder[]>;
  /** The orders placed before a time that were not erased, the oldest first, page by page. */
  ordersToErase(before: Date): AsyncIterable<readonly FoundOrder[]>;
  /** The orders that have a refund on its way, page by page. */
  ordersBeingRefunded(): AsyncIterable<readonly FoundOrder[]>;
  /** An order's refunds that have not ended. */
  pendingRefunds(orderId: string): Promise<readonly StoredRefund[]>;
  /** Records that a refund was looked up at the provider. */
  noteRefundLook(orderId: string, id: string, at: Date): Promise<void>;
  /** Records that the schedule has looked up an order's payment. */
  noteLook(
    id: string,
    look: Pick<StoredOrder, 'payment_looks' | 'payment_looked_at'>,
  ): Promise<void>;
  /** Resolves with the order as soon as it fulfils `condition`, or as it is after `timeoutMs`. */
  orderWhen(
    id: string,
    condition: (order: StoredOrder) => boolean,
    timeoutMs: number,
  ): Promise<StoredOrder | null>;
};

/** Orders with their histories and refunds, in a transaction. */
export type OrderTransaction = {
  order(id: string): Promise<StoredOrder | null>;
  /** The order that a form's key leads to: the one that was placed with it, or has taken its place. */
  orderIdOfCheckout(checkoutKey: string): Promise<string | null>;
  /** A refund of the order, by its id at the provider. */
  refund(orderId: string, id: string): Promise<Refund | null>;
  /** All refunds of the order. */
  refunds(orderId: string): Promise<readonly StoredRefund[]>;
  /** The order's whole history. */
  events(orderId: string): Promise<readonly (OrderEvent & { readonly id: string })[]>;
  /** True iff the order's history has an event with that `key`. */
  hasEvent(orderId: string, key: string): Promise<boolean>;
  createOrder(order: StoredOrder): void;
  /** Lets a form's key, which has been read and had no order, lead to an order of another key. */
  claimCheckout(checkoutKey: string, to: { readonly orderId: string; readonly now: Date }): void;
  updateOrder(id: string, change: Partial<Order>): void;
  /** Adds an event to an order's history, with `key` as its id where given. */
  addEvent(orderId: string, event: NewOrderEvent, key?: string): void;
  /** Replaces an event of the order's history, which has been read before. */
  putEvent(orderId: string, id: string, event: OrderEvent): void;
  /** Creates or replaces a refund of the order; it has been read before. */
  putRefund(orderId: string, id: string, refund: Refund): void;
};
