import type { RoleAnswer, RoleRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { setRole, type RolePorts } from '../access/set-role.ts';
import { log } from '../log.ts';
import type { Caller } from './answer.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

/**
 * Gives a role to an address, or takes it away, for an admin.
 * @throws DomainError as {@link requireAdmin} and {@link setRole}, `account-missing`, `account-unverified`.
 */
export async function setAccountRole(
  { email, role }: RoleRequest,
  caller: Caller,
  { roleOf, ...ports }: RolePorts & { readonly roleOf: RoleOf },
): Promise<RoleAnswer> {
  const by = await requireAdmin(caller, roleOf);
  const { outcome } = await setRole({ email, role, by }, ports);
  if (outcome === 'no-account') throw new DomainError('account-missing');
  if (outcome === 'unverified') throw new DomainError('account-unverified');
  log('role-changed', { source: 'panel', outcome });
  return { success: true, outcome };
}
