import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { failPayment } from './end-payment.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';
import type { StockTransaction } from './stock-store.ts';

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

/** True iff cash on delivery ends once the order is replaced: no payment can come late. */
export function endsReplaced(order: StoredOrder): boolean {
  const { state, isComingBack } = paymentOf(order);
  return state === 'on-delivery' && !isComingBack;
}

/** Marks the order replaced by `by`; it can no longer be paid. Cash on delivery ends. */
export function replaceOrder(
  tx: OrderTransaction & StockTransaction,
  order: StoredOrder,
  { by, now }: { readonly by: string; readonly now: Date },
): void {
  const { id } = order;
  if (endsReplaced(order))
    failPayment(tx, order, { reason: 'cash-not-collected', now, replacedBy: by });
  else tx.updateOrder(id, { replaced_by: by, updated_at: now, updated_by: SERVER_ACTOR });
  tx.addEvent(id, { type: 'replaced', to: by });
}

/** The order that took the place of one that was just paid. */
export type Successor = {
  readonly order: StoredOrder;
  /** Its customer has paid it too, and was not refunded in full; or the courier collects it. */
  readonly isPaid: boolean;
};

/**
 * Follows the chain of replacements to the first paid order, or else to its last one. Null if there is none, or if the
 * last was refunded.
 */
export async function successorOf(
  tx: OrderTransaction,
  order: StoredOrder,
): Promise<Successor | null> {
  const seen = new Set([order.id]);
  let last: StoredOrder | null = null;
  let next = order.replaced_by ?? null;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const successor = await tx.order(next);
    if (!successor) break;
    const { wasPaid, left, toCollect } = paymentOf(successor);
    if ((wasPaid && left > 0) || toCollect > 0) return { order: successor, isPaid: true };
    last = wasPaid ? null : successor;
    next = successor.replaced_by ?? null;
  }
  return last && { order: last, isPaid: false };
}
