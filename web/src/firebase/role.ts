import { userRolePath } from '@ghar/domain/paths';
import {
  isValidIn,
  roleIn,
  userRoleSchema,
  type Role,
  type SessionFacts,
} from '@ghar/domain/access/role';
import type { Live } from './live.ts';
import { useLiveDocument } from './live-documents.ts';

/**
 * The user's role, live: a revoked one is gone at once. Null for none, and for a session from before it was granted,
 * which has to sign in again.
 */
export function useStoredRole(uid: string, session: SessionFacts): Live<Role | null> {
  const stored = useLiveDocument(userRolePath(uid), userRoleSchema);
  if (stored.state !== 'ready') return stored;
  const { value } = stored;
  return { ...stored, value: value && isValidIn(value, session) ? roleIn(value.role) : null };
}
