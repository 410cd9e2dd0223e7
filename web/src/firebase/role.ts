import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE, isValidIn, userRoleSchema, type SessionFacts } from '@ghar/domain/access/role';
import type { Live } from './live.ts';
import { useLiveDocument } from './live-documents.ts';

/**
 * Whether the user is an admin, live: a revoked role takes effect at once. A session from before the role was granted
 * has to sign in again.
 */
export function useIsAdmin(uid: string, session: SessionFacts): Live<boolean> {
  const role = useLiveDocument(userRolePath(uid), userRoleSchema);
  if (role.state !== 'ready') return role;
  const { value } = role;
  return { ...role, value: value?.role === ADMIN_ROLE && isValidIn(value, session) };
}
