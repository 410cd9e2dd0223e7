import type { CreatePaymentRequest, PaymentLink } from '@ghar/domain/callables';
import type { PaymentPorts } from '../orders/open-payment.ts';
import type { Caller } from './answer.ts';
import { callingAdmin, type AdminPorts } from './calling-admin.ts';
import { createPayment } from './create-payment.ts';

/**
 * Places an order that an admin has taken by phone or in a chat, as a customer's form does: priced by
 * the server, once for each key. Limits of networks and phones do not apply.
 *
 * @throws DomainError as {@link createPayment} does. One that names an order has placed it: only its
 * payment could not be opened, and whoever pays opens another.
 */
export async function enterOrder(
  request: CreatePaymentRequest,
  caller: Caller,
  ports: PaymentPorts & AdminPorts,
): Promise<PaymentLink> {
  const admin = await callingAdmin(caller, ports);
  return createPayment(request, { origin: null, admin }, ports);
}
