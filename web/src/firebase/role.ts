import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE, userRoleSchema } from '@ghar/domain/access/role';
import type { Live } from './live.ts';
import { useLiveDocument } from './live-documents.ts';

/** Whether the user is an admin, live: a revoked role takes effect at once. */
export function useIsAdmin(uid: string): Live<boolean> {
  const role = useLiveDocument(userRolePath(uid), userRoleSchema);
  return role.state === 'ready' ? { ...role, value: role.value?.role === ADMIN_ROLE } : role;
}
