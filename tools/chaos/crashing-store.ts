import { newOrderId } from '@ghar/domain/order-number';
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Precondition,
  WriteBatch,
} from 'firebase-admin/firestore';
import { firestoreStore } from '../../functions/src/adapters/firestore-store.ts';
import type { Clock, ShopStore, ShopTransaction } from '../../functions/src/orders/shop-store.ts';
import type { Random } from '../seed/random.ts';
import type { Consequences } from './environment.ts';
import type { SimulatedProcess } from './simulated-process.ts';

type Reads = {
  [Name in keyof ShopTransaction]: ShopTransaction[Name] extends (
    ...parameters: never[]
  ) => Promise<unknown>
    ? Name
    : never;
}[keyof ShopTransaction];

const READS: Record<Reads, true> = {
  order: true,
  orderIdOfCheckout: true,
  product: true,
  productOnSale: true,
  shownProduct: true,
  refund: true,
  refunds: true,
  events: true,
  messages: true,
  messageStop: true,
  ordersToInvoice: true,
  seller: true,
  invoice: true,
  lastNumber: true,
  hasEvent: true,
  message: true,
  privateSettings: true,
  attempts: true,
  tally: true,
};

/** gRPC status of a commit that lost against a concurrent one. */
const ABORTED = 10;
const aborted = (): Error => Object.assign(new Error('aborted by chaos'), { code: ABORTED });

/** How a commit can fail: it was aborted, or its response was lost after it succeeded. */
const COMMIT_FAULTS = ['aborted', 'answer lost'] as const;
const FAULTY_ONE_IN = 12;

/** Simulated interval between two polls of an order, in ms. */
const POLL_MS = 1500;

export type CrashingStoreOptions = {
  readonly db: Firestore;
  readonly clock: Clock;
  readonly proc: SimulatedProcess;
  /** Draws the ids of new orders, the stock shards, and faults while they are enabled. */
  readonly random: Random;
  readonly hasFaults: boolean;
  readonly advance: (ms: number) => void;
  /** Called after each commit, even if its answer is lost. */
  readonly committed: Consequences['committed'];
};

/** The shop's own order store on a real database; each access is a step of the simulated process. */
export function crashingStore(options: CrashingStoreOptions): ShopStore {
  const { clock, proc, random, advance } = options;
  const draw = (below: number): number => random.between(0, below - 1);
  const store = firestoreStore(crashingDatabase(options), clock, draw);
  return {
    newOrderId: () => newOrderId(draw),
    order: (id) => proc.step(`order ${id}`, () => store.order(id)),
    ordersOfNumber: (numbers) => proc.step('orders of number', () => store.ordersOfNumber(numbers)),
    orderOfIntent: (intentId) => proc.step('order of intent', () => store.orderOfIntent(intentId)),
    transaction: (work) => store.transaction((tx) => work(crashingReads(tx, proc))),
    unsettledOrders: (failedSince) =>
      inSteps('unsettled orders', store.unsettledOrders(failedSince), proc),
    ordersBeingRefunded: () => inSteps('orders being refunded', store.ordersBeingRefunded(), proc),
    pendingRefunds: (id) => proc.step(`pending refunds ${id}`, () => store.pendingRefunds(id)),
    noteRefundLook: (id, refundId, at) =>
      proc.step(`note refund look ${id}`, () => store.noteRefundLook(id, refundId, at)),
    ordersOfPhone: (phone, after) =>
      inSteps('orders of phone', store.ordersOfPhone(phone, after), proc),
    ordersToErase: (before) => inSteps('orders to erase', store.ordersToErase(before), proc),
    dueMessages: (channel, now, most) =>
      proc.step(`due ${channel}`, () => store.dueMessages(channel, now, most)),
    countMessagesTo: (recipient, span, most) =>
      proc.step(`messages to ${recipient}`, () => store.countMessagesTo(recipient, span, most)),
    messageOfProvider: (id) => proc.step('message of id', () => store.messageOfProvider(id)),
    noteLook: (id, look) => proc.step(`note look ${id}`, () => store.noteLook(id, look)),
    async orderWhen(id, condition, timeoutMs) {
      const end = clock().getTime() + timeoutMs;
      for (;;) {
        const order = await proc.step(`order ${id}?`, () => store.order(id));
        if (!order || condition(order) || clock().getTime() > end) return order;
        advance(POLL_MS);
      }
    },
  };
}

/** Each page is a step of the process. */
async function* inSteps<Page>(
  name: string,
  all: AsyncIterable<Page>,
  proc: SimulatedProcess,
): AsyncIterable<Page> {
  const pages = all[Symbol.asyncIterator]();
  for (;;) {
    const page = await proc.step(name, () => pages.next());
    if (page.done) return;
    yield page.value;
  }
}

const crashingReads = (tx: ShopTransaction, proc: SimulatedProcess): ShopTransaction => ({
  ...tx,
  ...Object.fromEntries(
    Object.keys(READS).map((name) => {
      const read = tx[name as Reads] as (...parameters: unknown[]) => Promise<unknown>;
      return [name, (...parameters: unknown[]) => proc.step(name, () => read(...parameters))];
    }),
  ),
});

/** A database whose commits are steps, some of which fail. */
function crashingDatabase(options: CrashingStoreOptions): Firestore {
  const { db, proc, random, hasFaults, committed } = options;
  const commit = (batch: WriteBatch, written: Parameters<typeof committed>[0]) => {
    const isFaulty = hasFaults && random.between(1, FAULTY_ONE_IN) === 1;
    const fault = isFaulty ? random.pick(COMMIT_FAULTS) : null;
    return proc.step(fault === null ? 'commit' : `commit, ${fault}`, async () => {
      try {
        if (fault === 'aborted') throw aborted();
        await batch.commit();
        committed(written);
        if (fault === 'answer lost') throw aborted();
      } catch (error) {
        proc.pause(); // the SDK retries after a delay
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
