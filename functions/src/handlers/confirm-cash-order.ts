import type { ConfirmRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isOpen } from '@ghar/domain/order/status';
import { log } from '../log.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { customersOrder } from '../orders/public-order.ts';
import type { Clock, ShopStore } from '../orders/shop-store.ts';

/**
 * Confirms a cash order by the link of its message. A repeat changes nothing, and neither does a link of an order that
 * is paid, sent or turned to card meanwhile.
 * @throws DomainError `order-not-found`, also for another token; `order-cancelled` once the order has ended.
 */
export async function confirmCashOrder(
  { order_id_param, token }: ConfirmRequest,
  { store, clock }: { readonly store: ShopStore; readonly clock: Clock },
): Promise<{ readonly success: true }> {
  const found = await customersOrder(order_id_param, store);
  if (!found) throw new DomainError('order-not-found');
  const isConfirmed = await store.transaction(async (tx) => {
    const order = await tx.order(found.id);
    if (!order || !isTokenOf(order, token)) throw new DomainError('order-not-found');
    const { state } = paymentOf(order);
    if (state === 'failed' || order.status === 'cancelled')
      throw new DomainError('order-cancelled', { order_id: order_id_param });
    const isDone = order.confirmed_by_customer_at !== undefined;
    if (state !== 'on-delivery' || !isOpen(order.status) || isDone) return false;
    const now = clock();
    tx.updateOrder(order.id, {
      status: 'confirmed',
      confirmed_by_customer_at: now,
      updated_at: now,
      updated_by: SERVER_ACTOR,
    });
    const moved = { from: order.status, to: 'confirmed' };
    tx.addEvent(order.id, { type: 'confirmed-by-customer', ...moved });
    return true;
  });
  if (isConfirmed) log('order-confirmed');
  return { success: true };
}

/** The token is unguessable (120 bits), so that comparing it in constant time gains nothing. */
const isTokenOf = ({ confirm_token }: StoredOrder, token: string): boolean =>
  confirm_token === token;
