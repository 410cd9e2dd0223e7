import type { Query } from '@ghar/domain/queries';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { queryOf } from './firestore-query.ts';

/** Counts a query's documents and sums its field. Costs one read per thousand index entries. */
export const firestoreFigures =
  (db: Firestore) =>
  async (query: Query): Promise<{ count: number; sum: number }> => {
    const count = AggregateField.count();
    const built = queryOf(db, query);
    if (query.sum === undefined)
      return { count: (await built.aggregate({ count }).get()).data().count, sum: 0 };
    const sum = AggregateField.sum(query.sum);
    return (await built.aggregate({ count, sum }).get()).data();
  };
