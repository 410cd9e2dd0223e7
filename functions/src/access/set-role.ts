import type { Change } from '@ghar/domain/access/change';
import { ADMIN_ROLE, type Role, type UserRole } from '@ghar/domain/access/role';
import { DomainError } from '@ghar/domain/error-code';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { cleanText, firstCharacters } from '@ghar/domain/text/text';

/** In UTF-16 units. */
const NAME_LENGTH = 60;

export type RoleAccount = { readonly uid: string; readonly emailVerified: boolean };
/** What a change of a role depends on, read in its transaction. */
export type FoundRoles = {
  readonly role: UserRole | null;
  /** Of who changes it; null for the server. */
  readonly author: UserRole | null;
  readonly hasOtherAdmin: boolean;
};
/** A new role, or none and the change to keep: nobody signs a deletion, so no trigger knows its author. */
export type RoleWrite =
  | { readonly role: UserRole & { readonly updated_by: string } }
  | { readonly role: null; readonly change: Change };
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
    /** Whose role names the address: its account may be deleted, or have another one. */
    uidsOf(email: string): Promise<readonly string[]>;
    /** Writes what `decide` returns, in one transaction with what it was given; null writes nothing. */
    change(uid: string, by: string, decide: (found: FoundRoles) => RoleWrite | null): Promise<void>;
  };
  /** Clears the merchant's e-mail address in the settings if it is this one. */
  readonly stopNotifying: (email: string, by: string) => Promise<void>;
  readonly clock: () => Date;
};

export type RoleOrder = {
  readonly email: string;
  readonly role: Role | null;
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
 * Grants or revokes a role. Anybody can register somebody else's address and choose the password, so whoever gains a
 * role chooses a new password by a link sent to the address, and no earlier session has the role
 * (docs/decisions/117-a-role-is-granted-to-an-address.md). Who has the role already, or becomes staff after having been
 * an admin, keeps the sessions.
 *
 * @throws DomainError `admins-only` if `by` is no admin any more, `own-role` if an admin's own would be taken away,
 * `last-admin` if nobody would be left.
 */
export async function setRole(order: RoleOrder, ports: RolePorts): Promise<RoleResult> {
  const { accounts, roles, stopNotifying, clock } = ports;
  const { role, name, by } = order;
  // as Firebase stores addresses
  const email = order.email.toLowerCase();
  const account = await accounts.find(email);
  if (role === null) {
    const named = await roles.uidsOf(email);
    const uids = new Set([...(account ? [account.uid] : []), ...named]);
    for (const one of uids)
      await roles.change(one, by, (found) => {
        checkAuthor(found, { role, by, isOwn: one === by });
        return revocation(found, by, clock());
      });
    await stopNotifying(email, by);
    const [uid] = uids;
    return uid === undefined ? { outcome: 'no-account' } : { outcome: 'revoked', uid };
  }
  if (account === null) return { outcome: 'no-account' };
  const { uid } = account;
  if (!account.emailVerified) return { outcome: 'unverified', uid };
  const before = await roles.get(uid);
  const isGain = before?.role !== role && before?.role !== ADMIN_ROLE;
  if (isGain) {
    await accounts.takeBack(uid);
    // a session could change the address until it ended
    const now = await accounts.find(email);
    if (now?.uid !== uid || !now.emailVerified) return { outcome: 'unverified', uid };
  }
  const at = clock();
  // first: a role whose owner got no message would not be granted anew by a repeat
  if (isGain) await accounts.sendReset(email);
  await roles.change(uid, by, (found) => {
    checkAuthor(found, { role, by, isOwn: uid === by });
    return {
      role: {
        role,
        email,
        name: name === undefined && before ? before.name : shownName(name),
        granted_at: before?.role === role ? (before.granted_at ?? at) : at,
        // tokens name the second of the sign-in
        sessions_from: isGain
          ? new Date((Math.floor(at.getTime() / 1000) + 1) * 1000)
          : (before?.sessions_from ?? null),
        updated_by: by,
      },
    };
  });
  if (before?.role === ADMIN_ROLE && role !== ADMIN_ROLE) await stopNotifying(email, by);
  return { outcome: before?.role === role ? 'kept' : 'granted', uid };
}

/** An author in the panel is an admin at this moment, and remains one: somebody is always left who can give roles. */
function checkAuthor(
  { role: before, author, hasOtherAdmin }: FoundRoles,
  { role, by, isOwn }: Pick<RoleOrder, 'role' | 'by'> & { readonly isOwn: boolean },
): void {
  // whoever runs the command can grant again, and must be able to close a stolen account at once
  if (by === SERVER_ACTOR) return;
  if (author?.role !== ADMIN_ROLE) throw new DomainError('admins-only');
  if (before?.role !== ADMIN_ROLE || role === ADMIN_ROLE) return;
  if (!hasOtherAdmin) throw new DomainError('last-admin');
  if (isOwn) throw new DomainError('own-role');
}

function revocation({ role, author }: FoundRoles, by: string, at: Date): RoleWrite | null {
  if (role === null) return null;
  const [from, actor_email] = [role.role, author?.email ?? null];
  return {
    role: null,
    change: { field: 'role', from, to: null, actor: by, actor_email, created_at: at },
  };
}

/** A name as one short line without invisible characters; null if empty. */
const shownName = (name: string | undefined): string | null =>
  firstCharacters(cleanText(name ?? ''), NAME_LENGTH) || null;
