import { reconciliationSchema, type Reconciliation } from '@ghar/domain/money/reconciliation';
import { reconciliationPath } from '@ghar/domain/paths';
import { reconciliations } from '@ghar/domain/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readWithId } from './firestore-documents.ts';
import { queryOf } from './firestore-query.ts';

/** The runs of the daily comparison, by their time: a repeated write of a run replaces it. */
export const firestoreReconciliations = (db: Firestore) => ({
  async lastRun(): Promise<Reconciliation | null> {
    const [last] = (await queryOf(db, reconciliations()).limit(1).get()).docs;
    return last ? readWithId(reconciliationSchema, last) : null;
  },
  putRun: async (run: Reconciliation): Promise<void> =>
    void (await db.doc(reconciliationPath(String(run.started_at.getTime()))).set(run)),
});
