import { SERVER_ACTOR, type Order } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { MONEY_FIELDS, paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { erasedEvent } from './erase-order.ts';
import type { NewOrderEvent, StoredOrder } from './order-store.ts';
import type { Clock, ShopStore } from './shop-store.ts';
import type { StockTransaction } from './stock-store.ts';
import { transactionOnStock } from './roll-up-stock.ts';

/** The fields that the merchant changes, what follows from them, and who changed the order last. */
export const ADMIN_FIELDS = [
  ...MONEY_FIELDS,
  'erased_at',
  'merchant_note',
  'carrier',
  'tracking_number',
  'updated_by',
  'updated_at',
] as const satisfies readonly (keyof Order)[];
export type AdminFields = Pick<Order, (typeof ADMIN_FIELDS)[number]>;

/** One change of an order, delivered at least once. */
export type OrderChange = {
  /** The same for each delivery of one change. */
  readonly id: string;
  readonly orderId: string;
  readonly before: AdminFields;
  readonly after: AdminFields;
};

/** Who an account belongs to; null where it does not say. */
export type Account = { readonly email: string | null; readonly name: string | null };
export type Admin = Account & { readonly uid: string };
/** An admin as the history names them. */
export const actorOf = ({ uid, email, name }: Admin) => ({
  actor: uid,
  actorEmail: email,
  actorName: name,
});
export type AccountOf = (uid: string) => Promise<Account>;

/** The fields that an admin changes, and their event types in the history. */
const EVENT_TYPES = [
  ['status', 'status-changed'],
  ['payment_status', 'payment-status-changed'],
  ['merchant_note', 'note-changed'],
  ['carrier', 'carrier-changed'],
  ['tracking_number', 'tracking-number-changed'],
] as const;

export type AdminChangePorts = {
  readonly store: ShopStore;
  readonly clock: Clock;
  readonly accountOf: AccountOf;
};

/**
 * Writes an admin's change of an order into its history; returns or reserves its pieces where the
 * change ends or revives the order; marks the order for review where the change contradicts the
 * provider; and makes the search tokens agree with the order.
 *
 * Changes by the backend are skipped: it writes its own history. Pieces, mark and tokens follow the
 * current order, in the same transaction: repeated, late or reordered deliveries have no further
 * effect.
 *
 * @returns what it wrote into the history.
 * @throws DomainError `busy`.
 */
export async function followAdminChange(
  { id, orderId, before, after }: OrderChange,
  { store, clock, accountOf }: AdminChangePorts,
): Promise<readonly NewOrderEvent['type'][]> {
  const changes = after.updated_by === SERVER_ACTOR ? [] : changesBetween(before, after);
  if (changes.length === 0) return [];
  const { email, name } = await accountOf(after.updated_by);
  const events = changes.map((change) => ({
    ...change,
    actor: after.updated_by,
    actorEmail: email,
    actorName: name,
    at: after.updated_at,
  }));
  return transactionOnStock(store, async (tx) => {
    if (await tx.hasEvent(orderId, `${id}-0`)) return [];
    const order = await tx.order(orderId);
    if (!order) return [];
    const moved = mayMovePieces(before, after, order) ? await movePieces(tx, order) : null;
    const effects = [moved, contradictionOf(before, after, order)].filter(
      (effect) => effect !== null,
    );
    const change = {
      ...timesOf(order, before, after),
      ...Object.assign({}, ...effects.map((effect) => effect.change)),
      ...(effects.length > 0 && { updated_at: clock(), updated_by: SERVER_ACTOR }),
      // no change of its own: nobody is shown that the server did something
      ...staleTokens(order),
    };
    if (Object.keys(change).length > 0) tx.updateOrder(orderId, change);
    // told late: what was typed before it was erased
    const told = order.erased_at === null ? events : events.map(erasedEvent);
    const all = [...told, ...effects.map(({ type }) => ({ type }))];
    for (const [index, event] of all.entries()) tx.addEvent(orderId, event, `${id}-${index}`);
    return all.map(({ type }) => type);
  });
}

/**
 * When the order was shipped and delivered: the first time, and not at all where that was taken
 * back. Empty where another change has come since, which says it.
 */
function timesOf(
  order: StoredOrder,
  before: AdminFields,
  after: AdminFields,
): Partial<Pick<Order, 'shipped_at' | 'delivered_at'>> {
  const { status, shipped_at, delivered_at } = order;
  if (before.status === after.status || status !== after.status) return {};
  const at = after.updated_at;
  switch (status) {
    case 'shipped':
      return {
        ...(shipped_at === null && { shipped_at: at }),
        ...(delivered_at !== null && { delivered_at: null }),
      };
    case 'delivered':
      return delivered_at === null ? { delivered_at: at } : {};
    case 'cancelled':
      return {};
    case 'pending':
    case 'confirmed':
      return {
        ...(shipped_at !== null && { shipped_at: null }),
        ...(delivered_at !== null && { delivered_at: null }),
      };
  }
}

/**
 * A consequence of an admin's change: the server's own change of the order, and its event in the
 * history.
 */
type Effect = { readonly type: NewOrderEvent['type']; readonly change: Partial<Order> };

/** The contradiction that the change has made and that still stands; null otherwise. */
function contradictionOf(before: AdminFields, after: AdminFields, now: StoredOrder): Effect | null {
  const type = paymentOf(after).contradiction;
  const isNew = type !== paymentOf(before).contradiction;
  if (type === null || !isNew || type !== paymentOf(now).contradiction) return null;
  return { type, change: { payment_needs_review: true } };
}

/** The search tokens, if the order has others: a tracking number came, or it is from an older version. */
function staleTokens(order: StoredOrder): Pick<Order, 'search'> | null {
  const search = orderSearchTokens(order);
  return search.join(' ') === order.search.join(' ') ? null : { search };
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

/**
 * True iff the change ends or revives the order; or the order is sent by it, whose pieces may have
 * gone back on the shelf with a refund.
 */
const mayMovePieces = (before: AdminFields, after: AdminFields, now: StoredOrder): boolean =>
  may(before).holdStock !== may(after).holdStock ||
  (!isSent(before.status) && isSent(after.status) && isSent(now.status));

/**
 * Makes the stock agree with the order; null where it does already. The order waits for a person
 * where there is not enough.
 */
async function movePieces(tx: StockTransaction, order: StoredOrder): Promise<Effect | null> {
  const keeps = may(order).holdStock;
  if (order.stock_reserved === keeps) return null;
  if (keeps) {
    const product = await tx.product(order.product_id);
    if (!product || product.stock_quantity < order.quantity)
      return { type: 'stock-short', change: { payment_needs_review: true } };
    tx.takePieces(product.id, order.quantity);
  } else tx.givePiecesBack(order.product_id, order.quantity);
  return {
    type: keeps ? 'stock-taken' : 'stock-released',
    // taken again: it is sent once more
    change: { stock_reserved: keeps, ...(keeps && { restocked: false }) },
  };
}
