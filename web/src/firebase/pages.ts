import type { Query } from '@ghar/domain/queries';
import { FirebaseError } from 'firebase/app';
import {
  doc,
  getDocFromCache,
  getDocFromServer,
  getDocsFromServer,
  limit,
  startAfter,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import type * as v from 'valibot';
import { firestore } from './firestore.ts';
import { useLive, type Live, type Watch } from './live.ts';
import { readList, watchQuery, type Listed } from './live-documents.ts';
import { queryOf } from './query.ts';

type Asked = Query & { anyOf?: never };

/** A part of a list. */
export type Page<Schema extends v.GenericSchema> = Listed<Schema> & {
  /** The id that the next page comes after; null where this is the last one. */
  readonly next: string | null;
};

/** Of `size` documents, and one that only says whether there are more. */
function readPage<Schema extends v.GenericSchema>(
  docs: readonly QueryDocumentSnapshot[],
  schema: Schema,
  size: number,
): Page<Schema> {
  const shown = docs.slice(0, size);
  const next = docs.length > size ? shown.at(-1)!.id : null;
  return { ...readList(shown, schema), next };
}

/** Finds a document to go on after: at hand where the page before has just been shown. @throws FirebaseError */
async function cursorAt({ collection }: Asked, id: string): Promise<QueryDocumentSnapshot> {
  const place = doc(firestore, collection, id);
  const atHand = await getDocFromCache(place).catch(() => null);
  const snapshot = atHand?.exists() ? atHand : await getDocFromServer(place);
  if (!snapshot.exists()) throw new FirebaseError('not-found', `There is no ${place.path}`);
  return snapshot;
}

function watchPage<Schema extends v.GenericSchema>(
  query: Asked,
  schema: Schema,
  { size, cursor }: { size: number; cursor: QueryDocumentSnapshot | null },
): Watch<Page<Schema>> {
  const begin = cursor ? [startAfter(cursor)] : [];
  return watchQuery(queryOf(query, ...begin, limit(size + 1)), (docs) =>
    readPage(docs, schema, size),
  );
}

/**
 * A page of what a query answers, live: `size` documents, after the one with that
 * id. It reads one document more than it shows; and that one where its address
 * comes from elsewhere.
 */
export function useLivePage<Schema extends v.GenericSchema>(
  query: Asked,
  schema: Schema,
  { size, after }: { size: number; after: string | null },
): Live<Page<Schema>> {
  return useLive(JSON.stringify([query, size, after]), (onValue, onFailure) => {
    if (after === null) return watchPage(query, schema, { size, cursor: null })(onValue, onFailure);
    let stop: (() => void) | null = () => {};
    const begin = async (): Promise<void> => {
      const cursor = await cursorAt(query, after);
      if (stop !== null) stop = watchPage(query, schema, { size, cursor })(onValue, onFailure);
    };
    begin().catch(onFailure);
    return () => {
      stop?.();
      stop = null;
    };
  });
}

/** All that a query answers, as it is now, in parts of `size` documents. @throws FirebaseError */
export async function* allPages<Schema extends v.GenericSchema>(
  query: Asked,
  schema: Schema,
  size: number,
): AsyncGenerator<Listed<Schema>> {
  let last: QueryDocumentSnapshot | null = null;
  do {
    const { docs }: QuerySnapshot = await getDocsFromServer(
      queryOf(query, ...(last ? [startAfter(last)] : []), limit(size)),
    );
    yield readList(docs, schema);
    last = docs.length === size ? docs.at(-1)! : null;
  } while (last !== null);
}
