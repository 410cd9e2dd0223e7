import type { AccountOf } from '../orders/admin-change.ts';

const NO_USER = 'auth/user-not-found';

/**
 * Looks up accounts' e-mail addresses and display names. The SDK is imported lazily, so that other
 * functions do not load it.
 */
export const accountOf: AccountOf = async (uid) => {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const { email, displayName } = await getAuth().getUser(uid);
    return { email: email ?? null, name: displayName?.trim() || null };
  } catch (error) {
    if ((error as { code?: string }).code === NO_USER) return { email: null, name: null };
    throw error;
  }
};
