import type { Query } from '@ghar/domain/queries';
import { count, getAggregateFromServer, sum } from 'firebase/firestore';
import { queryOf } from './query.ts';

type Asked = Query & { anyOf?: never };

/** How many documents a query has: one read for each thousand of them. @throws FirebaseError */
export async function countOf(query: Asked): Promise<number> {
  const answer = await getAggregateFromServer(queryOf(query), { count: count() });
  return answer.data().count;
}

/**
 * How many documents a query has, and what its field adds up to: one read for
 * each thousand of them. @throws FirebaseError
 */
export async function countAndSumOf(
  query: Asked & { readonly sum: string },
): Promise<{ readonly count: number; readonly sum: number }> {
  const answer = await getAggregateFromServer(queryOf(query), {
    count: count(),
    sum: sum(query.sum),
  });
  return answer.data();
}
