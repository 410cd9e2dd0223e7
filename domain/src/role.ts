import * as v from 'valibot';

/** The one role there is; it opens the admin panel. */
export const ADMIN_ROLE = 'admin';

/** A document of `user_roles`, named by the user's id. */
export const userRoleSchema = v.object({ role: v.string() });
export type UserRole = v.InferOutput<typeof userRoleSchema>;
