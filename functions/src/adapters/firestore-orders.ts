import type {
  DocumentReference,
  Firestore,
  Query as FirestoreQuery,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  orderEventSchema,
  orderSchema,
  refundSchema,
  SERVER_ACTOR,
} from '@ghar/domain/order/order';
import { cashRefusalsSchema } from '@ghar/domain/order/cash-refusals';
import { newOrderId } from '@ghar/domain/order/order-number';
import { linkIdOf } from '@ghar/domain/pages/order-page';
import {
  cashRefusalsPath,
  checkoutPath,
  handPaymentPath,
  orderEventsPath,
  orderPath,
  refundPath,
} from '@ghar/domain/paths';
import {
  completedRefunds,
  failedOrdersSince,
  historyOfOrder,
  ordersBeingRefunded,
  overpaidOrders,
  ordersChangedSince,
  ordersOfNumber,
  ordersOfPayment,
  ordersOfFormerPhone,
  ordersOfLink,
  ordersOfPhone,
  ordersPaidByHand,
  ordersToErase,
  ordersToSendRefunded,
  pendingOrders,
  pendingRefunds,
  refundsOfOrder,
  type Query,
} from '@ghar/domain/queries';
import * as v from 'valibot';
import {
  ORDERS_PER_PAGE,
  type FoundOrder,
  type OrderStore,
  type OrderTransaction,
  type StoredOrder,
} from '../orders/order-store.ts';
import type { Clock } from '../orders/shop-store.ts';
import type { Draw } from '../orders/sharded-stock.ts';
import { read, readAll, readWithId } from './firestore-documents.ts';
import { queryOf } from './firestore-query.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';

const checkoutSchema = v.object({ order_id: v.string() });

const foundOrder = (snapshot: QueryDocumentSnapshot): StoredOrder =>
  readWithId(orderSchema, snapshot)!;
/** Parsing is deferred: the caller decides what to do with a malformed order. */
export const asFound = (order: QueryDocumentSnapshot): FoundOrder => ({
  id: order.id,
  read: () => foundOrder(order),
});

export function firestoreOrders(db: Firestore, draw: Draw): OrderStore {
  const orderRef = (id: string): DocumentReference => db.doc(orderPath(id));
  const order = async (id: string): Promise<StoredOrder | null> =>
    readWithId(orderSchema, await orderRef(id).get());
  const firstOf = async (query: Query): Promise<StoredOrder | null> => {
    const [first] = (await queryOf(db, query).limit(1).get()).docs;
    return first ? foundOrder(first) : null;
  };
  return {
    newOrderId: () => newOrderId(draw),

    order,

    orderOfLink: (linkId) => firstOf(ordersOfLink(linkId)),

    async ordersOfNumber(numbers) {
      const found = queryOf(db, ordersOfNumber(numbers)).select('customer_phone', 'link_id');
      return (await found.get()).docs.map((order) => ({
        id: order.id,
        linkId: linkIdOf({ id: order.id, link_id: order.get('link_id') as string | undefined }),
        phone: order.get('customer_phone') as unknown,
      }));
    },

    orderOfIntent: (intentId) => firstOf(ordersOfPayment(intentId)),

    async *unsettledOrders(failedSince) {
      yield* ordersByPage(queryOf(db, pendingOrders()));
      yield* ordersByPage(queryOf(db, failedOrdersSince(failedSince)));
    },

    async *ordersOfPhone(phone, after = null) {
      const all = queryOf(db, ordersOfPhone(phone));
      yield* ordersByPage(after ? all.startAfter(await orderRef(after).get()) : all);
    },

    async ordersOfFormerPhone(phone) {
      const found = await queryOf(db, ordersOfFormerPhone(phone)).get();
      return found.docs.map(({ id }) => id);
    },

    ordersToErase: (before) => ordersByPage(queryOf(db, ordersToErase(before))),

    async *ordersBeingRefunded() {
      yield* ordersByPage(queryOf(db, ordersBeingRefunded()));
      yield* ordersByPage(queryOf(db, overpaidOrders()));
    },

    ordersToSendRefunded: () => ordersByPage(queryOf(db, ordersToSendRefunded())),

    async *ordersChangedSince(time) {
      for await (const page of pagesOf(queryOf(db, ordersChangedSince(time))))
        yield page.map((found) => ({
          ...asFound(found),
          changedAt: (found.get('updated_at') as Timestamp).toDate(),
        }));
    },

    ordersPaidByHand: () => ordersByPage(queryOf(db, ordersPaidByHand())),

    async *undatedRefunds() {
      for await (const page of pagesOf(queryOf(db, completedRefunds())))
        yield page
          .filter((refund) => refund.get('completed_at') === undefined)
          .map(({ id, ref }) => ({ orderId: ref.parent.parent!.id, id }));
    },

    async pendingRefunds(orderId) {
      const found = await queryOf(db, pendingRefunds(orderId)).get();
      return readAll(refundSchema, found.docs);
    },

    noteRefundLook: async (orderId, id, at) =>
      void (await db.doc(refundPath(orderId, id)).update({ looked_at: at })),

    // no `updated_at`: nothing visible changed
    noteLook: async (id, look) => void (await orderRef(id).update(look)),

    orderWhen: (id, condition, timeoutMs) =>
      new Promise((resolve, reject) => {
        const finish = (end: () => void): void => {
          clearTimeout(timer);
          unsubscribe();
          end();
        };
        const timer = setTimeout(() => finish(() => resolve(order(id))), timeoutMs);
        const unsubscribe = orderRef(id).onSnapshot(
          (snapshot) => {
            const current = readWithId(orderSchema, snapshot);
            if (!current || condition(current)) finish(() => resolve(current));
          },
          (error) => finish(() => reject(error)),
        );
      }),
  };
}

