import { SERVER_ACTOR, type Order } from '@ghar/domain/order/order';
import { wasRefused } from '@ghar/domain/order/cash';
import { may } from '@ghar/domain/order/may';
import { MONEY_FIELDS, paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { actorOf, type AccountOf } from './admin.ts';
import { countRefusal } from './cash-refusals.ts';
import { erasedEvent } from './erase-order.ts';
import { bookHandPayment } from './hand-payments.ts';
import type { PhoneKeyPorts } from './message-stops.ts';
import type { NewOrderEvent, StoredOrder } from './order-store.ts';
import type { OutboxTransaction } from './outbox-store.ts';
import type { Clock, ShopStore } from './shop-store.ts';
import type { StockTransaction } from './stock-store.ts';
import { transactionOnStock } from './roll-up-stock.ts';

/** The fields an admin changes, the server's derived ones, and who changed the order last. */
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

/** One change of an order; may be delivered repeatedly. */
export type OrderChange = {
  /** The same for every delivery of a change. */
  readonly id: string;
  readonly orderId: string;
  readonly before: AdminFields;
  readonly after: AdminFields;
};

/** The admin's fields and their event types. */
const EVENT_TYPES = [
  ['status', 'status-changed'],
  ['payment_status', 'payment-status-changed'],
  ['merchant_note', 'note-changed'],
  ['carrier', 'carrier-changed'],
  ['tracking_number', 'tracking-number-changed'],
] as const;

export type AdminChangePorts = PhoneKeyPorts & {
  readonly store: ShopStore;
  readonly clock: Clock;
  readonly accountOf: AccountOf;
};

/**
 * Records an admin's change in the order's history; releases or reserves its pieces if it ends or revives the order;
 * marks the order for review if it contradicts the provider; counts a refused parcel; notes when the invoice of a sent cash
 * order is due; and updates the search tokens.
 * Skips the backend's changes, which record their own history. Acts on the current order in one transaction, so
 * repeated, late or reordered deliveries have no further effect.
 * @returns the events written.
 * @throws DomainError `busy`.
 */
export async function followAdminChange(
  { id, orderId, before, after }: OrderChange,
  { store, clock, accountOf, stopsKey }: AdminChangePorts,
): Promise<readonly NewOrderEvent['type'][]> {
  const changes = after.updated_by === SERVER_ACTOR ? [] : changesBetween(before, after);
  if (changes.length === 0) return [];
  const uid = after.updated_by;
  const actor = actorOf({ uid, ...(await accountOf(uid)) });
  const events = changes.map((change) => ({ ...change, ...actor, at: after.updated_at }));
  return transactionOnStock(store, async (tx) => {
    if (await tx.hasEvent(orderId, `${id}-0`)) return [];
    const order = await tx.order(orderId);
    if (!order) return [];
    const refused = Number(wasRefused(after)) - Number(wasRefused(before));
    if (refused !== 0) await countRefusal(tx, order, refused > 0 ? 1 : -1, { stopsKey });
    const moved = mayMovePieces(before, after, order) ? await movePieces(tx, order) : null;
    const effects = [moved, contradictionOf(before, after, order)].filter(
      (effect) => effect !== null,
    );
    const change = {
      ...timesOf(order, before, after),
      ...(await invoicingOf(tx, order, { before, after })),
      ...Object.assign({}, ...effects.map((effect) => effect.change)),
      ...(effects.length > 0 && { updated_at: clock(), updated_by: SERVER_ACTOR }),
      // not changes of their own: the server is not shown as the last editor
      ...bookHandPayment(
        tx,
        order,
        { before, after },
        { at: after.updated_at, actor: uid, key: id },
      ),
      ...staleTokens(order),
    };
    if (Object.keys(change).length > 0) tx.updateOrder(orderId, change);
    // a late delivery must not bring back erased texts
    const told = order.erased_at === null ? events : events.map(erasedEvent);
    const all = [...told, ...effects.map(({ type }) => ({ type }))];
    for (const [index, event] of all.entries()) tx.addEvent(orderId, event, `${id}-${index}`);
    return all.map(({ type }) => type);
  });
}

/**
 * The first times shipped and delivered; null if that was undone. A revived order is not back in the shop any more.
 * Empty if a later change replaced this one.
 */
function timesOf(
  order: StoredOrder,
  before: AdminFields,
  after: AdminFields,
): Partial<Pick<Order, 'shipped_at' | 'delivered_at' | 'returned_at'>> {
  const { status, shipped_at, delivered_at } = order;
  if (before.status === after.status || status !== after.status) return {};
  const at = after.updated_at;
  const revived = isBack(order) && { returned_at: null };
  switch (status) {
    case 'shipped':
      return {
        ...revived,
        ...((shipped_at === null || revived) && { shipped_at: at }),
        ...(delivered_at !== null && { delivered_at: null }),
      };
    case 'delivered':
      return { ...revived, ...(delivered_at === null && { delivered_at: at }) };
    case 'cancelled':
      return {};
    case 'pending':
    case 'confirmed':
      return {
        ...revived,
        ...(shipped_at !== null && { shipped_at: null }),
        ...(delivered_at !== null && { delivered_at: null }),
      };
  }
}

/** When the invoice of a cash order is due: when it is sent, by the setting of then. Empty for other changes. */
async function invoicingOf(
  tx: Pick<OutboxTransaction, 'privateSettings'>,
  order: StoredOrder,
  { before, after }: Pick<OrderChange, 'before' | 'after'>,
): Promise<Partial<Pick<Order, 'invoiced_when_sent'>>> {
  if (isSent(before.status) && !isSent(after.status))
    return order.invoiced_when_sent === true ? { invoiced_when_sent: false } : {};
  const isSending = !isSent(before.status) && isSent(after.status);
  if (!isSending || paymentOf(order).toCollect === 0) return {};
  const { cash_invoice } = await tx.privateSettings();
  const isNow = cash_invoice === 'shipped';
  return isNow === (order.invoiced_when_sent ?? false) ? {} : { invoiced_when_sent: isNow };
}

/** True iff a refused parcel was said to be back in the shop. */
const isBack = ({ returned_at }: Pick<Order, 'returned_at'>): boolean =>
  (returned_at ?? null) !== null;

/** A consequence of an admin's change: the server's own change and its event. */
type Effect = { readonly type: NewOrderEvent['type']; readonly change: Partial<Order> };

/** The contradiction with the provider that this change made, if it still stands. */
function contradictionOf(before: AdminFields, after: AdminFields, now: StoredOrder): Effect | null {
  const type = paymentOf(after).contradiction;
  const isNew = type !== paymentOf(before).contradiction;
  if (type === null || !isNew || type !== paymentOf(now).contradiction) return null;
  return { type, change: { payment_needs_review: true } };
}

/** The search tokens if outdated: a tracking number was added, or an older version wrote them. */
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
  return [
    ...set,
    ...(isReviewed ? [{ type: 'payment-reviewed' } as const] : []),
    ...(!isBack(before) && isBack(after) ? [{ type: 'parcel-returned' } as const] : []),
  ];
}

/** True iff the change ends or revives the order, or sends one whose pieces a refund may have returned. */
const mayMovePieces = (before: AdminFields, after: AdminFields, now: StoredOrder): boolean =>
  may(before).holdStock !== may(after).holdStock ||
  (!isSent(before.status) && isSent(after.status) && isSent(now.status));

/** Makes the stock agree with the order; null if it does. Without enough stock the order waits for a person. */
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
    // reserved again to be sent once more
    change: { stock_reserved: keeps, ...(keeps && { restocked: false }) },
  };
}
