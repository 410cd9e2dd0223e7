import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import type { OrderTransaction, StoredOrder } from './order-store.ts';

/** The earlier submissions of an edited form. */
export type FormerTries = {
  /** The orders that the new one replaces. */
  readonly orders: readonly StoredOrder[];
  /** Keys without an order yet; one may still arrive. */
  readonly unplacedKeys: readonly string[];
};

/**
 * Looks up a form's earlier submissions by their keys. Orders with another phone are another person's and are ignored.
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

/** False once the merchant has accepted it or set it to paid. */
const isReplaceable = (order: StoredOrder): boolean =>
  order.status === 'pending' && may(order).whyNotPay === null;

/** Marks the order replaced by `by`; it can no longer be paid. */
export function replaceOrder(
  tx: OrderTransaction,
  { id }: StoredOrder,
  { by, now }: { readonly by: string; readonly now: Date },
): void {
  tx.updateOrder(id, { replaced_by: by, updated_at: now, updated_by: SERVER_ACTOR });
  tx.addEvent(id, { type: 'replaced', to: by });
}

/** The last order in the chain of replacements; null unless it waits for its customer. */
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
