import type { Order, OrderEventType, Refund } from '@ghar/domain/order';
import type { Product } from '@ghar/domain/product';
import type { ShownProduct } from '@ghar/domain/storefront-product';

export type StoredOrder = Order & { readonly id: string };
/** A product; its `stock_quantity` is what can be sold, whatever was rolled up of its shards. */
export type StoredProduct = Pick<Product, 'name' | 'price' | 'stock_quantity' | 'is_active'> & {
  readonly id: string;
};

export type NewOrderEvent = {
  readonly type: OrderEventType;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string;
  /** Who did it, and when; without them the backend, now. */
  readonly actor?: string;
  readonly actorEmail?: string | null;
  readonly at?: Date;
};

/**
 * One atomic piece of work on the shop's documents. What it writes is seen whole
 * or not at all, and only where each document that it both read and writes has
 * not changed meanwhile; otherwise the work is done again from its start.
 */
export type OrderTransaction = {
  order(id: string): Promise<StoredOrder | null>;
  /** The order that was placed under a form's key. */
  orderIdOfCheckout(checkoutKey: string): Promise<string | null>;
  product(id: string | null): Promise<StoredProduct | null>;
  /** The active product that was changed last: the one that the shop sells. */
  productOnSale(): Promise<StoredProduct | null>;
  /** What the public is told of the product on sale, as it is stored; null where there is no document. */
  shownProduct(): Promise<Readonly<Record<string, unknown>> | null>;
  /** A refund of the order, by its id at the provider. */
  refund(orderId: string, id: string): Promise<Refund | null>;
  /** True iff the order's history has the event that was added under `key`. */
  hasEvent(orderId: string, key: string): Promise<boolean>;
  /** When the attempts that are counted under `key` were made. */
  attempts(key: string): Promise<readonly Date[]>;

  /** What was counted under `key`; null where nothing was. */
  tally(key: string): Promise<Tally | null>;

  createOrder(order: StoredOrder): void;
  updateOrder(id: string, change: Partial<Order>): void;
  /** Adds to an order's history, under `key` where it has one. */
  addEvent(orderId: string, event: NewOrderEvent, key?: string): void;
  /** Writes a refund of the order, over the one that was read before where there is one. */
  putRefund(orderId: string, id: string, refund: Refund): void;
  /** Takes pieces of a product that was read before. @throws RangeError where there are fewer. */
  takePieces(productId: string, quantity: number): void;
  /**
   * Puts pieces back into stock; of no product where the order names none. Nothing is
   * read for it, so it never has to begin anew.
   */
  givePiecesBack(productId: string, quantity: number): void;
  /**
   * Takes off a product's figure what was taken of it, as it was read before;
   * false where that is nothing.
   */
  rollUp(productId: string): boolean;
  /** Tells the public that of the product on sale; null that there is none. Reads {@link shownProduct} first. */
  showProduct(shown: ShownProduct | null): void;
  setAttempts(key: string, attempts: readonly Date[], expiresAt: Date): void;
  startTally(key: string, tally: Tally): void;
  /** Counts one more in the tally under `key`, whatever it is by now: this never makes the work start over. */
  addToTally(key: string, what: 'orders' | 'refusals'): void;
};

/** How many orders and refusals of a network there have been until it expires. */
export type Tally = {
  readonly orders: number;
  readonly refusals: number;
  readonly expires_at: Date;
};

/** An order that a query has found. */
export type FoundOrder = {
  readonly id: string;
  /** @throws Error where its document is malformed. */
  readonly read: () => StoredOrder;
};

/** The shop's documents, as placing and settling orders needs them. */
export type OrderStore = {
  newOrderId(): string;
  /** @throws DomainError `busy` when others kept getting in between. */
  transaction<Result>(work: (tx: OrderTransaction) => Promise<Result>): Promise<Result>;
  order(id: string): Promise<StoredOrder | null>;
  /** The order that a payment belongs or belonged to. */
  orderOfIntent(intentId: string): Promise<StoredOrder | null>;
  /**
   * The orders whose payment is pending, oldest first, and those whose payment
   * has failed since `failedSince`, page by page.
   */
  unsettledOrders(failedSince: Date): AsyncIterable<readonly FoundOrder[]>;
  /** Writes down that the schedule has asked about an order's payment. */
  noteLook(
    id: string,
    look: Pick<StoredOrder, 'payment_looks' | 'payment_looked_at'>,
  ): Promise<void>;
  /** Answers the order as soon as it fulfils `condition`, or as it is after `timeoutMs`. */
  orderWhen(
    id: string,
    condition: (order: StoredOrder) => boolean,
    timeoutMs: number,
  ): Promise<StoredOrder | null>;
};

/** Tells the time; a test holds its hands. */
export type Clock = () => Date;
