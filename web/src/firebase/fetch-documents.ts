import {
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  startAfter,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { FirebaseError } from 'firebase/app';
import type * as v from 'valibot';
import { readDocument, type Stored } from './documents.ts';
import { firestore } from './firestore.ts';
import { queryOf, type SingleQuery } from './query.ts';

/** Documents per read: the longer an answer, the slower each of its documents. */
const BATCH = 500;

/** A query's current result in batches of at most `size`. @throws FirebaseError */
export async function* fetchBatches(
  query: SingleQuery,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | null = null;
  do {
    const { docs }: QuerySnapshot = await getDocsFromServer(
      queryOf(query, ...(last ? [startAfter(last)] : []), limit(size)),
    );
    yield docs;
    last = docs.length === size ? docs.at(-1)! : null;
  } while (last !== null);
}

/**
 * A query's current result, for files and for changes that depend on it: client transactions cannot query.
 * @throws FirebaseError; UnreadableError if a document does not match the schema.
 */
export async function fetchDocuments<Schema extends v.GenericSchema>(
  query: SingleQuery,
  schema: Schema,
): Promise<readonly Stored<Schema>[]> {
  const all: Stored<Schema>[] = [];
  for await (const docs of fetchBatches(query, BATCH))
    all.push(...docs.map((snapshot) => readDocument(snapshot, schema)));
  return all;
}

/**
 * A document's current state.
 * @throws FirebaseError, also if it is missing; UnreadableError if it does not match the schema.
 */
export async function fetchDocument<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<Stored<Schema>> {
  const snapshot = await getDocFromServer(doc(firestore, path));
  if (!snapshot.exists()) throw new FirebaseError('not-found', `There is no ${path}`);
  return readDocument(snapshot, schema);
}
