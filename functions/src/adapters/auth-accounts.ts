import { randomBytes } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { StoredAccount } from '../access/list-accounts.ts';
import type { RolePorts } from '../access/set-role.ts';

/** The result, or null if there is no such account. */
const ifAny = async <Result>(asked: Promise<Result>): Promise<Result | null> => {
  try {
    return await asked;
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
};

/** An account's e-mail; null if unknown. The SDK is imported lazily, so that other functions do not load it. */
export async function addressOf(uid: string): Promise<string | null> {
  const { getAuth } = await import('firebase-admin/auth');
  return (await ifAny(getAuth().getUser(uid)))?.email ?? null;
}

/** Of this many accounts the newest are sought: Auth lists them by uid, and strangers can sign up. */
const MAX_LISTED = 10_000;

/** All accounts, up to a limit. */
export async function storedAccounts(auth: Auth): Promise<readonly StoredAccount[]> {
  const accounts: StoredAccount[] = [];
  let next: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, next);
    for (const { uid, email, emailVerified, metadata } of users)
      accounts.push({
        uid,
        email: emailVerified ? (email ?? null) : null,
        createdAt: new Date(metadata.creationTime),
      });
    next = pageToken;
  } while (next !== undefined && accounts.length < MAX_LISTED);
  return accounts;
}

/** The accounts for `setRole`, but for its e-mail. */
export const roleAccounts = (auth: Auth): Omit<RolePorts['accounts'], 'sendReset'> => ({
  find: (email) => ifAny(auth.getUserByEmail(email)),
  async takeBack(uid) {
    const { providerData, multiFactor } = await auth.getUser(uid);
    const others = providerData
      .map(({ providerId }) => providerId)
      .filter((id) => id !== 'password');
    await auth.updateUser(uid, {
      password: randomBytes(32).toString('base64url'),
      displayName: null,
      ...(others.length > 0 && { providersToUnlink: others }),
      ...(multiFactor && { multiFactor: { enrolledFactors: null } }),
    });
    await auth.revokeRefreshTokens(uid);
  },
});