async function* ordersByPage(query: FirestoreQuery): AsyncIterable<FoundOrder[]> {
  for await (const page of pagesOf(query)) yield page.map(asFound);
}

async function* pagesOf(query: FirestoreQuery): AsyncIterable<QueryDocumentSnapshot[]> {
  const first = query.limit(ORDERS_PER_PAGE);
  for (let page = await first.get(); ; page = await first.startAfter(page.docs.at(-1)).get()) {
    yield page.docs;
    if (page.size < ORDERS_PER_PAGE) return;
  }
}

export function ordersTransaction(
  db: Firestore,
  tx: OptimisticWrites,
  clock: Clock,
): OrderTransaction {
  let events = 0;
  /** Event times of one transaction are 1 ms apart, to keep their order when sorted. */
  const eventTime = (at: Date): Date => new Date(at.getTime() + events++);
  const eventRef = (orderId: string, key?: string): DocumentReference => {
    const history = db.collection(orderEventsPath(orderId));
    return key === undefined ? history.doc() : history.doc(key);
  };
  return {
    order: async (id) => readWithId(orderSchema, await tx.get(db.doc(orderPath(id)))),
    orderIdOfCheckout: async (key) =>
      read(checkoutSchema, await tx.get(db.doc(checkoutPath(key))))?.order_id ?? null,
    refund: async (orderId, id) =>
      read(refundSchema, await tx.get(db.doc(refundPath(orderId, id)))),
    refunds: async (orderId) =>
      readAll(refundSchema, await tx.all(queryOf(db, refundsOfOrder(orderId)))),
    events: async (orderId) =>
      readAll(orderEventSchema, await tx.all(queryOf(db, historyOfOrder(orderId)))),
    hasEvent: async (orderId, key) => (await tx.get(eventRef(orderId, key))).exists,
    createOrder({ id, ...order }) {
      tx.create(db.doc(orderPath(id)), order);
      tx.create(db.doc(checkoutPath(order.checkout_key)), {
        order_id: id,
        created_at: order.created_at,
      });
    },
    claimCheckout: (key, { orderId, now }) =>
      tx.create(db.doc(checkoutPath(key)), { order_id: orderId, created_at: now }),
    updateOrder: (id, change) => tx.update(db.doc(orderPath(id)), change),
    addEvent: (orderId, event, key) => {
      const { type, from = null, to = null, note = null, at = clock() } = event;
      const { actor = SERVER_ACTOR, actorEmail = null, actorName = null } = event;
      const who = { actor, actor_email: actorEmail, actor_name: actorName };
      const created_at = eventTime(at);
      tx.create(eventRef(orderId, key), { type, from, to, note, ...who, created_at });
    },
    putEvent: (orderId, id, event) => tx.put(eventRef(orderId, id), event),
    putRefund: (orderId, id, refund) => tx.put(db.doc(refundPath(orderId, id)), refund),
    refusals: async (name) =>
      read(cashRefusalsSchema, await tx.get(db.doc(cashRefusalsPath(name)))),
    putRefusals: (name, refusals) => tx.put(db.doc(cashRefusalsPath(name)), refusals),
    deleteRefusals: (name) => tx.delete(db.doc(cashRefusalsPath(name))),
    addHandPayment: (orderId, key, payment) =>
      tx.create(db.doc(handPaymentPath(orderId, key)), payment),
  };
}
