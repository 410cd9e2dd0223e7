import {
  DocumentReference,
  Query,
  type DocumentData,
  type Firestore,
  type Precondition,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { firestoreStore } from '../../../functions/src/adapters/firestore-store.ts';
import type { ShopStore } from '../../../functions/src/orders/shop-store.ts';
import type { CommittedPaths, Simulation } from './environment.ts';

/** gRPC status of a commit that lost against a concurrent one. */
const ABORTED = 10;
const aborted = (): Error => Object.assign(new Error('aborted by chaos'), { code: ABORTED });

/** How a commit can fail: it was aborted, or its response was lost after it succeeded. */
const COMMIT_FAULTS = ['aborted', 'answer lost'] as const;
const FAULTY_ONE_IN = 12;
const POLL_MS = 1500;

/** The shop's own store on a real database; each access is a step of the simulated process. */
export function crashingStore(simulation: Simulation): ShopStore {
  const { random, environment } = simulation;
  const { clock, advance } = environment;
  const draw = (below: number): number => random.between(0, below - 1);
  const store = firestoreStore(crashingDatabase(simulation), clock, draw);
  return {
    ...store,
    async orderWhen(id, condition, timeoutMs) {
      const end = clock().getTime() + timeoutMs;
      for (;;) {
        const order = await store.order(id);
        if (!order || condition(order) || clock().getTime() > end) return order;
        advance(POLL_MS);
      }
    },
  };
}

/** A document or query of which each access is a step of the process. */
const inSteps = <Target extends DocumentReference | Query>(
  target: Target,
  name: string,
  proc: Simulation['proc'],
): Target =>
  new Proxy(target, {
    get(_, member) {
      const found: unknown = Reflect.get(target, member, target);
      if (typeof found !== 'function') return found;
      return (...parameters: unknown[]): unknown => {
        const call = (): unknown => found.apply(target, parameters);
        if (member === 'get' || member === 'update')
          return proc.step(`${member} ${name}`, async () => call());
        const next = call();
        if (next instanceof DocumentReference) return inSteps(next, next.path, proc);
        return next instanceof Query ? inSteps(next, name, proc) : next;
      };
    },
  });

/** A database whose reads and commits are steps; some of the commits fail. */
function crashingDatabase({ environment, proc, random }: Simulation): Firestore {
  const { db, hasFaults, consequences } = environment;
  const commit = (batch: WriteBatch, written: CommittedPaths) => {
    const isFaulty = hasFaults && random.between(1, FAULTY_ONE_IN) === 1;
    const fault = isFaulty ? random.pick(COMMIT_FAULTS) : null;
    return proc.step(fault === null ? 'commit' : `commit, ${fault}`, async () => {
      try {
        if (fault === 'aborted') throw aborted();
        await batch.commit();
        consequences.committed(written);
        if (fault === 'answer lost') throw aborted();
      } catch (error) {
        proc.pause(); // the SDK retries after a delay
        throw error;
      }
    });
  };
  return {
    doc: (path: string) => inSteps(db.doc(path), path, proc),
    collection: (path: string) => inSteps(db.collection(path), path, proc),
    getAll: (...refs: DocumentReference[]) =>
      proc.step(`get ${refs[0]?.path}`, () => db.getAll(...refs)),
    batch() {
      const batch = db.batch();
      const created: string[] = [];
      const changed: string[] = [];
      return {
        create(ref: DocumentReference, data: DocumentData) {
          created.push(ref.path);
          batch.create(ref, data);
        },
        update(ref: DocumentReference, data: DocumentData, asRead: Precondition = {}) {
          changed.push(ref.path);
          batch.update(ref, data, asRead);
        },
        delete: batch.delete.bind(batch),
        set: batch.set.bind(batch),
        commit: () => commit(batch, { created, changed }),
      };
    },
  } as unknown as Firestore; // the part of it that the store uses
}
