import type { CorrectionRequest } from '@ghar/domain/callables';
import { may } from '@ghar/domain/order/may';
import { DomainError } from '@ghar/domain/error-code';
import { follow, log } from '../log.ts';
import { correctOrder as correct } from '../orders/correct-order.ts';
import type { OrderingPorts } from '../orders/open-payment.ts';
import { askAndSettle } from '../orders/settle-order.ts';
import type { Caller } from './answer.ts';
import { callingAdmin, type AdminPorts } from './calling-admin.ts';
import { logSettlement } from './log-settlement.ts';

/**
 * Corrects an order for an admin; docs/decisions/101-correct-and-enter.md.
 * @throws DomainError as {@link correct}; `payment-under-review` if the pieces change while a payment is under way.
 */
export async function correctOrder(
  request: CorrectionRequest,
  caller: Caller,
  ports: OrderingPorts & AdminPorts,
): Promise<{ success: true }> {
  const admin = await callingAdmin(caller, ports);
  follow({ order_id: request.order_id_param });
  await settleBefore(request, ports);
  const fields = await correct(request, admin, ports);
  if (fields.length > 0) log('order-corrected', { source: 'panel', outcome: fields.join(' ') });
  return { success: true };
}

/**
 * A change of pieces changes the amount, so first ask the provider whether the old amount was paid without a webhook.
 */
async function settleBefore(request: CorrectionRequest, ports: OrderingPorts): Promise<void> {
  const order = await ports.store.order(request.order_id_param);
  if (!order || order.quantity === request.quantity || may(order).correct !== 'all') return;
  const { underwayId } = await askAndSettle(order, ports, logSettlement('panel'));
  if (underwayId !== null) throw new DomainError('payment-under-review', { order_id: order.id });
}
