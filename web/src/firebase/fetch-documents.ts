import type { Query } from '@ghar/domain/queries';
import { doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { FirebaseError } from 'firebase/app';
import type * as v from 'valibot';
import { readDocument, type Stored } from './documents.ts';
import { firestore } from './firestore.ts';
import { queryOf } from './query.ts';

/**
 * What a query answers now: for a change that depends on all of it, since no
 * transaction can ask one.
 *
 * @throws FirebaseError; UnreadableError when a document is not what the schema says.
 */
export async function fetchDocuments<Schema extends v.GenericSchema>(
  query: Query & { anyOf?: never },
  schema: Schema,
): Promise<readonly Stored<Schema>[]> {
  const { docs } = await getDocsFromServer(queryOf(query));
  return docs.map((snapshot) => readDocument(snapshot, schema));
}

/**
 * A document as it is now.
 *
 * @throws FirebaseError, also where there is none; UnreadableError when it is not what the schema says.
 */
export async function fetchDocument<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<Stored<Schema>> {
  const snapshot = await getDocFromServer(doc(firestore, path));
  if (!snapshot.exists()) throw new FirebaseError('not-found', `There is no ${path}`);
  return readDocument(snapshot, schema);
}
