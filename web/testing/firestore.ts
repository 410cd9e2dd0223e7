import { FirebaseError } from 'firebase/app';

/**
 * `firebase/firestore` for component tests: the part of the SDK that `web/src/firebase` uses, over documents in memory.
 * Without rules, which have their own tests (tests/rules).
 */

type Fields = Readonly<Record<string, unknown>>;
type Direction = 'asc' | 'desc';
type Filter = readonly [field: string, operator: string, value: unknown];
type Order = readonly [field: string, direction: Direction];

export class Timestamp {
  readonly #ms: number;
  constructor(ms: number) {
    this.#ms = ms;
  }
  static fromDate = (date: Date): Timestamp => new Timestamp(date.getTime());
  static now = (): Timestamp => new Timestamp(Date.now());
  toDate = (): Date => new Date(this.#ms);
  toMillis = (): number => this.#ms;
}

const SERVER_TIME = Symbol('server time');
export const serverTimestamp = (): symbol => SERVER_TIME;
const NO_FIELD = Symbol('no field');
export const deleteField = (): symbol => NO_FIELD;

let documents = new Map<string, Fields>();
const listeners = new Set<Listener>();
/** Faults of commits and reads until {@link resetFirestore}. */
type Fault = 'commit' | 'read' | 'query' | 'count';
let faults: { readonly [kind in Fault]?: string | null } = {};
/** Paths of the documents and collections that pages have watched. */
let watched = new Set<string>();
let beforeCommit: (() => unknown) | null = null;
let held: Promise<void> | null = null;
let ids = 0;

/** Empties the database and clears all faults. Listeners stay, as in the app. */
export function resetFirestore(): void {
  documents = new Map();
  faults = {};
  watched = new Set();
  beforeCommit = null;
  held = null;
  announce();
}

/** Control of the database for tests: without rules, with `Date`s. */
export const database = {
  /** Replaces a document. */
  put(path: string, fields: object): void {
    documents.set(path, stored(fields) as Fields);
    announce();
  },
  /** Updates fields of a document. */
  change(path: string, fields: object): void {
    this.put(path, { ...documents.get(path), ...fields });
  },
  remove(path: string): void {
    documents.delete(path);
    announce();
  },
  /** A document's fields; undefined if missing. */
  read: (path: string): Record<string, unknown> | undefined =>
    documents.has(path) ? (withDates(documents.get(path)) as Record<string, unknown>) : undefined,
  /** The documents of a collection, by id. */
  list: (collection: string): Record<string, Record<string, unknown>> =>
    Object.fromEntries(
      [...documents.keys()]
        .filter((path) => parentOf(path) === collection)
        .map((path) => [idOf(path), database.read(path)!]),
    ),
  /** Makes all commits fail with this code, such as `permission-denied`; null clears it. */
  refuseCommits(code: string | null): void {
    faults = { ...faults, commit: code };
  },
  /** Makes all reads fail with this code, including watched ones; null clears it. */
  refuseReads(code: string | null): void {
    faults = { ...faults, read: code };
    if (code !== null)
      for (const { fail } of listeners) fail(new FirebaseError(code, 'refused by the test'));
    listeners.clear();
  },
  /** Makes all counts and sums fail with this code; null clears it. */
  refuseCounts(code: string | null): void {
    faults = { ...faults, count: code };
  },
  /** Makes all one-time queries fail with this code; null clears it. */
  refuseQueries(code: string | null): void {
    faults = { ...faults, query: code };
  },
  /** The paths that pages have watched. */
  watched: (): readonly string[] => [...watched],
  /** Runs once between the next commit's reads and writes, like a concurrent commit. */
  beforeNextCommit(run: () => unknown): void {
    beforeCommit = run;
  },
  /** Holds all commits; returns a function that releases them. */
  holdCommits(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return () => {
      held = null;
      resolve();
    };
  },
};

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const mapValues = (value: object, map: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]));
const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function stored(value: unknown): unknown {
  if (value === SERVER_TIME) return Timestamp.now();
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(stored);
  return isMap(value) ? mapValues(value, stored) : value;
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  return isMap(value) ? mapValues(value, withDates) : value;
}

/** The path of a document or a collection; of all collections of that name if `isGroup`. */
type Ref = { readonly path: string; readonly id: string; readonly isGroup?: boolean };
const refTo = (path: string): Ref => ({ path, id: idOf(path) });
export const collection = (_: unknown, path: string): Ref => refTo(path);
export const collectionGroup = (_: unknown, path: string): Ref => ({
  ...refTo(path),
  isGroup: true,
});
export const doc = (parent: Ref | object, ...path: string[]): Ref =>
  refTo(
    path.length > 0
      ? path.join('/')
      : `${(parent as Ref).path}/new${String(++ids).padStart(17, '0')}`,
  );

