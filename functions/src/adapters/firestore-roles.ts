import {
  isValidIn,
  userRoleSchema,
  type SessionFacts,
  type UserRole,
} from '@ghar/domain/access/role';
import { SETTINGS_PATHS, userRolePath } from '@ghar/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { RolePorts } from '../access/set-role.ts';
import type { AccountOf } from '../orders/admin.ts';
import { addressOf } from './auth-accounts.ts';
import { read } from './firestore-documents.ts';

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
  async put(uid, role) {
    const document = db.doc(userRolePath(uid));
    if (role === null) await document.delete();
    else await document.set({ ...role, updated_at: FieldValue.serverTimestamp() });
  },
});

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
