import {
  count,
  getAggregateFromServer,
  limit,
  sum,
  type QueryConstraint,
} from 'firebase/firestore';
import { awaitAnswer } from './failure.ts';
import { queryOf, type SingleQuery } from './query.ts';

/** The SDK would wait forever for a silent server. */
const inTime = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const stopWaiting = awaitAnswer(reject);
    asked.then(resolve, reject).finally(stopWaiting);
  });

/** Counts a query's documents: one read per thousand. @throws FirebaseError */
export async function countOf(query: SingleQuery): Promise<number> {
  const answer = await inTime(getAggregateFromServer(queryOf(query), { count: count() }));
  return answer.data().count;
}

/**
 * Counts a query's documents, up to `most`: one read up to a thousand. `further` are cursors.
 * @throws FirebaseError
 */
export async function countAtMost(
  query: SingleQuery,
  most: number,
  ...further: QueryConstraint[]
): Promise<number> {
  const counted = queryOf(query, ...further, limit(most));
  const answer = await inTime(getAggregateFromServer(counted, { count: count() }));
  return answer.data().count;
}

/** True iff a query has a document; one read. @throws FirebaseError */
export const hasAny = async (query: SingleQuery): Promise<boolean> =>
  (await countAtMost(query, 1)) > 0;

/** Counts a query's documents and sums its field: one read per thousand. @throws FirebaseError */
export async function countAndSumOf(
  query: SingleQuery & { readonly sum: string },
): Promise<{ readonly count: number; readonly sum: number }> {
  const answer = await inTime(
    getAggregateFromServer(queryOf(query), { count: count(), sum: sum(query.sum) }),
  );
  return answer.data();
}

/** Reads one value per name, in parallel. @throws FirebaseError */
export async function readEach<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Promise<Value>,
): Promise<Readonly<Record<Name, Value>>> {
  const pairs = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(pairs) as Record<Name, Value>;
}
