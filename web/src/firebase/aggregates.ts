import type { Query } from '@ghar/domain/queries';
import { count, getAggregateFromServer, limit, sum } from 'firebase/firestore';
import { NoAnswerError, PATIENCE_MS } from './failure.ts';
import { queryOf } from './query.ts';

type Asked = Query & { anyOf?: never };

/** The SDK would wait for a server that says nothing as long as it takes. */
const inTime = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswerError()), PATIENCE_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** How many documents a query has: one read for each thousand of them. @throws FirebaseError */
export async function countOf(query: Asked): Promise<number> {
  const answer = await inTime(getAggregateFromServer(queryOf(query), { count: count() }));
  return answer.data().count;
}

/** True iff a query has a document: one read, however many it has. @throws FirebaseError */
export async function hasAny(query: Asked): Promise<boolean> {
  const answer = await inTime(getAggregateFromServer(queryOf(query, limit(1)), { count: count() }));
  return answer.data().count > 0;
}

/**
 * How many documents a query has, and what its field adds up to: one read for
 * each thousand of them. @throws FirebaseError
 */
export async function countAndSumOf(
  query: Asked & { readonly sum: string },
): Promise<{ readonly count: number; readonly sum: number }> {
  const answer = await inTime(
    getAggregateFromServer(queryOf(query), { count: count(), sum: sum(query.sum) }),
  );
  return answer.data();
}
