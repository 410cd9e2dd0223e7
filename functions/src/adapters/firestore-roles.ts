import { userRolePath } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** Looks up a user's current role in `user_roles`; null without one. */
export const firestoreRoles =
  (db: Firestore) =>
  async (uid: string): Promise<string | null> => {
    const role: unknown = (await db.doc(userRolePath(uid)).get()).get('role');
    return typeof role === 'string' ? role : null;
  };
