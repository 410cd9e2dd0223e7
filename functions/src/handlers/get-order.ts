import type { OrderRequest, PublicOrder } from '@ghar/domain/callables';
import { customersOrder, publicOrder } from '../orders/public-order.ts';
import type { OrderStore } from '../orders/order-store.ts';

/** The public part of the order with that id, or an empty list. */
export async function getOrder(
  { order_id_param }: OrderRequest,
  { store }: { store: Pick<OrderStore, 'order' | 'orderOfLink'> },
): Promise<PublicOrder[]> {
  const order = await customersOrder(order_id_param, store);
  return order ? [publicOrder(order)] : [];
}
