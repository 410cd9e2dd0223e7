import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Precondition,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { setTimeout as sleep } from 'node:timers/promises';

/** gRPC status codes of a commit that lost to a concurrent one. */
const OVERTAKEN = new Set([
  6, // ALREADY_EXISTS: a document to create exists
  9, // FAILED_PRECONDITION: a document read has changed
  10, // ABORTED: the server detected contention
]);
const MAX_PAUSE_MS = 250;

/** Reads and writes; the commit fails if a document both read and written has changed. */
export type OptimisticWrites = {
  get(ref: DocumentReference): Promise<DocumentSnapshot>;
  /** Reads a consistent snapshot of all documents. */
  getAll(refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]>;
  first(query: Query): Promise<DocumentSnapshot | undefined>;
  all(query: Query): Promise<QueryDocumentSnapshot[]>;
  create(ref: DocumentReference, data: DocumentData): void;
  update(ref: DocumentReference, data: DocumentData): void;
  /** Creates or updates a document that was read before. */
  put(ref: DocumentReference, data: DocumentData): void;
  delete(ref: DocumentReference): void;
  /** Increments fields without a precondition; creates the document if it does not exist. */
  add(ref: DocumentReference, figures: Readonly<Record<string, number>>): void;
};

/**
 * Runs an atomic read-modify-write with optimistic concurrency: one batch, with the precondition that each document
 * both read and written is unchanged. Retries a lost commit until `timeoutMs`.
 * The server SDK's transactions hold locks instead, which take seconds when many orders hit one product; here one of
 * the colliding commits always wins.
 * @throws Overtaken if concurrent commits kept winning.
 */
export async function writeOptimistically<Result>(
  db: Firestore,
  work: (writes: OptimisticWrites) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (let pause = 5; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await attempt(db, work);
    } catch (error) {
      if (!(error instanceof Overtaken) || Date.now() > deadline) throw error;
      await sleep(Math.random() * pause);
    }
  }
}

export class Overtaken extends Error {
  constructor(options: ErrorOptions) {
    super('others kept changing what this work builds on', options);
    this.name = 'Overtaken';
  }
}

async function attempt<Result>(
  db: Firestore,
  work: (writes: OptimisticWrites) => Promise<Result>,
): Promise<Result> {
  const reads = new Map<string, DocumentSnapshot>();
  const remember = <Snapshot extends DocumentSnapshot>(snapshot: Snapshot): Snapshot => {
    reads.set(snapshot.ref.path, snapshot);
    return snapshot;
  };
  const asRead = (ref: DocumentReference): Precondition => {
    const lastUpdateTime = reads.get(ref.path)?.updateTime;
    return lastUpdateTime ? { lastUpdateTime } : {};
  };
  const batch = db.batch();
  let isEmpty = true;
  const result = await work({
    get: async (ref) => remember(await ref.get()),
    getAll: async (refs) => (await db.getAll(...refs)).map(remember),
    async first(query) {
      const [snapshot] = (await query.limit(1).get()).docs;
      return snapshot && remember(snapshot);
    },
    all: async (query) => (await query.get()).docs.map(remember),
    create(ref, data) {
      isEmpty = false;
      batch.create(ref, data);
    },
    update(ref, data) {
      isEmpty = false;
      batch.update(ref, data, asRead(ref));
    },
    delete(ref) {
      isEmpty = false;
      batch.delete(ref, asRead(ref));
    },
    add(ref, figures) {
      isEmpty = false;
      const added = Object.entries(figures).map(([name, by]) => [name, FieldValue.increment(by)]);
      batch.set(ref, Object.fromEntries(added) as DocumentData, { merge: true });
    },
    put(ref, data) {
      if (reads.get(ref.path)?.exists) this.update(ref, data);
      else this.create(ref, data);
    },
  });
  if (isEmpty) return result;
  await batch.commit().catch((cause: unknown) => {
    throw isOvertaken(cause) ? new Overtaken({ cause }) : cause;
  });
  return result;
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'number' &&
  OVERTAKEN.has(error.code);
