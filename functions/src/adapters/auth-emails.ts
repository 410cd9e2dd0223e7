import type { EmailOf } from '../orders/admin-change.ts';

const NO_USER = 'auth/user-not-found';

/**
 * Looks up accounts' e-mail addresses. The SDK is imported lazily, so that other functions do not
 * load it.
 */
export const emailOfAccount: EmailOf = async (uid) => {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    return (await getAuth().getUser(uid)).email ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === NO_USER) return null;
    throw error;
  }
};
