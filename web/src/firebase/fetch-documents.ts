import type { Query } from '@ghar/domain/queries';
import { getDocsFromServer } from 'firebase/firestore';
import type * as v from 'valibot';
import { readDocument, type Stored } from './documents.ts';
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
