import { newOrderId } from '@ghar/domain/order-number';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { firestoreOrderStore } from '../../functions/src/adapters/firestore-order-store.ts';
import type {
  Clock,
  OrderStore,
  OrderTransaction,
} from '../../functions/src/orders/order-store.ts';
import type { Random } from '../seed/random.ts';
import type { Life } from './life.ts';

type Reads = {
  [Name in keyof OrderTransaction]: OrderTransaction[Name] extends (
    ...parameters: never[]
  ) => Promise<unknown>
    ? Name
    : never;
}[keyof OrderTransaction];

const READS: Record<Reads, true> = {
  order: true,
  orderIdOfCheckout: true,
  product: true,
  productOnSale: true,
  shownProduct: true,
  refund: true,
  hasEvent: true,
  attempts: true,
  tally: true,
};

/** gRPC's code of a commit that the server gave up for another. */
const ABORTED = 10;
const aborted = (): Error => Object.assign(new Error('aborted by chaos'), { code: ABORTED });

/** What can happen to a commit besides that it succeeds. */
const COMMIT_FAULTS = ['aborted', 'answer lost'] as const;
const ONE_COMMIT_IN = 12;

/** How much time passes whenever someone looks again whether an order has changed, in ms. */
const LOOK_MS = 1500;

export type MortalStoreOptions = {
  readonly db: Firestore;
  readonly clock: Clock;
  readonly life: Life;
  /** Draws the ids of new orders, the shards that are asked, and faults while there are any. */
  readonly random: Random;
  readonly isStormy: boolean;
  readonly pass: (ms: number) => void;
};

/** The shop's own store on a real database, each of whose waits is a step of a life. */
export function mortalStore(options: MortalStoreOptions): OrderStore {
  const { clock, life, random, pass } = options;
  const draw = (below: number): number => random.between(0, below - 1);
  const store = firestoreOrderStore(mortalDatabase(options), clock, draw);
  return {
    newOrderId: () => newOrderId((below) => random.between(0, below - 1)),
    order: (id) => life.step(`order ${id}`, () => store.order(id)),
    orderOfIntent: (intentId) => life.step('order of intent', () => store.orderOfIntent(intentId)),
    transaction: (work) => store.transaction((tx) => work(mortalReads(tx, life))),
    async *unsettledOrders(failedSince) {
      const pages = store.unsettledOrders(failedSince)[Symbol.asyncIterator]();
      for (;;) {
        const page = await life.step('unsettled orders', () => pages.next());
        if (page.done) return;
        yield page.value;
      }
    },
    noteLook: (id, look) => life.step(`note look ${id}`, () => store.noteLook(id, look)),
    async orderWhen(id, condition, timeoutMs) {
      const end = clock().getTime() + timeoutMs;
      for (;;) {
        const order = await life.step(`order ${id}?`, () => store.order(id));
        if (!order || condition(order) || clock().getTime() > end) return order;
        pass(LOOK_MS);
      }
    },
  };
}

const mortalReads = (tx: OrderTransaction, life: Life): OrderTransaction => ({
  ...tx,
  ...Object.fromEntries(
    Object.keys(READS).map((name) => {
      const read = tx[name as Reads] as (...parameters: unknown[]) => Promise<unknown>;
      return [name, (...parameters: unknown[]) => life.step(name, () => read(...parameters))];
    }),
  ),
});

/** A database whose commits are steps, some of which are given up, or done without an answer. */
function mortalDatabase({ db, life, random, isStormy }: MortalStoreOptions): Firestore {
  const commit = (batch: WriteBatch) => {
    const isFaulty = isStormy && random.between(1, ONE_COMMIT_IN) === 1;
    const fault = isFaulty ? random.pick(COMMIT_FAULTS) : null;
    return life.step(fault === null ? 'commit' : `commit, ${fault}`, async () => {
      try {
        if (fault === 'aborted') throw aborted();
        await batch.commit();
        if (fault === 'answer lost') throw aborted();
      } catch (error) {
        life.rest(); // it is tried again after a pause
        throw error;
      }
    });
  };
  return {
    doc: (path: string) => db.doc(path),
    collection: (path: string) => db.collection(path),
    getAll: db.getAll.bind(db),
    batch() {
      const batch = db.batch();
      return {
        create: batch.create.bind(batch),
        update: batch.update.bind(batch),
        delete: batch.delete.bind(batch),
        set: batch.set.bind(batch),
        commit: () => commit(batch),
      };
    },
  } as unknown as Firestore; // all that the store uses of it
}