export class DocumentSnapshot {
  readonly ref: Ref;
  readonly id: string;
  readonly metadata = { fromCache: false, hasPendingWrites: false };
  readonly #fields: Fields | undefined;
  constructor(path: string) {
    this.ref = refTo(path);
    this.id = idOf(path);
    this.#fields = documents.get(path);
  }
  exists = (): boolean => this.#fields !== undefined;
  data = (): Fields | undefined => this.#fields;
  get = (field: string): unknown => (field === ID ? this.id : valueAt(this.#fields, field));
}
export type QueryDocumentSnapshot = DocumentSnapshot;

export const snapshotEqual = (one: DocumentSnapshot, other: DocumentSnapshot): boolean =>
  one.ref.path === other.ref.path && one.data() === other.data();

const ID = '__name__';
export const documentId = (): string => ID;
const valueAt = (fields: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], fields);

type Query = {
  readonly path: string;
  readonly isGroup: boolean;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly first?: number;
  readonly last?: number;
  readonly cursors: readonly ((compare: (cursor: DocumentSnapshot) => number) => boolean)[];
};
type Constraint = (query: Query) => Query;

export const where =
  (...filter: Filter): Constraint =>
  (query) => ({ ...query, filters: [...query.filters, filter] });
export const orderBy =
  (field: string, direction: Direction = 'asc'): Constraint =>
  (query) => ({ ...query, orders: [...query.orders, [field, direction]] });
export const limit =
  (first: number): Constraint =>
  (query) => ({ ...query, first });
export const limitToLast =
  (last: number): Constraint =>
  (query) => ({ ...query, last });
/** A document's position relative to the cursor: negative before it. */
const cursor =
  (isInside: (place: number) => boolean) =>
  (snapshot: DocumentSnapshot): Constraint =>
  (query) => ({
    ...query,
    cursors: [...query.cursors, (compare) => isInside(compare(snapshot))],
  });
export const startAfter = cursor((place) => place > 0);
export const endAt = cursor((place) => place <= 0);
export const endBefore = cursor((place) => place < 0);
export const query = ({ path, isGroup = false }: Ref, ...constraints: Constraint[]): Query =>
  constraints.reduce((query, add) => add(query), {
    path,
    isGroup,
    filters: [],
    orders: [],
    cursors: [],
  } as Query);

const comparable = (value: unknown): unknown =>
  value instanceof Timestamp ? value.toMillis() : value instanceof Date ? value.getTime() : value;

/** Firestore's order of the value types that the shop sorts by. */
function compareValues(one: unknown, other: unknown): number {
  const [left, right] = [comparable(one), comparable(other)];
  if (left === right) return 0;
  if (left === null) return -1;
  if (right === null) return 1;
  return (left as string) < (right as string) ? -1 : 1;
}

const OPERATORS: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  '==': (value, wanted) => comparable(value) === comparable(wanted),
  '!=': (value, wanted) => value !== undefined && comparable(value) !== comparable(wanted),
  in: (value, wanted) => (wanted as unknown[]).includes(value),
  'array-contains': (value, wanted) => Array.isArray(value) && value.includes(wanted),
  'array-contains-any': (value, wanted) =>
    Array.isArray(value) && (wanted as unknown[]).some((one) => value.includes(one)),
  '<': (value, wanted) => isSameKind(value, wanted) && compareValues(value, wanted) < 0,
  '<=': (value, wanted) => isSameKind(value, wanted) && compareValues(value, wanted) <= 0,
  '>': (value, wanted) => isSameKind(value, wanted) && compareValues(value, wanted) > 0,
  '>=': (value, wanted) => isSameKind(value, wanted) && compareValues(value, wanted) >= 0,
};
const isSameKind = (one: unknown, other: unknown): boolean =>
  typeof comparable(one) === typeof comparable(other) && one !== null;

