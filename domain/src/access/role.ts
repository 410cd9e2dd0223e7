import * as v from 'valibot';

/** May do everything in the panel. */
export const ADMIN_ROLE = 'admin';
/** Reads orders and products, confirms and ships. */
export const STAFF_ROLE = 'staff';
export const ROLES = [ADMIN_ROLE, STAFF_ROLE] as const;
export type Role = (typeof ROLES)[number];

/** The panel's role for a stored one; null for any other. */
export const roleIn = (stored: string | null | undefined): Role | null =>
  ROLES.find((role) => role === stored) ?? null;

/** A document of `user_roles`, by the user's id. Only the server writes it. */
export const userRoleSchema = v.object({
  role: v.nullish(v.string(), null),
  /** The account's address when the role was granted; the role does not follow a changed address. */
  email: v.optional(v.nullable(v.string()), null),
  /** What colleagues read in the histories. */
  name: v.optional(v.nullable(v.string()), null),
  granted_at: v.optional(v.nullable(v.date()), null),
  /** Sessions that began earlier do not have the role. */
  sessions_from: v.optional(v.nullable(v.date()), null),
  /** The uid of who set it, or `SERVER_ACTOR`. */
  updated_by: v.optional(v.nullable(v.string()), null),
});
export type UserRole = v.InferOutput<typeof userRoleSchema>;

/** What a session's token says of its account; null fields are unknown. */
export type SessionFacts = { readonly email: string | null; readonly signedInAt: Date | null };

/** True iff the role is valid in the session; `firestore.rules` and `storage.rules` have the same rule. */
export const isValidIn = (
  { email, sessions_from }: Pick<UserRole, 'email' | 'sessions_from'>,
  session: SessionFacts,
): boolean =>
  (email === null || email === session.email) &&
  (session.signedInAt?.getTime() ?? 0) >= (sessions_from?.getTime() ?? 0);
