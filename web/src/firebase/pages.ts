import { FirebaseError } from 'firebase/app';
import {
  doc,
  endAt,
  endBefore,
  getDocFromCache,
  getDocFromServer,
  getDocsFromServer,
  limit,
  limitToLast,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type * as v from 'valibot';
import { countAtMost } from './aggregates.ts';
import { fieldsOf } from './documents.ts';
import { fetchBatches } from './fetch-documents.ts';
import { firestore } from './firestore.ts';
import { useLive, type Live, type Watch } from './live.ts';
import { listReader, readList, watchQuery, type Listed } from './live-documents.ts';
import { formatPlace, parsePlace } from './place.ts';
import { byName, queryOf, type SingleQuery } from './query.ts';

/** One query, or several whose results are concatenated; a page shows a document of two of them once. */
export type ListQuery = readonly SingleQuery[];

/** A page of a list. */
export type Page<Schema extends v.GenericSchema> = Listed<Schema> & {
  /** The next page's cursor; null on the last. */
  readonly next: string | null;
};

/** How a result is cut; it has one more document than shown if there is a next page. */
type PageOptions = {
  readonly size: number;
  /** A condition that the query cannot express; filters the result. */
  readonly having?: Condition | undefined;
};

/** A condition on a document's fields as they are parsed, so that dates are `Date`s. Conditions of the same name are equal. */
export type Condition = {
  readonly name: string;
  readonly isMet: (fields: unknown, id: string) => boolean;
};

/** Maximum read to fill a filtered page. */
export const MAX_FILTERED = 200;

/** A cursor with its document. */
type Cursor = { readonly part: number; readonly snapshot: QueryDocumentSnapshot };

/**
 * Resolves a cursor's document, from memory if the previous page was just shown.
 * @throws FirebaseError
 */
async function cursorAt(list: ListQuery, text: string): Promise<Cursor> {
  const place = parsePlace(text);
  const query = place && list[place.part];
  if (!query) throw new FirebaseError('not-found', `There is no place ${text}`);
  const found = doc(firestore, query.collection, place.id);
  const atHand = await getDocFromCache(found).catch(() => null);
  const snapshot = atHand?.exists() ? atHand : await getDocFromServer(found);
  if (!snapshot.exists()) throw new FirebaseError('not-found', `There is no ${found.path}`);
  return { part: place.part, snapshot };
}

const placeAt = (part: number, { id }: QueryDocumentSnapshot): string => formatPlace({ id, part });

/** The watched result of one of a list's queries. */
type Part = {
  readonly most: number;
  docs: readonly QueryDocumentSnapshot[] | null;
  stop: () => void;
};

/** Watches a page: the first query's documents; if too few match, more of them, and the next query's. */
const watchPage =
  <Schema extends v.GenericSchema>(
    list: ListQuery,
    schema: Schema,
    { size, having, cursor }: PageOptions & { cursor: Cursor | null },
  ): Watch<Page<Schema>> =>
  (onValue, onFailure) => {
    const first = cursor?.part ?? 0;
    const parts = new Map<number, Part>();
    const read = listReader(schema);
    const watch = (index: number, most: number): void => {
      const begin = cursor?.part === index ? [startAfter(cursor.snapshot)] : [];
      const part: Part = { most, docs: null, stop: () => {} };
      parts.get(index)?.stop();
      parts.set(index, part);
      const asked = watchQuery(queryOf(list[index]!, ...begin, limit(most)), (docs) => docs);
      part.stop = asked((docs) => {
        part.docs = docs;
        show();
      }, onFailure);
    };
    const show = (): void => {
      const found: { place: string; snapshot: QueryDocumentSnapshot }[] = [];
      /** Where the last result is cut; more follows. */
      let cut: string | null = null;
      for (let index = first; index < list.length && found.length <= size && !cut; index++) {
        const part = parts.get(index);
        if (!part) return watch(index, size + 1);
        if (!part.docs) return;
        for (const snapshot of part.docs)
          if (
            (having?.isMet(fieldsOf(snapshot), snapshot.id) ?? true) &&
            found.every((one) => one.snapshot.id !== snapshot.id)
          )
            found.push({ place: placeAt(index, snapshot), snapshot });
        if (part.docs.length < part.most) continue;
        cut = placeAt(index, part.docs.at(-1)!);
        if (found.length <= size && part.most < MAX_FILTERED) return watch(index, MAX_FILTERED);
      }
      const shown = found.slice(0, size);
      const next = found.length > size ? shown.at(-1)!.place : cut;
      const docs = shown.map(({ snapshot }) => snapshot);
      onValue({ ...read(docs), next });
    };
    watch(first, size + 1);
    return () => {
      for (const part of parts.values()) part.stop();
    };
  };

/**
 * A live page of a list: `size` documents after a cursor. Reads one more than shown, and the cursor's document if it
 * comes from a URL; with several queries, at most as many from each, until the page is full. With a filter (`having`)
 * it reads more, and shows fewer than `size` only if matches are rare.
 */
export function useLivePage<Schema extends v.GenericSchema>(
  list: ListQuery,
  schema: Schema,
  { after, ...options }: PageOptions & { after: string | null },
): Live<Page<Schema>> {
  return useLive(JSON.stringify([list, options, after]), (onValue, onFailure) => {
    if (after === null)
      return watchPage(list, schema, { ...options, cursor: null })(onValue, onFailure);
    let stop: (() => void) | null = () => {};
    const begin = async (): Promise<void> => {
      const cursor = await cursorAt(list, after);
      if (stop !== null) stop = watchPage(list, schema, { ...options, cursor })(onValue, onFailure);
    };
    begin().catch(onFailure);
    return () => {
      stop?.();
      stop = null;
    };
  });
}

/**
 * Counts a list's documents before what follows a cursor, at most `most` per query; one read per query.
 * @throws FirebaseError
 */
export async function countUpTo(list: ListQuery, after: string, most: number): Promise<number> {
  const { part, snapshot } = await cursorAt(list, after);
  const query = list[part]!;
  const counts = await Promise.all([
    ...list.slice(0, part).map((before) => countAtMost(before, most)),
    countAtMost(query, most, byName(query), endAt(snapshot)),
  ]);
  return counts.reduce((sum, one) => sum + one, 0);
}

/**
 * The cursors of the next `count` documents after a cursor; fewer at the list's end. Reads these documents.
 * @throws FirebaseError
 */
export async function placesAfter(
  list: ListQuery,
  after: string | null,
  count: number,
): Promise<string[]> {
  const cursor = after === null ? null : await cursorAt(list, after);
  const places: string[] = [];
  for (let part = cursor?.part ?? 0; part < list.length && places.length < count; part++) {
    const begin = cursor?.part === part ? [startAfter(cursor.snapshot)] : [];
    const asked = queryOf(list[part]!, ...begin, limit(count - places.length));
    const { docs } = await getDocsFromServer(asked);
    for (const snapshot of docs) places.push(placeAt(part, snapshot));
  }
  return places;
}

/**
 * The cursor `count` documents before another, or before the end (`null`); null at the list's beginning. Reads these
 * documents, and needs the indexes of the reverse order.
 * @throws FirebaseError
 */
export async function placeBefore(
  list: ListQuery,
  place: string | null,
  count: number,
): Promise<string | null> {
  const cursor = place === null ? null : await cursorAt(list, place);
  let missing = count;
  for (let part = cursor?.part ?? list.length - 1; part >= 0; part--) {
    const end = cursor?.part === part ? [endBefore(cursor.snapshot)] : [];
    const { docs } = await getDocsFromServer(queryOf(list[part]!, ...end, limitToLast(missing)));
    missing -= docs.length;
    if (missing === 0) return placeAt(part, docs[0]!);
  }
  return null;
}

/** All documents of a query in its current state, in batches of at most `size`. @throws FirebaseError */
export async function* allPages<Schema extends v.GenericSchema>(
  query: SingleQuery,
  schema: Schema,
  size: number,
): AsyncGenerator<Listed<Schema>> {
  for await (const docs of fetchBatches(query, size)) yield readList(docs, schema);
}
