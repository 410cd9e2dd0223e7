import { Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { setImmediate } from 'node:timers/promises';

/** Billed reads and writes, and round trips, of some work. */
export type Metered = {
  /** Sequential waits for Firestore alone. */
  roundTrips: number;
  reads: number;
  writes: number;
};

export type Meter = {
  /** Counts the work's calls. */
  measure(work: () => Promise<unknown>): Promise<Metered>;
  /** Calls another service; Firestore calls made meanwhile count as no round trip. */
  beside<Result>(call: () => Promise<Result>): Promise<Result>;
};

type Method = (this: unknown, ...parameters: unknown[]) => unknown;

/**
 * Instruments the server SDK of this process. It delays every call until all concurrent ones are
 * queued, and then sends them together: each batch is one round trip, whatever its duration.
 */
export function installMeter(): Meter {
  let counted: Metered = { roundTrips: 0, reads: 0, writes: 0 };
  let waiting: { ask: () => void; isBeside: boolean }[] = [];
  let underWay = 0;
  let isMeasuring = false;
  let calls = 0;
  const replace = (owner: object, name: string, make: (original: Method) => Method): unknown =>
    Reflect.set(owner, name, make(Reflect.get(owner, name) as Method));
  const asking =
    (readsOf: (result: unknown) => number) =>
    (original: Method): Method =>
      async function metered(...parameters) {
        if (!isMeasuring) return original.apply(this, parameters);
        await new Promise<void>((ask) => {
          waiting.push({ ask, isBeside: calls > 0 });
        });
        try {
          const result: unknown = await original.apply(this, parameters);
          counted.reads += readsOf(result);
          return result;
        } finally {
          underWay -= 1;
        }
      };
  const writing = (original: Method): Method =>
    function metered(...parameters) {
      counted.writes += 1;
      return original.apply(this, parameters);
    };

  // `get` of one document calls this too
  replace(
    Firestore.prototype,
    'getAll',
    asking((found) => (found as unknown[]).length),
  );
  // an empty query is billed as one read
  replace(
    Query.prototype,
    'get',
    asking((found) => Math.max(1, (found as { size: number }).size)),
  );
  replace(
    WriteBatch.prototype,
    'commit',
    asking(() => 0),
  );
  for (const name of ['create', 'update', 'set', 'delete'])
    replace(WriteBatch.prototype, name, writing);

  return {
    async measure(begin) {
      counted = { roundTrips: 0, reads: 0, writes: 0 };
      isMeasuring = true;
      const work = { isOver: false };
      const done = begin().finally(() => {
        work.isOver = true;
        isMeasuring = false;
      });
      while (!work.isOver) {
        await setImmediate(); // all concurrent calls are queued by then
        if (underWay > 0 || calls > 0 || waiting.length === 0) continue;
        const asked = waiting;
        waiting = [];
        underWay = asked.length;
        if (!asked.every(({ isBeside }) => isBeside)) counted.roundTrips += 1;
        for (const { ask } of asked) ask();
      }
      await done;
      return counted;
    },
    async beside(call) {
      calls += 1;
      try {
        return await call();
      } finally {
        calls -= 1;
      }
    },
  };
}
