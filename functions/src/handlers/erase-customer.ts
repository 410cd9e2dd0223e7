import type { CustomerErasure, EraseRequest } from '@ghar/domain/callables';
import { actorOf } from '../orders/admin-change.ts';
import { customerPhone } from '../orders/customer-phone.ts';
import { eraseOrders, logErasure } from '../orders/erase-orders.ts';
import { forgetStop, type StopPorts } from '../orders/message-stops.ts';
import type { Caller } from './answer.ts';
import { callingAdmin, type AdminPorts } from './calling-admin.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

/** Time for erasing in one call, in ms; the function has half a minute more. */
const BUDGET_MS = 30_000;

/**
 * Erases who ordered with a phone, at an admin's request: of all orders that are finished. Those in
 * work are counted by what they wait for. The same call again goes on where the last one ended,
 * whatever ended it.
 *
 * @throws DomainError as {@link callingAdmin} and {@link customerPhone} do.
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
  // of who has written, and never ordered
  await forgetStop(phone, ports);
  logErasure('panel', erasure);
  return erasure;
}