function find({ path, isGroup, filters, orders, first, last, cursors }: Query): DocumentSnapshot[] {
  const all = [...orders];
  if (!all.some(([field]) => field === ID)) all.push([ID, all.at(-1)?.[1] ?? 'asc']);
  const compare = (one: DocumentSnapshot, other: DocumentSnapshot): number => {
    for (const [field, direction] of all) {
      const order = compareValues(one.get(field), other.get(field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return 0;
  };
  const found = [...documents.keys()]
    .filter((one) => (isGroup ? idOf(parentOf(one)) : parentOf(one)) === path)
    .map((one) => new DocumentSnapshot(one))
    .filter((one) => filters.every(([field, is, to]) => OPERATORS[is]!(one.get(field), to)))
    .filter((one) => orders.every(([field]) => one.get(field) !== undefined))
    .filter((one) => cursors.every((isInside) => isInside((cursor) => compare(one, cursor))))
    .toSorted(compare);
  return last === undefined ? found.slice(0, first) : found.slice(-last);
}

export type QuerySnapshot = {
  readonly docs: readonly DocumentSnapshot[];
  readonly metadata: { readonly fromCache: boolean };
};
const answerOf = (asked: Query | Ref): DocumentSnapshot | QuerySnapshot =>
  'filters' in asked
    ? { docs: find(asked), metadata: { fromCache: false } }
    : new DocumentSnapshot(asked.path);

type Listener = { readonly tell: () => void; readonly fail: (error: FirebaseError) => void };

export function onSnapshot(
  asked: Query | Ref,
  _options: object,
  onNext: (snapshot: never) => void,
  onError: (error: FirebaseError) => void,
): () => void {
  let last: readonly DocumentSnapshot[] | undefined;
  watched.add(asked.path);
  const listener: Listener = {
    tell: () => {
      if (!listeners.has(listener)) return;
      const answer = answerOf(asked);
      const docs = 'docs' in answer ? answer.docs : [answer];
      const isSame =
        last?.length === docs.length && docs.every((one, at) => snapshotEqual(one, last![at]!));
      if (isSame) return;
      last = docs;
      onNext(answer as never);
    },
    fail: onError,
  };
  listeners.add(listener);
  queueMicrotask(() => {
    if (!faults.read) return listener.tell();
    if (listeners.delete(listener)) onError(new FirebaseError(faults.read, 'refused by the test'));
  });
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const { tell } of listeners) queueMicrotask(tell);
}

async function reading<Answer>(read: () => Answer, kind: Fault = 'read'): Promise<Answer> {
  await Promise.resolve();
  const code = faults[kind] ?? faults.read;
  if (code) throw new FirebaseError(code, 'refused by the test');
  return read();
}

export const getDoc = ({ path }: Ref): Promise<DocumentSnapshot> =>
  reading(() => new DocumentSnapshot(path));
export const getDocFromServer = getDoc;
export const getDocFromCache = getDoc;
export const getDocs = (asked: Query): Promise<QuerySnapshot> =>
  reading(() => answerOf(asked) as QuerySnapshot, 'query');
export const getDocsFromServer = getDocs;

type Aggregate = (docs: readonly DocumentSnapshot[]) => number;
export const count = (): Aggregate => (docs) => docs.length;
export const sum =
  (field: string): Aggregate =>
  (docs) =>
    docs.reduce((total, one) => total + Number(one.get(field) ?? 0), 0);
export const getAggregateFromServer = (
  asked: Query,
  wanted: Readonly<Record<string, Aggregate>>,
): Promise<{ data: () => Record<string, number> }> =>
  reading(() => {
    const docs = find(asked);
    const data = Object.fromEntries(
      Object.entries(wanted).map(([name, aggregate]) => [name, aggregate(docs)]),
    );
    return { data: () => data };
  }, 'count');

const MAX_ATTEMPTS = 5;

/** Runs again after a concurrent write, as the SDK does. */
export async function runTransaction<Result>(
  _: unknown,
  work: (transaction: object) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const read = new Map<string, Fields | undefined>();
    const writes: (() => void)[] = [];
    const result = await work({
      get: (ref: Ref) =>
        reading(() => {
          if (writes.length > 0) throw new Error('All reads come before the first write');
          read.set(ref.path, documents.get(ref.path));
          return new DocumentSnapshot(ref.path);
        }),
      set: ({ path }: Ref, fields: Fields) =>
        writes.push(() => documents.set(path, stored(fields) as Fields)),
      update: ({ path }: Ref, fields: Fields) =>
        writes.push(() => documents.set(path, updated(path, fields))),
      delete: ({ path }: Ref) => writes.push(() => documents.delete(path)),
    });
    const run = beforeCommit;
    // it may set another for the commit after this one
    beforeCommit = null;
    run?.();
    if (held) await held;
    if (faults.commit) throw new FirebaseError(faults.commit, 'refused by the test');
    if ([...read].some(([path, fields]) => documents.get(path) !== fields)) continue;
    const before = documents;
    documents = new Map(documents);
    try {
      for (const write of writes) write();
    } catch (error) {
      documents = before;
      throw error;
    }
    announce();
    return result;
  }
  throw new FirebaseError('aborted', 'somebody else always writes first');
}

/** A document with changed fields; `a.b` is field b of a. */
function updated(path: string, change: Fields): Fields {
  const fields = documents.get(path);
  if (!fields) throw new FirebaseError('not-found', `There is no ${path}`);
  const setAt = (into: Fields, [key, ...rest]: string[], value: unknown): Fields => {
    const others = Object.entries(into).filter(([one]) => one !== key);
    if (rest.length === 0 && value === NO_FIELD) return Object.fromEntries(others);
    return {
      ...into,
      [key!]: rest.length === 0 ? stored(value) : setAt((into[key!] ?? {}) as Fields, rest, value),
    };
  };
  return Object.entries(change).reduce(
    (into, [field, value]) => setAt(into, field.split('.'), value),
    fields,
  );
}

export const initializeFirestore = (): object => ({});
export const memoryLocalCache = (): object => ({});
export const disableNetwork = async (): Promise<void> => {};
export const enableNetwork = async (): Promise<void> => {};
