import { ADMIN_ROLE, type UserRole } from '@ghar/domain/access/role';
import { cleanText, firstCharacters } from '@ghar/domain/text/text';

/** In UTF-16 units. */
const NAME_LENGTH = 60;

export type RoleAccount = { readonly uid: string; readonly emailVerified: boolean };
export type RolePorts = {
  readonly accounts: {
    /** The account that has the address; null if there is none. */
    find(email: string): Promise<RoleAccount | null>;
    /**
     * Leaves no way in but the address: replaces the password by a random one, unlinks other providers and second
     * factors, and ends all sessions.
     */
    takeBack(uid: string): Promise<void>;
    /** Sends the address a link to choose a password. */
    sendReset(email: string): Promise<void>;
  };
  readonly roles: {
    get(uid: string): Promise<UserRole | null>;
    /** Replaces the document; null deletes it. */
    put(uid: string, role: (UserRole & { readonly updated_by: string }) | null): Promise<void>;
  };
  /** Clears the merchant's e-mail address in the settings if it is this one. */
  readonly stopNotifying: (email: string, by: string) => Promise<void>;
  readonly clock: () => Date;
};

export type RoleOrder = {
  readonly email: string;
  readonly role: typeof ADMIN_ROLE | null;
  /** What colleagues read in the histories; undefined keeps it. */
  readonly name?: string | undefined;
  /** The uid of who decided it, or `SERVER_ACTOR`. */
  readonly by: string;
};
export type RoleResult =
  | { readonly outcome: 'no-account' }
  | {
      readonly outcome: 'unverified' | 'granted' | 'kept' | 'revoked';
      readonly uid: string;
    };

/**
 * Grants or revokes a role. Anybody can register somebody else's address and choose the password, so whoever gets a
 * role that the account did not have chooses a new password by a link sent to the address, and no earlier session has
 * the role (docs/decisions/117-a-role-is-granted-to-an-address.md). A role that the account has already stays as it
 * is, with its sessions.
 */
export async function setRole(
  { email: asked, role, name, by }: RoleOrder,
  { accounts, roles, stopNotifying, clock }: RolePorts,
): Promise<RoleResult> {
  // as Firebase stores addresses
  const email = asked.toLowerCase();
  const account = await accounts.find(email);
  if (role === null) {
    if (account) await roles.put(account.uid, null);
    await stopNotifying(email, by);
    return account ? { outcome: 'revoked', uid: account.uid } : { outcome: 'no-account' };
  }
  if (account === null) return { outcome: 'no-account' };
  const { uid } = account;
  if (!account.emailVerified) return { outcome: 'unverified', uid };
  const before = await roles.get(uid);
  const isNew = before?.role !== role;
  if (isNew) {
    await accounts.takeBack(uid);
    // a session could change the address until it ended
    const now = await accounts.find(email);
    if (now?.uid !== uid || !now.emailVerified) return { outcome: 'unverified', uid };
  }
  const at = clock();
  // first: a role whose owner got no message would not be granted anew by a repeat
  if (isNew) await accounts.sendReset(email);
  await roles.put(uid, {
    role,
    email,
    name: name === undefined && before ? before.name : shownName(name),
    granted_at: isNew ? at : (before?.granted_at ?? at),
    // tokens name the second of the sign-in
    sessions_from: isNew
      ? new Date((Math.floor(at.getTime() / 1000) + 1) * 1000)
      : (before?.sessions_from ?? null),
    updated_by: by,
  });
  return { outcome: isNew ? 'granted' : 'kept', uid };
}

/** A name as one short line without invisible characters; null if empty. */
const shownName = (name: string | undefined): string | null =>
  firstCharacters(cleanText(name ?? ''), NAME_LENGTH) || null;
