import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import type { OrderTransaction, StoredOrder } from './order-store.ts';

/** What an edited form has been sent for before. */
export type FormerTries = {
  /** The orders that its new one takes the place of. */
  readonly orders: readonly StoredOrder[];
  /** The keys of tries of which no order has come: one may come yet. */
  readonly unplacedKeys: readonly string[];
};

/**
 * The tries of a form before it was edited, by their keys. An order for another phone is another
 * person's, and is left alone.
 */
export async function formerTries(
  tx: OrderTransaction,
  keys: readonly string[],
  phone: string,
): Promise<FormerTries> {
  const tries = await Promise.all(
    [...new Set(keys)].map(async (key) => ({ key, id: await tx.orderIdOfCheckout(key) })),
  );
  const ids = new Set(tries.map(({ id }) => id).filter((id) => id !== null));
  const orders = await Promise.all([...ids].map((id) => tx.order(id)));
  return {
    orders: orders.flatMap((order) =>
      order && isReplaceable(order) && order.customer_phone === phone ? [order] : [],
    ),
    unplacedKeys: tries.filter(({ id }) => id === null).map(({ key }) => key),
  };
}

/** Not one that the merchant has taken on, or has set to paid. */
const isReplaceable = (order: StoredOrder): boolean =>
  order.status === 'pending' && may(order).whyNotPay === null;

/** From now on nobody is asked to pay the order, but `by`. */
export function replaceOrder(
  tx: OrderTransaction,
  { id }: StoredOrder,
  { by, now }: { readonly by: string; readonly now: Date },
): void {
  tx.updateOrder(id, { replaced_by: by, updated_at: now, updated_by: SERVER_ACTOR });
  tx.addEvent(id, { type: 'replaced', to: by });
}

/**
 * The order that has taken an order's place, or the place of that one, and so on; null where there is
 * none that waits for its customer.
 */
export async function unpaidSuccessor(
  tx: OrderTransaction,
  order: StoredOrder,
): Promise<StoredOrder | null> {
  const seen = new Set([order.id]);
  let next = order.replaced_by;
  while (next !== undefined && !seen.has(next)) {
    seen.add(next);
    const successor = await tx.order(next);
    if (successor && isReplaceable(successor)) return successor;
    next = successor?.replaced_by;
  }
  return null;
}
