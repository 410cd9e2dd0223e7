import { Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { setImmediate } from 'node:timers/promises';

/** What some work asked of Firestore: reads and writes as they are billed. */
export type Metered = {
  /** How often it waited for Firestore and nothing else, one wait after the other. */
  roundTrips: number;
  reads: number;
  writes: number;
};

export type Meter = {
  /** Counts what `work` does. */
  measure(work: () => Promise<unknown>): Promise<Metered>;
  /** Calls somebody else, beside whom a question to Firestore costs no time. */
  beside<Result>(call: () => Promise<Result>): Promise<Result>;
};

type Method = (this: unknown, ...parameters: unknown[]) => unknown;

/**
 * Puts a meter into the server SDK of this process. It holds every question back
 * until all that was asked at the same time is there, and asks that at once: each
 * time is one round trip, however long any of them takes.
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

  // what gets one document comes here too
  replace(
    Firestore.prototype,
    'getAll',
    asking((found) => (found as unknown[]).length),
  );
  // a query that finds nothing is billed as one read
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
        await setImmediate(); // by then all that is asked at the same time is there
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
