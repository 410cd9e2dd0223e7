import { SERVER_ACTOR, type Order } from '@ghar/domain/order';
import type {
  Clock,
  NewOrderEvent,
  OrderStore,
  OrderTransaction,
  StoredOrder,
} from './order-store.ts';
import { keepsPieces } from './pieces.ts';

/** What the merchant changes of an order, and who was the last to change it. */
export type AdminFields = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'payment_needs_review'
  | 'merchant_note'
  | 'tracking_number'
  | 'updated_by'
  | 'updated_at'
>;

/** One change of an order, as the database announces it: at least once. */
export type OrderChange = {
  /** The same each time that the same change is announced. */
  readonly id: string;
  readonly orderId: string;
  readonly before: AdminFields;
  readonly after: AdminFields;
};

export type FollowedChange = {
  readonly recorded: readonly NewOrderEvent['type'][];
  readonly isShort: boolean;
};
const NOTHING: FollowedChange = { recorded: [], isShort: false };

/** The users' addresses, for the history; null where there is no such user, or no address. */
export type EmailOf = (uid: string) => Promise<string | null>;

/** The fields that an admin sets to something else, and how the history calls it. */
const EVENT_TYPES = [
  ['status', 'status-changed'],
  ['payment_status', 'payment-status-changed'],
  ['merchant_note', 'note-changed'],
  ['tracking_number', 'tracking-number-changed'],
] as const;

export type AdminChangePorts = {
  readonly store: OrderStore;
  readonly clock: Clock;
  readonly emailOf: EmailOf;
};

/**
 * Writes an admin's change of an order into its history, and gives its pieces
 * back, or takes them again, where the change ends the order or revives it.
 *
 * What the backend itself changes has its history from there. The pieces follow
 * the order as it is by now, in the transaction that says so: announcements that
 * come twice, late or in the wrong order do nothing more.
 *
 * @returns what it wrote into the history, and whether the order is to be sent although its pieces are sold.
 * @throws DomainError `busy`.
 */
export async function followAdminChange(
  { id, orderId, before, after }: OrderChange,
  { store, clock, emailOf }: AdminChangePorts,
): Promise<FollowedChange> {
  const changes = after.updated_by === SERVER_ACTOR ? [] : changesBetween(before, after);
  if (changes.length === 0) return NOTHING;
  const actorEmail = await emailOf(after.updated_by);
  const events = changes.map((change) => ({
    ...change,
    actor: after.updated_by,
    actorEmail,
    at: after.updated_at,
  }));
  return store.transaction(async (tx) => {
    if (await tx.hasEvent(orderId, `${id}-0`)) return NOTHING;
    const order = await tx.order(orderId);
    if (!order) return NOTHING;
    const moved =
      keepsPieces(before) === keepsPieces(after) ? null : await movePieces(tx, order, clock());
    const all = moved ? [...events, moved] : events;
    for (const [index, event] of all.entries()) tx.addEvent(orderId, event, `${id}-${index}`);
    return { recorded: all.map(({ type }) => type), isShort: moved?.type === 'stock-short' };
  });
}

function changesBetween(
  before: AdminFields,
  after: AdminFields,
): Pick<NewOrderEvent, 'type' | 'from' | 'to'>[] {
  const set = EVENT_TYPES.filter(([field]) => before[field] !== after[field]).map(
    ([field, type]) => ({ type, from: before[field], to: after[field] }),
  );
  const isReviewed = before.payment_needs_review && !after.payment_needs_review;
  return isReviewed ? [...set, { type: 'payment-reviewed' }] : set;
}

/** Makes the stock agree with the order, which waits for a person where there is not enough; null where it does. */
async function movePieces(
  tx: OrderTransaction,
  order: StoredOrder,
  now: Date,
): Promise<NewOrderEvent | null> {
  const keeps = keepsPieces(order);
  if (order.stock_reserved === keeps) return null;
  const product = await tx.product(order.product_id);
  const stock = product && product.stock_quantity + (keeps ? -order.quantity : order.quantity);
  const signed = { updated_at: now, updated_by: SERVER_ACTOR };
  if (keeps && (stock === null || stock < 0)) {
    tx.updateOrder(order.id, { payment_needs_review: true, ...signed });
    return { type: 'stock-short' };
  }
  tx.updateOrder(order.id, { stock_reserved: keeps, ...signed });
  if (product && stock !== null) tx.setStock(product.id, stock);
  return { type: keeps ? 'stock-taken' : 'stock-released' };
}
