import type { CustomerErasure, EraseRequest } from '@ghar/domain/callables';
import type { AccountOf } from '../orders/admin-change.ts';
import { customerPhone } from '../orders/customer-phone.ts';
import { eraseOrders, logErasure } from '../orders/erase-orders.ts';
import type { SettlePorts } from '../orders/settle-order.ts';
import type { Caller } from './answer.ts';
import { knownAccount } from './known-account.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

export type ErasePorts = SettlePorts & { readonly roleOf: RoleOf; readonly accountOf: AccountOf };

/** Time for erasing in one call, in ms; the function has half a minute more. */
const BUDGET_MS = 30_000;

/**
 * Erases who ordered with a phone, at an admin's request: of all orders that are finished. Those in
 * work are counted by what they wait for. The same call again goes on where the last one ended,
 * whatever ended it.
 *
 * @throws DomainError as {@link requireAdmin} and {@link customerPhone} do.
 */
export async function eraseCustomer(
  { phone: typed }: EraseRequest,
  caller: Caller,
  { roleOf, accountOf, ...ports }: ErasePorts,
): Promise<CustomerErasure> {
  const uid = await requireAdmin(caller, roleOf);
  const phone = await customerPhone(typed, ports.store);
  const { email, name } = await knownAccount(accountOf)(uid);
  const erasure = await eraseOrders(
    ports.store.ordersOfPhone(phone),
    {
      eraser: { actor: uid, actorEmail: email, actorName: name },
      until: new Date(ports.clock().getTime() + BUDGET_MS),
    },
    ports,
  );
  logErasure('panel', erasure);
  return erasure;
}
