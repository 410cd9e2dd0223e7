import type { CreatePaymentRequest, PaymentLink } from '@ghar/domain/callables';
import type { OrderingPorts } from '../orders/open-payment.ts';
import type { Caller } from './answer.ts';
import { callingAdmin, type AdminPorts } from './calling-admin.ts';
import { createPayment } from './create-payment.ts';

/**
 * Places an order for a customer who called or wrote, as the order form does: priced by the server, once per key. The
 * admin's own limit replaces those of phone and network.
 * @throws DomainError as {@link createPayment}. An error with an order id has placed the order; only its payment could
 * not be opened.
 */
export async function enterOrder(
  request: CreatePaymentRequest,
  caller: Caller,
  ports: OrderingPorts & AdminPorts,
): Promise<PaymentLink> {
  const admin = await callingAdmin(caller, ports);
  return createPayment(request, { origin: null, admin }, ports);
}
