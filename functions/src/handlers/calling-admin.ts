import type { AccountOf, Admin } from '../orders/admin.ts';
import type { Caller } from './answer.ts';
import { knownAccount } from './known-account.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

export type AdminPorts = { readonly roleOf: RoleOf; readonly accountOf: AccountOf };

/** The calling admin, with e-mail and name if known. @throws as {@link requireAdmin}. */
export async function callingAdmin(
  caller: Caller,
  { roleOf, accountOf }: AdminPorts,
): Promise<Admin> {
  const uid = await requireAdmin(caller, roleOf);
  return { uid, ...(await knownAccount(accountOf)(uid)) };
}
