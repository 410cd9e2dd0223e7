import type { OrderRequest, PublicOrder } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { customersOrder, publicOrder } from '../orders/public-order.ts';
import { askForPage } from '../orders/question-limit.ts';
import type { AskPorts } from '../orders/settle-order.ts';
import { logSettlement } from './log-settlement.ts';

/** Looks up an order's payment and answers the settled order, or the stored one if questions are rate-limited. */
export async function updatePaymentStatus(
  { order_id_param }: OrderRequest,
  ports: AskPorts,
): Promise<PublicOrder> {
  const order = await customersOrder(order_id_param, ports.store);
  if (!order) throw new DomainError('order-not-found');
  try {
    const settled = publicOrder((await askForPage(order, ports, logSettlement('page'))).order);
    // corrected meanwhile: whoever has the former link does not get the new one
    if (settled.id !== order_id_param) throw new DomainError('order-not-found');
    return settled;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate-limited') return publicOrder(order);
    throw error;
  }
}
