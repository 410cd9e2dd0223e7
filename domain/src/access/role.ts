import * as v from 'valibot';

/** The only role; it opens the admin panel. */
export const ADMIN_ROLE = 'admin';

/** A document of `user_roles`, by the user's id. Only the server writes it. */
export const userRoleSchema = v.object({
  role: v.string(),
  granted_at: v.optional(v.nullable(v.date()), null),
});
