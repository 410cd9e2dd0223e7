import type { RefundAnswer, RefundRequest } from '@ghar/domain/callables';
import type { RefundStatus } from '@ghar/domain/order/status';
import { follow, log } from '../log.ts';
import { lookAtRefund, sendRefund } from '../orders/carry-out-refund.ts';
import { requestRefund, type RequestedRefund } from '../orders/request-refund.ts';
import type { AskPorts } from '../orders/settle-order.ts';
import { ProviderError } from '../payments/payment-provider.ts';
import type { Caller } from './answer.ts';
import { callingAdmin, type AdminPorts } from './calling-admin.ts';
import { logRefund } from './log-refund.ts';

export type RefundPorts = AskPorts & AdminPorts;

/**
 * Refunds an order for an admin: stores the refund, then calls the provider. A repeat with the same key looks the
 * refund up, after a lost answer or when the panel polls.
 */
export async function refundOrder(
  request: RefundRequest,
  caller: Caller,
  ports: RefundPorts,
): Promise<RefundAnswer> {
  const admin = await callingAdmin(caller, ports);
  const { order_id_param: orderId, refundKey: id } = request;
  follow({ order_id: orderId, refund_id: id });
  const requested = await requestRefund(request, admin, ports);
  if (requested.isNew) log('refund-requested', { source: 'panel' });
  const status = await carryOut(requested, id, ports);
  logRefund('panel', status);
  return { success: true, refund_id: id, status };
}

async function carryOut(
  { order, refund, isNew }: RequestedRefund,
  id: string,
  ports: AskPorts,
): Promise<RefundStatus> {
  if (refund.status !== 'pending') return refund.status;
  const stored = { ...refund, id };
  if (isNew) return sendRefund(order, stored, ports);
  try {
    return await lookAtRefund(order, stored, ports);
  } catch (error) {
    if (error instanceof ProviderError) return 'pending';
    throw error;
  }
}
