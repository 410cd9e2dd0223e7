import type { Query } from '@ghar/domain/queries';
import {
  doc,
  limit as limitTo,
  onSnapshot,
  snapshotEqual,
  type DocumentSnapshot,
  type Query as FirestoreQuery,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import type * as v from 'valibot';
import { readDocument, UnreadableError, type Stored } from './documents.ts';
import { awaitAnswer } from './failure.ts';
import { firestore } from './firestore.ts';
import { useLive, type Live, type Watch } from './live.ts';
import { queryOf } from './query.ts';

export type Listed<Schema extends v.GenericSchema> = {
  readonly items: readonly Stored<Schema>[];
  /** Ids of documents that do not match the schema, which are also logged. */
  readonly unreadable: readonly string[];
};
/** True iff there are no documents, not even unreadable ones. */
export const isEmptyList = ({ items, unreadable }: Listed<v.GenericSchema>): boolean =>
  items.length + unreadable.length === 0;

/**
 * Turns an SDK subscription into a {@link Watch}. Ignores initial results from the cache, which may be partial or
 * empty.
 */
const watching =
  <Snapshot extends { metadata: { fromCache: boolean } }, Value>(
    subscribe: (
      onNext: (snapshot: Snapshot) => void,
      onError: (error: Error) => void,
    ) => () => void,
    read: (snapshot: Snapshot) => Value,
  ): Watch<Value> =>
  (onValue, onFailure) => {
    let answered = false;
    const stopWaiting = awaitAnswer(onFailure);
    const fail = (error: unknown): void => {
      stopWaiting();
      onFailure(error);
    };
    const stop = subscribe((snapshot) => {
      if (!answered && snapshot.metadata.fromCache) return;
      answered = true;
      stopWaiting();
      try {
        onValue(read(snapshot));
      } catch (error) {
        fail(error);
      }
    }, fail);
    return () => {
      stopWaiting();
      stop();
    };
  };

const schemaNumbers = new WeakMap<v.GenericSchema, number>();
let numbered = 0;

/** A key for what is read by a schema, since pages read the same documents by schemas of their own. */
function keyOf(what: string, schema: v.GenericSchema): string {
  const number = schemaNumbers.get(schema) ?? numbered++;
  schemaNumbers.set(schema, number);
  return `${number} ${what}`;
}

/** A live document; null if missing. `schema` is the same at each call. Fails with an UnreadableError if it does not match the schema. */
export const useLiveDocument = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Live<Stored<Schema> | null> =>
  useLive(
    keyOf(path, schema),
    watching(
      (onNext: (snapshot: DocumentSnapshot) => void, onError) =>
        onSnapshot(doc(firestore, path), { includeMetadataChanges: true }, onNext, onError),
      (snapshot) => (snapshot.exists() ? readDocument(snapshot, schema) : null),
    ),
  );

/** Parses a query's documents, see {@link Listed}. */
export const readList = <Schema extends v.GenericSchema>(
  docs: readonly QueryDocumentSnapshot[],
  schema: Schema,
): Listed<Schema> => listReader(schema)(docs);

/** Parses a query's successive results. An unchanged document keeps its identity, so that it is not rendered again. */
export function listReader<Schema extends v.GenericSchema>(
  schema: Schema,
): (docs: readonly QueryDocumentSnapshot[]) => Listed<Schema> {
  type Read = { readonly snapshot: QueryDocumentSnapshot; readonly item: Stored<Schema> };
  let last: ReadonlyMap<string, Read> = new Map();
  return (docs) => {
    const read = new Map<string, Read>();
    const unreadable: string[] = [];
    for (const snapshot of docs)
      try {
        const known = last.get(snapshot.id);
        const isSame = known && snapshotEqual(known.snapshot, snapshot);
        read.set(snapshot.id, isSame ? known : { snapshot, item: readDocument(snapshot, schema) });
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        // oxlint-disable-next-line no-console -- tells the merchant which document it is
        console.error(error);
        unreadable.push(snapshot.id);
      }
    last = read;
    return { items: Array.from(read.values(), ({ item }) => item), unreadable };
  };
}

/** Watches a query. */
export const watchQuery = <Value>(
  query: FirestoreQuery,
  read: (docs: readonly QueryDocumentSnapshot[]) => Value,
): Watch<Value> =>
  watching(
    (onNext: (snapshot: QuerySnapshot) => void, onError) =>
      onSnapshot(query, { includeMetadataChanges: true }, onNext, onError),
    ({ docs }) => read(docs),
  );

/**
 * A query's live result. An unreadable document does not hide the others. Every list needs a `limit`, unless it is
 * short by nature; use `useLivePage` for pages.
 */
export const useLiveList = <Schema extends v.GenericSchema>(
  query: Query & { anyOf?: never },
  schema: Schema,
  { limit }: { limit?: number } = {},
): Live<Listed<Schema>> =>
  useLive(
    keyOf(JSON.stringify([query, limit]), schema),
    watchQuery(
      queryOf(query, ...(limit === undefined ? [] : [limitTo(limit)])),
      listReader(schema),
    ),
  );
