import type { EmailOf } from '../orders/admin-change.ts';

const NO_USER = 'auth/user-not-found';

/** The addresses of the accounts. The SDK is loaded when it is first needed: no other function waits for it. */
export const emailOfAccount: EmailOf = async (uid) => {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    return (await getAuth().getUser(uid)).email ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === NO_USER) return null;
    throw error;
  }
};
