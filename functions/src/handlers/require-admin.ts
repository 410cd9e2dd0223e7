import { DomainError } from '@ghar/domain/error-code';
import { ADMIN_ROLE, type SessionFacts } from '@ghar/domain/access/role';
import type { Caller } from './answer.ts';

/** A user's current role; null without one that is valid in the session. */
export type RoleOf = (uid: string, session?: SessionFacts) => Promise<string | null>;

/**
 * Asserts that the caller is an admin. Looks the role up on each call, as the rules do, so that revoking takes effect
 * at once. Admins' callables call it first.
 * @returns the admin's uid.
 * @throws DomainError `sign-in-required` or `admins-only`.
 */
export async function requireAdmin({ uid, session }: Caller, roleOf: RoleOf): Promise<string> {
  if (uid === null) throw new DomainError('sign-in-required');
  if ((await roleOf(uid, session)) !== ADMIN_ROLE) throw new DomainError('admins-only');
  return uid;
}
