import type { Query } from '@ghar/domain/queries';
import { doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { FirebaseError } from 'firebase/app';
import type * as v from 'valibot';
import { readDocument, type Stored } from './documents.ts';
import { firestore } from './firestore.ts';
import { queryOf } from './query.ts';

/**
 * A query's current result, for changes that depend on it: client transactions cannot query.
 * @throws FirebaseError; UnreadableError if a document does not match the schema.
 */
export async function fetchDocuments<Schema extends v.GenericSchema>(
  query: Query & { anyOf?: never },
  schema: Schema,
): Promise<readonly Stored<Schema>[]> {
  const { docs } = await getDocsFromServer(queryOf(query));
  return docs.map((snapshot) => readDocument(snapshot, schema));
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
