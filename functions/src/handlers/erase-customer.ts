import type { CustomerErasure, EraseRequest } from '@ghar/domain/callables';
import { actorOf } from '../orders/admin.ts';
import { customerPhone } from '../orders/customer-phone.ts';
import { eraseFormerPhone } from '../orders/erase-order.ts';
import { eraseOrders, logErasure } from '../orders/erase-orders.ts';
import { forgetPhone, type StopPorts } from '../orders/message-stops.ts';
import type { Caller } from './answer.ts';
import { callingAdmin, type AdminPorts } from './calling-admin.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

/** Time limit of one call, in ms; the function's timeout is 30 s longer. */
const BUDGET_MS = 30_000;

/**
 * Erases the customer from a phone's finished orders, for an admin, and the phone from the messages of orders that were
 * corrected to another one. Unfinished ones are counted by reason. Repeat the call to continue after a timeout or a failure.
 * @throws DomainError as {@link callingAdmin} and {@link customerPhone}.
 */
export async function eraseCustomer(
  { phone: typed }: EraseRequest,
  caller: Caller,
  ports: SettlePorts & StopPorts & AdminPorts,
): Promise<CustomerErasure> {
  const admin = await callingAdmin(caller, ports);
  const phone = await customerPhone(typed, ports.store);
  const erasure = await eraseOrders(
    ports.store.ordersOfPhone(phone),
    {
      eraser: actorOf(admin),
      until: new Date(ports.clock().getTime() + BUDGET_MS),
    },
    ports,
  );
  for (const id of await ports.store.ordersOfFormerPhone(phone))
    await eraseFormerPhone(id, phone, ports);
  // of a phone that wrote but never ordered
  await forgetPhone(phone, ports);
  logErasure('panel', erasure);
  return erasure;
}
