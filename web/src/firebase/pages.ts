import type { Query } from '@ghar/domain/queries';
import { FirebaseError } from 'firebase/app';
import {
  doc,
  getDocFromCache,
  getDocFromServer,
  getDocsFromServer,
  limit,
  startAfter,
  type DocumentData,
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

/** What is shown of an answer, which has one document more than is shown where there is another page. */
type PageOptions = {
  readonly size: number;
  /** What a document must be besides what a query can ask for: it is looked for in the answer. */
  readonly having?: Condition | undefined;
};

/** A condition on the fields of a document, as they are stored. Two of one name are the same. */
export type Condition = {
  readonly name: string;
  readonly isMet: (fields: DocumentData) => boolean;
};

/** What is read at most to fill a page whose documents have to be looked for. */
const MOST_LOOKED_THROUGH = 200;

/** Finds a document to go on after: at hand where the page before has just been shown. @throws FirebaseError */
async function cursorAt({ collection }: Asked, id: string): Promise<QueryDocumentSnapshot> {
  const place = doc(firestore, collection, id);
  const atHand = await getDocFromCache(place).catch(() => null);
  const snapshot = atHand?.exists() ? atHand : await getDocFromServer(place);
  if (!snapshot.exists()) throw new FirebaseError('not-found', `There is no ${place.path}`);
  return snapshot;
}

/** Watches a page; where too few of the first documents belong to it, more of them. */
const watchPage =
  <Schema extends v.GenericSchema>(
    query: Asked,
    schema: Schema,
    { size, having, cursor }: PageOptions & { cursor: QueryDocumentSnapshot | null },
  ): Watch<Page<Schema>> =>
  (onValue, onFailure) => {
    let stop = (): void => {};
    const watch = (most: number): void => {
      const begin = cursor ? [startAfter(cursor)] : [];
      const asked = watchQuery(queryOf(query, ...begin, limit(most)), (docs) => docs);
      stop = asked((docs) => {
        const found = docs.filter((snapshot) => having?.isMet(snapshot.data()) ?? true);
        const isCut = docs.length === most;
        if (isCut && found.length <= size && most < MOST_LOOKED_THROUGH) {
          stop();
          return watch(MOST_LOOKED_THROUGH);
        }
        const shown = found.slice(0, size);
        const last = found.length > size ? shown.at(-1) : isCut ? docs.at(-1) : undefined;
        onValue({ ...readList(shown, schema), next: last?.id ?? null });
      }, onFailure);
    };
    watch(size + 1);
    return () => stop();
  };

/**
 * A page of what a query answers, live: `size` documents, after the one with that
 * id. It reads one document more than it shows; and that one where its address
 * comes from elsewhere. Where its documents have to be looked for (`having`), it
 * reads more of them, and has fewer than `size` only where they are far between.
 */
export function useLivePage<Schema extends v.GenericSchema>(
  query: Asked,
  schema: Schema,
  { after, ...options }: PageOptions & { after: string | null },
): Live<Page<Schema>> {
  return useLive(JSON.stringify([query, options, after]), (onValue, onFailure) => {
    if (after === null)
      return watchPage(query, schema, { ...options, cursor: null })(onValue, onFailure);
    let stop: (() => void) | null = () => {};
    const begin = async (): Promise<void> => {
      const cursor = await cursorAt(query, after);
      if (stop !== null)
        stop = watchPage(query, schema, { ...options, cursor })(onValue, onFailure);
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
