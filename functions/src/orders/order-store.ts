import type { Channel, Message } from '@ghar/domain/message';
import type { MessageStop } from '@ghar/domain/message-stop';
import type { CreditNote, Invoice, InvoiceSeries } from '@ghar/domain/invoice';
import type { Order, OrderEvent, OrderEventType, Refund } from '@ghar/domain/order';
import type { Product } from '@ghar/domain/product';
import type { PrivateSettings, Seller } from '@ghar/domain/settings';
import type { ShownProduct } from '@ghar/domain/storefront-product';

export type StoredOrder = Order & { readonly id: string };
export type StoredRefund = Refund & { readonly id: string };
/** A product; its `stock_quantity` is what can be sold, including what is not rolled up yet. */
export type StoredProduct = Pick<Product, 'name' | 'price' | 'stock_quantity' | 'is_active'> & {
  readonly id: string;
};

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

/**
 * One atomic transaction on the shop's documents. It is committed as a whole, and only if each
 * document both read and written is unchanged; otherwise the work runs again.
 */
export type OrderTransaction = {
  order(id: string): Promise<StoredOrder | null>;
  /** The order that a form's key leads to: the one that was placed with it, or has taken its place. */
  orderIdOfCheckout(checkoutKey: string): Promise<string | null>;
  product(id: string | null): Promise<StoredProduct | null>;
  /** The product on sale: the active one that was changed last. */
  productOnSale(): Promise<StoredProduct | null>;
  /** The public document of the product on sale, as stored; null where there is none. */
  shownProduct(): Promise<Readonly<Record<string, unknown>> | null>;
  /** A refund of the order, by its id at the provider. */
  refund(orderId: string, id: string): Promise<Refund | null>;
  /** All refunds of the order. */
  refunds(orderId: string): Promise<readonly (Refund & { readonly id: string })[]>;
  /** The order's whole history. */
  events(orderId: string): Promise<readonly (OrderEvent & { readonly id: string })[]>;
  /** All messages about the order. */
  messages(orderId: string): Promise<readonly (Message & { readonly id: string })[]>;
  /** At most so many of the orders that wait for an invoice. */
  ordersToInvoice(most: number): Promise<readonly FoundOrder[]>;
  /** The seller by imprint and settings as they are now. @throws Error where they are malformed. */
  seller(): Promise<Seller>;
  invoice(number: number): Promise<Invoice | null>;
  /** The last number given in a series; 0 before the first. */
  lastNumber(series: InvoiceSeries): Promise<number>;
  /** True iff the order's history has an event with that `key`. */
  hasEvent(orderId: string, key: string): Promise<boolean>;
  /** When the attempts counted under `key` were made. */
  attempts(key: string): Promise<readonly Date[]>;

  /** The tally under `key`, or null. */
  tally(key: string): Promise<Tally | null>;

  /** A message of the outbox. */
  message(id: string): Promise<Message | null>;
  /** What a phone has written of STOP and START; null for nothing. */
  messageStop(name: string): Promise<MessageStop | null>;
  /** The settings that visitors do not read; defaults where nothing is set. */
  privateSettings(): Promise<PrivateSettings>;

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
  /** Creates or replaces a message; it has been read before, or is of an order that is created. */
  putMessage(id: string, message: Message): void;
  /** Creates or replaces a phone's STOP or START, which has been read before. */
  putMessageStop(name: string, stop: MessageStop): void;
  /** Does nothing where there is none. */
  deleteMessageStop(name: string): void;
  createInvoice(number: number, invoice: Invoice): void;
  createCreditNote(number: number, note: CreditNote): void;
  /** Sets the sum of an invoice's credit notes, in dirhams; the invoice has been read before. */
  setCredited(number: number, credited: number): void;
  /** Sets the last number of a series, which has been read before. */
  setLastNumber(series: InvoiceSeries, last: number): void;
  /**
   * Reserves pieces of a product that was read before. @throws RangeError where there are fewer.
   */
  takePieces(productId: string, quantity: number): void;
  /**
   * Returns pieces to stock; does nothing where the order names no product. Reads nothing, so it
   * never has to retry.
   */
  givePiecesBack(productId: string, quantity: number): void;
  /**
   * Subtracts from a product's figure what was taken from its shards, as read before; false where
   * that is nothing.
   */
  rollUp(productId: string): boolean;
  /**
   * Writes the public document of the product on sale; null deletes it. Reads {@link shownProduct}
   * first.
   */
  showProduct(shown: ShownProduct | null): void;
  setAttempts(key: string, attempts: readonly Date[], expiresAt: Date): void;
  startTally(key: string, tally: Tally): void;
  /** Increments the tally under `key` without a precondition, so that it never causes a retry. */
  addToTally(key: string, what: 'orders' | 'refusals'): void;
};

/** A network's orders and refusals until the tally expires. */
export type Tally = {
  readonly orders: number;
  readonly refusals: number;
  readonly expires_at: Date;
};

/** The most orders of a page; one with fewer is the last. */
export const ORDERS_PER_PAGE = 100;

/** An order found by a query. */
export type FoundOrder = {
  readonly id: string;
  /** @throws Error where its document is malformed. */
  readonly read: () => StoredOrder;
};

/** The shop's documents, as placing and settling orders needs them. */
export type OrderStore = {
  newOrderId(): string;
  /** @throws DomainError `busy` when concurrent commits kept winning. */
  transaction<Result>(work: (tx: OrderTransaction) => Promise<Result>): Promise<Result>;
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
  /** The ids of a channel's messages that are due, the longest waiting first. */
  dueMessages(channel: Channel, now: Date, most: number): Promise<readonly string[]>;
  /** How many counted messages to a recipient were written in a span of time, at most `most`. */
  countMessagesTo(
    recipient: string,
    span: { readonly from: Date; readonly before: Date },
    most: number,
  ): Promise<number>;
  /** The id of the message that the provider gave that id; null where there is none. */
  messageOfProvider(providerId: string): Promise<string | null>;
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

/** The current time; a test controls it. */
export type Clock = () => Date;
