import type { ListedAccounts } from '@ghar/domain/callables';
import { accountsWithoutRole, type StoredAccount } from '../access/list-accounts.ts';
import type { Caller } from './answer.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

export type ListPorts = {
  readonly roleOf: RoleOf;
  readonly accounts: () => Promise<readonly StoredAccount[]>;
  /** The uids of who has a role. */
  readonly withRole: () => Promise<ReadonlySet<string>>;
};

/** For an admin who gives somebody a role. @throws as {@link requireAdmin}. */
export async function listAccounts(
  caller: Caller,
  { roleOf, accounts, withRole }: ListPorts,
): Promise<ListedAccounts> {
  await requireAdmin(caller, roleOf);
  return { accounts: accountsWithoutRole(...(await Promise.all([accounts(), withRole()]))) };
}
