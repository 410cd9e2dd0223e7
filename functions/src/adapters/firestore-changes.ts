import { changePath } from '@ghar/domain/paths';
import type { Change } from '@ghar/domain/access/change';
import type { Firestore } from 'firebase-admin/firestore';

/** Writes changes beside their document, all or none. */
export const firestoreChanges =
  (db: Firestore) =>
  async (path: string, changes: Readonly<Record<string, Change>>): Promise<void> => {
    const batch = db.batch();
    for (const [id, change] of Object.entries(changes))
      batch.set(db.doc(changePath(path, id)), change);
    await batch.commit();
  };
