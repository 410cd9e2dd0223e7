import {
  ADMIN_ROLE,
  isValidIn,
  roleIn,
  userRoleSchema,
  type SessionFacts,
  type UserRole,
} from '@ghar/domain/access/role';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { collectionPath, COLLECTIONS, SETTINGS_PATHS, userRolePath } from '@ghar/domain/paths';
import { allRoles, rolesOf, rolesOfEmail } from '@ghar/domain/queries';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { RolePorts } from '../access/set-role.ts';
import type { AccountOf } from '../orders/admin.ts';
import { addressOf } from './auth-accounts.ts';
import { read } from './firestore-documents.ts';
import { queryOf } from './firestore-query.ts';

const NO_SESSION: SessionFacts = { email: null, signedInAt: null };

const storedRole = async (db: Firestore, uid: string): Promise<UserRole | null> =>
  read(userRoleSchema, await db.doc(userRolePath(uid)).get());

/** Looks up a user's current role in `user_roles`; null without one that is valid in the session. */
export const firestoreRoles =
  (db: Firestore) =>
  async (uid: string, session = NO_SESSION): Promise<string | null> => {
    const stored = await storedRole(db, uid);
    return stored !== null && isValidIn(stored, session) ? stored.role : null;
  };

/**
 * Looks up an admin's address and name as they were granted: an account's owner can change what Auth has of them. A
 * role that is revoked, or older than that, leaves the account's address.
 */
export const firestoreAccounts =
  (db: Firestore): AccountOf =>
  async (uid) => {
    const stored = await storedRole(db, uid);
    return {
      email: stored?.email ?? (await addressOf(uid)),
      name: stored?.name ?? null,
    };
  };

/** The roles as `setRole` writes them. */
export const writableRoles = (db: Firestore): RolePorts['roles'] => ({
  get: (uid) => storedRole(db, uid),
  uidsOf: async (email) => {
    const { docs } = await queryOf(db, rolesOfEmail(email)).get();
    return docs.map(({ id }) => id);
  },
  change: (uid, by, decide) =>
    db.runTransaction(async (tx) => {
      const document = db.doc(userRolePath(uid));
      const [stored, admins, author] = await Promise.all([
        tx.get(document),
        // all of them are locked: of two admins who take each other's role away, one comes too late
        tx.get(queryOf(db, rolesOf(ADMIN_ROLE))),
        by === SERVER_ACTOR ? null : tx.get(db.doc(userRolePath(by))),
      ]);
      const write = decide({
        role: read(userRoleSchema, stored),
        author: author && read(userRoleSchema, author),
        hasOtherAdmin: admins.docs.some(({ id }) => id !== uid),
      });
      if (write === null) return;
      if (write.role !== null)
        tx.set(document, { ...write.role, updated_at: FieldValue.serverTimestamp() });
      else {
        tx.delete(document);
        tx.set(
          db.collection(collectionPath(COLLECTIONS.roleChanges, userRolePath(uid))).doc(),
          write.change,
        );
      }
    }),
});

/** The uids of who has a role. */
export const uidsWithRole = (db: Firestore) => async (): Promise<ReadonlySet<string>> => {
  const { docs } = await queryOf(db, allRoles()).get();
  return new Set(docs.filter((one) => roleIn(one.get('role')) !== null).map(({ id }) => id));
};

/** Clears `notify_email` if it is this address, in any letter case. */
export const stopNotifyingIn =
  (db: Firestore): RolePorts['stopNotifying'] =>
  (email, by) =>
    db.runTransaction(async (tx) => {
      const settings = db.doc(SETTINGS_PATHS.private);
      const notified: unknown = (await tx.get(settings)).get('notify_email');
      if (typeof notified !== 'string' || notified.toLowerCase() !== email) return;
      tx.update(settings, {
        notify_email: '',
        updated_at: FieldValue.serverTimestamp(),
        updated_by: by,
      });
    });
