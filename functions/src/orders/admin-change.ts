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
  'status' | 'payment_status' | 'merchant_note' | 'tracking_number' | 'updated_by' | 'updated_at'
>;

/** One change of an order, as the database announces it: at least once. */
export type OrderChange = {
  /** The same each time that the same change is announced. */
  readonly id: string;
  readonly orderId: string;
  readonly before: AdminFields;
  readonly after: AdminFields;
};

/** The fields that an admin changes, and how the history calls it. */
const EVENT_TYPES = [
  ['status', 'status-changed'],
  ['payment_status', 'payment-status-changed'],
  ['merchant_note', 'note-changed'],
  ['tracking_number', 'tracking-number-changed'],
] as const;

/**
 * Writes an admin's change of an order into its history, and gives its pieces
 * back, or takes them again, where the change ends the order or revives it.
 *
 * What the backend itself changes has its history from there. The pieces follow
 * the order as it is by now, in the transaction that says so: announcements that
 * come twice, late or in the wrong order do nothing more.
 *
 * @returns whether the order is to be sent although its pieces are sold.
 * @throws DomainError `busy`.
 */
export async function followAdminChange(
  { id, orderId, before, after }: OrderChange,
  { store, clock }: { readonly store: OrderStore; readonly clock: Clock },
): Promise<{ readonly isShort: boolean }> {
  const events = after.updated_by === SERVER_ACTOR ? [] : eventsOf(before, after);
  if (events.length === 0) return { isShort: false };
  return store.transaction(async (tx) => {
    if (await tx.hasEvent(orderId, `${id}-0`)) return { isShort: false };
    const order = await tx.order(orderId);
    if (!order) return { isShort: false };
    const moved =
      keepsPieces(before) === keepsPieces(after) ? null : await movePieces(tx, order, clock());
    const all = moved ? [...events, moved] : events;
    for (const [index, event] of all.entries()) tx.addEvent(orderId, event, `${id}-${index}`);
    return { isShort: moved?.type === 'stock-short' };
  });
}

const eventsOf = (before: AdminFields, after: AdminFields): NewOrderEvent[] =>
  EVENT_TYPES.flatMap(([field, type]) =>
    before[field] === after[field]
      ? []
      : [
          {
            type,
            from: before[field],
            to: after[field],
            actor: after.updated_by,
            at: after.updated_at,
          },
        ],
  );

/** Makes the stock agree with the order; null where it does. */
async function movePieces(
  tx: OrderTransaction,
  order: StoredOrder,
  now: Date,
): Promise<NewOrderEvent | null> {
  const keeps = keepsPieces(order);
  if (order.stock_reserved === keeps) return null;
  const product = await tx.product(order.product_id);
  const stock = product && product.stock_quantity + (keeps ? -order.quantity : order.quantity);
  if (keeps && (stock === null || stock < 0)) return { type: 'stock-short' };
  tx.updateOrder(order.id, { stock_reserved: keeps, updated_at: now, updated_by: SERVER_ACTOR });
  if (product && stock !== null) tx.setStock(product.id, stock);
  return { type: keeps ? 'stock-taken' : 'stock-released' };
}
