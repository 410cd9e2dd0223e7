import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type Firestore,
  type Precondition,
} from 'firebase-admin/firestore';

/**
 * For unit tests only: what the order store uses of Firestore, in memory. A batch is committed as a
 * whole or not at all, and fails with gRPC's codes where a document to create exists, where one to
 * update does not, and where one has changed since the time that a precondition names. Each read and
 * commit ends in a later turn, so that what runs at the same time reads before either commits.
 */
export function memoryFirestore(): Firestore {
  const documents = new Map<string, { data: DocumentData; updateTime: Timestamp }>();
  let now = 0;
  let made = 0;
  const turn = (): Promise<void> => new Promise(setImmediate);

  const snapshotOf = (path: string) => {
    const stored = documents.get(path);
    return {
      id: path.split('/').at(-1)!,
      ref: docAt(path),
      exists: stored !== undefined,
      updateTime: stored?.updateTime,
      data: () => stored?.data,
      get: (field: string): unknown => stored?.data[field],
    };
  };
  type Snapshot = ReturnType<typeof snapshotOf>;
  type Ref = {
    readonly path: string;
    readonly id: string;
    readonly get: () => Promise<Snapshot>;
    readonly update: (data: DocumentData) => Promise<void>;
  };

  const docAt = (path: string): Ref => ({
    path,
    id: path.split('/').at(-1)!,
    get: async () => {
      await turn();
      return snapshotOf(path);
    },
    update: async (data) => {
      const batch = batchOf();
      batch.update(docAt(path), data);
      await batch.commit();
    },
  });

  type Step = (all: Snapshot[]) => Snapshot[];
  const queryOf = (collection: string, steps: readonly Step[] = [], most = Infinity) => {
    const having = (step: Step) => queryOf(collection, [...steps, step], most);
    return {
      doc: (id = `made-${made++}`) => docAt(`${collection}/${id}`),
      where: (field: string, operator: string, value: unknown) =>
        having((all) => all.filter((one) => holds(one.get(field), operator, value))),
      orderBy: (field: string, direction = 'asc') =>
        having((all) =>
          all.toSorted((one, other) =>
            direction === 'asc'
              ? compare(one.get(field), other.get(field))
              : compare(other.get(field), one.get(field)),
          ),
        ),
      startAfter: (last: Snapshot) =>
        having((all) => all.slice(all.findIndex(({ id }) => id === last.id) + 1)),
      // after all other steps, in whatever order they are named
      limit: (count: number) => queryOf(collection, steps, count),
      get: async () => {
        await turn();
        const all = [...documents.keys()]
          .filter((path) => path.slice(0, path.lastIndexOf('/')) === collection)
          .toSorted()
          .map(snapshotOf);
        const docs = steps.reduce((found, step) => step(found), all).slice(0, most);
        return { docs, size: docs.length };
      },
    };
  };

  const batchOf = () => {
    const checks: (() => void)[] = [];
    const writes: (() => void)[] = [];
    const unless = (fails: () => boolean, code: number): void =>
      void checks.push(() => {
        if (fails()) throw Object.assign(new Error(`gRPC ${code}`), { code });
      });
    const merge = (path: string, data: DocumentData, before: DocumentData): void => {
      const changed = Object.entries(data).map(([field, value]) => [
        field,
        value instanceof FieldValue
          ? ((before[field] as number | undefined) ?? 0) + (Reflect.get(value, 'operand') as number)
          : stored(value),
      ]);
      const updateTime = Timestamp.fromMillis(++now);
      documents.set(path, { data: { ...before, ...Object.fromEntries(changed) }, updateTime });
    };
    const unchanged = (path: string, { lastUpdateTime }: Precondition): void => {
      const isStale = () => !documents.get(path)?.updateTime.isEqual(lastUpdateTime!);
      if (lastUpdateTime) unless(isStale, 9);
    };
    return {
      create: ({ path }: Ref, data: DocumentData) => {
        unless(() => documents.has(path), 6);
        writes.push(() => merge(path, data, {}));
      },
      update: ({ path }: Ref, data: DocumentData, precondition: Precondition = {}) => {
        unless(() => !documents.has(path), 5);
        unchanged(path, precondition);
        writes.push(() => merge(path, data, documents.get(path)!.data));
      },
      // always merged
      set: ({ path }: Ref, data: DocumentData) =>
        void writes.push(() => merge(path, data, documents.get(path)?.data ?? {})),
      delete: ({ path }: Ref, precondition: Precondition = {}) => {
        unchanged(path, precondition);
        writes.push(() => documents.delete(path));
      },
      commit: async () => {
        await turn();
        for (const check of checks) check();
        for (const write of writes) write();
      },
    };
  };

  return {
    doc: docAt,
    collection: (path: string) => queryOf(path),
    getAll: async (...refs: Ref[]) => {
      await turn();
      return refs.map(({ path }) => snapshotOf(path));
    },
    batch: batchOf,
  } as unknown as Firestore;
}

/** A value as Firestore returns it. */
const stored = (value: unknown): unknown => {
  if (value instanceof Date) return Timestamp.fromDate(value);
  return Array.isArray(value) ? value.map(stored) : value;
};

const comparable = (value: unknown): unknown =>
  value instanceof Timestamp ? value.toMillis() : value instanceof Date ? value.getTime() : value;

function compare(one: unknown, other: unknown): number {
  const [left, right] = [comparable(one), comparable(other)] as [number, number];
  return left < right ? -1 : left > right ? 1 : 0;
}

function holds(value: unknown, operator: string, operand: unknown): boolean {
  switch (operator) {
    case '==':
      return compare(value, operand) === 0 && value !== undefined;
    case '>=':
      return value !== null && compare(value, operand) >= 0;
    case '<':
      return value !== null && compare(value, operand) < 0;
    case 'array-contains':
      return Array.isArray(value) && value.includes(operand);
    default:
      throw new Error(`no query here uses ${operator}`);
  }
}
