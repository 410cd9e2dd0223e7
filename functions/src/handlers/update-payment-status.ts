import type { OrderRequest, PublicOrder } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { publicOrder } from '../orders/public-order.ts';
import { askAndSettle, type AskPorts } from '../orders/settle-order.ts';
import { logSettlement } from './log-settlement.ts';

/** Asks the provider what became of an order's payment, and answers the order after that. */
export async function updatePaymentStatus(
  { order_id_param }: OrderRequest,
  ports: AskPorts,
): Promise<PublicOrder> {
  const order = await ports.store.order(order_id_param);
  if (!order) throw new DomainError('order-not-found');
  const settled = await askAndSettle(order, ports);
  logSettlement('page', settled);
  return publicOrder(settled.order);
}
