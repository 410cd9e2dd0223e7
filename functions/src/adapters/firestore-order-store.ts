import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { DomainError } from '@ghar/domain/error-code';
import { messageSchema } from '@ghar/domain/message';
import { messageStopSchema } from '@ghar/domain/message-stop';
import { counterSchema, invoiceSchema } from '@ghar/domain/invoice';
import { orderEventSchema, orderSchema, refundSchema, SERVER_ACTOR } from '@ghar/domain/order';
import { newOrderId } from '@ghar/domain/order-number';
import {
  checkoutPath,
  messagePath,
  messageStopPath,
  counterPath,
  creditNotePath,
  invoicePath,
  orderEventsPath,
  orderPath,
  productPath,
  rateLimitPath,
  SETTINGS_PATHS,
  STOREFRONT_PRODUCT_PATH,
  refundPath,
} from '@ghar/domain/paths';
import { productSchema } from '@ghar/domain/product';
import {
  dueMessages,
  failedOrdersSince,
  historyOfOrder,
  messagesOfOrder,
  messagesOfProvider,
  messagesTo,
  ordersOfNumber,
  ordersBeingRefunded,
  ordersOfPayment,
  ordersOfPhone,
  ordersToErase,
  ordersToInvoice,
  pendingOrders,
  pendingRefunds,
  productsOnSale,
  refundsOfOrder,
} from '@ghar/domain/queries';
import { privateSettingsSchema } from '@ghar/domain/settings';
import { STOCK_SHARDS, stockShardPaths, stockShardSchema } from '@ghar/domain/stock-shard';
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { log } from '../log.ts';
import {
  ORDERS_PER_PAGE,
  type Clock,
  type FoundOrder,
  type OrderStore,
  type OrderTransaction,
  type StoredOrder,
  type StoredProduct,
} from '../orders/order-store.ts';
import { rollUp, sellable, take, type Draw, type ShardedStock } from '../orders/sharded-stock.ts';
import { fieldsOf } from './firestore-fields.ts';
import { queryOf } from './firestore-query.ts';
import { readSeller } from './firestore-settings.ts';
import { Overtaken, writeOptimistically, type OptimisticWrites } from './optimistic-writes.ts';

const PATIENCE_MS = 20_000;

const stockedProductSchema = v.pick(productSchema, [
  'name',
  'price',
  'stock_quantity',
  'is_active',
]);
const checkoutSchema = v.object({ order_id: v.string() });
const tallySchema = v.object({
  orders: v.number(),
  refusals: v.number(),
  expires_at: v.date(),
});
const attemptsSchema = v.object({ attempts: v.array(v.date()) });

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): v.InferOutput<Schema> | null {
  const data = snapshot.data();
  if (!data) return null;
  const result = v.safeParse(schema, fieldsOf(data));
  if (result.success) return result.output;
  const where = result.issues.map((issue) => v.getDotPath(issue)).join(', ');
  throw new Error(`malformed document ${snapshot.ref.path}: ${where}`);
}

const readOrder = (snapshot: DocumentSnapshot): StoredOrder | null => {
  const order = read(orderSchema, snapshot);
  return order && { ...order, id: snapshot.id };
};
/** A query's result always exists. */
const foundOrder = (snapshot: QueryDocumentSnapshot): StoredOrder => readOrder(snapshot)!;
const asFound = (order: QueryDocumentSnapshot): FoundOrder => ({
  id: order.id,
  read: () => foundOrder(order),
});
const readProduct = (snapshot: DocumentSnapshot): StoredProduct | null => {
  const product = read(stockedProductSchema, snapshot);
  return product && { ...product, id: snapshot.id };
};

/** The order store on Firestore. `draw` picks stock shards at random. */
export function firestoreOrderStore(
  db: Firestore,
  clock: Clock,
  draw: Draw = (below) => randomInt(below),
): OrderStore {
  return {
    newOrderId: () => newOrderId(randomInt),

    transaction: (work) =>
      writeOptimistically(
        db,
        (tx) => work(orderTransaction(db, tx, { clock, draw })),
        PATIENCE_MS,
      ).catch((error: unknown) => {
        if (error instanceof Overtaken) throw new DomainError('busy', {}, { cause: error });
        throw error;
      }),

    order: async (id) => readOrder(await db.doc(orderPath(id)).get()),

    async ordersOfNumber(numbers) {
      const found = await queryOf(db, ordersOfNumber(numbers)).select('customer_phone').get();
      return found.docs.map((order) => ({
        id: order.id,
        phone: order.get('customer_phone') as unknown,
      }));
    },

    async orderOfIntent(intentId) {
      const found = await queryOf(db, ordersOfPayment(intentId)).limit(1).get();
      const [order] = found.docs;
      return order ? foundOrder(order) : null;
    },

    async *unsettledOrders(failedSince) {
      yield* ordersByPage(queryOf(db, pendingOrders()));
      yield* ordersByPage(queryOf(db, failedOrdersSince(failedSince)));
    },

    async *ordersOfPhone(phone, after = null) {
      const all = queryOf(db, ordersOfPhone(phone));
      yield* ordersByPage(after ? all.startAfter(await db.doc(orderPath(after)).get()) : all);
    },

    ordersToErase: (before) => ordersByPage(queryOf(db, ordersToErase(before))),

    async dueMessages(channel, now, most) {
      const due = await queryOf(db, dueMessages(channel, now)).limit(most).get();
      return due.docs.map(({ id }) => id);
    },

    async countMessagesTo(recipient, span, most) {
      const found = await queryOf(db, messagesTo(recipient, span)).limit(most).select().get();
      return found.size;
    },

    async messageOfProvider(providerId) {
      const found = await queryOf(db, messagesOfProvider(providerId)).limit(1).get();
      return found.docs[0]?.id ?? null;
    },

    ordersBeingRefunded: () => ordersByPage(queryOf(db, ordersBeingRefunded())),

    async pendingRefunds(orderId) {
      const found = await queryOf(db, pendingRefunds(orderId)).get();
      return found.docs.map((refund) => ({ ...read(refundSchema, refund)!, id: refund.id }));
    },

    noteRefundLook: async (orderId, id, at) =>
      void (await db.doc(refundPath(orderId, id)).update({ looked_at: at })),

    // `updated_at` stays as it is: nothing visible has changed
    noteLook: async (id, look) => void (await db.doc(orderPath(id)).update(look)),

    orderWhen: (id, condition, timeoutMs) =>
      new Promise((resolve, reject) => {
        const finish = (end: () => void): void => {
          clearTimeout(timer);
          unsubscribe();
          end();
        };
        const asItIs = async (): Promise<StoredOrder | null> =>
          readOrder(await db.doc(orderPath(id)).get());
        const timer = setTimeout(() => finish(() => resolve(asItIs())), timeoutMs);
        const unsubscribe = db.doc(orderPath(id)).onSnapshot(
          (snapshot) => {
            const order = readOrder(snapshot);
            if (!order || condition(order)) finish(() => resolve(order));
          },
          (error) => finish(() => reject(error)),
        );
      }),
  };
}

async function* ordersByPage(query: Query): AsyncIterable<FoundOrder[]> {
  const first = query.limit(ORDERS_PER_PAGE);
  for (let page = await first.get(); ; page = await first.startAfter(page.docs.at(-1)).get()) {
    yield page.docs.map(asFound);
    if (page.size < ORDERS_PER_PAGE) return;
  }
}

function orderTransaction(
  db: Firestore,
  tx: OptimisticWrites,
  { clock, draw }: { readonly clock: Clock; readonly draw: Draw },
): OrderTransaction {
  const get = (path: string): Promise<DocumentSnapshot> => tx.get(db.doc(path));
  const stocks = new Map<string, ShardedStock>();
  const stockOf = (productId: string): ShardedStock => {
    const stock = stocks.get(productId);
    if (!stock) throw new Error(`product ${productId} was not read`);
    return stock;
  };
  const shardsOf = (productId: string): DocumentReference[] =>
    stockShardPaths(productId).map((path) => db.doc(path));
  async function product(id: string | null): Promise<StoredProduct | null> {
    if (!id) return null;
    // one read, so that figure and shards are consistent
    const [found, ...shards] = await tx.getAll([db.doc(productPath(id)), ...shardsOf(id)]);
    const stored = readProduct(found!);
    if (!stored) return null;
    const stock: ShardedStock = {
      figure: stored.stock_quantity,
      shards: shards.map((shard) => read(stockShardSchema, shard)),
    };
    stocks.set(id, stock);
    return { ...stored, stock_quantity: sellable(stock) };
  }
  let events = 0;
  /**
   * Times of one transaction are a millisecond apart, so that events sort in the order they were
   * written.
   */
  const eventTime = (at: Date): Date => new Date(at.getTime() + events++);
  const eventRef = (orderId: string, key?: string): DocumentReference => {
    const history = db.collection(orderEventsPath(orderId));
    return key === undefined ? history.doc() : history.doc(key);
  };
  return {
    order: async (id) => readOrder(await get(orderPath(id))),
    orderIdOfCheckout: async (checkoutKey) =>
      read(checkoutSchema, await get(checkoutPath(checkoutKey)))?.order_id ?? null,
    product,
    async productOnSale() {
      const found = await tx.first(queryOf(db, productsOnSale()));
      return found ? product(found.id) : null;
    },
    shownProduct: async () => (await get(STOREFRONT_PRODUCT_PATH)).data() ?? null,
    refund: async (orderId, id) => read(refundSchema, await get(refundPath(orderId, id))),
    refunds: async (orderId) =>
      (await tx.all(queryOf(db, refundsOfOrder(orderId)))).map((refund) => ({
        ...read(refundSchema, refund)!,
        id: refund.id,
      })),
    events: async (orderId) =>
      (await tx.all(queryOf(db, historyOfOrder(orderId)))).map((event) => ({
        ...read(orderEventSchema, event)!,
        id: event.id,
      })),
    messages: async (orderId) =>
      (await tx.all(queryOf(db, messagesOfOrder(orderId)))).map((message) => ({
        ...read(messageSchema, message)!,
        id: message.id,
      })),
    ordersToInvoice: async (most) =>
      (await tx.all(queryOf(db, ordersToInvoice()).limit(most))).map(asFound),
    seller: () => readSeller(db),
    invoice: async (number) => read(invoiceSchema, await get(invoicePath(number))),
    lastNumber: async (series) => read(counterSchema, await get(counterPath(series)))?.last ?? 0,
    hasEvent: async (orderId, key) => (await tx.get(eventRef(orderId, key))).exists,
    tally: async (key) => read(tallySchema, await get(rateLimitPath(key))),
    message: async (id) => read(messageSchema, await get(messagePath(id))),
    messageStop: async (name) => read(messageStopSchema, await get(messageStopPath(name))),
    async privateSettings() {
      const stored = (await get(SETTINGS_PATHS.private)).data() ?? {};
      const settings = v.safeParse(privateSettingsSchema, stored);
      if (settings.success) return settings.output;
      // written by hand: no reason to refuse a payment
      log('document-malformed', { what: 'settings' });
      return v.parse(privateSettingsSchema, {});
    },
    attempts: async (key) => read(attemptsSchema, await get(rateLimitPath(key)))?.attempts ?? [],

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
    putEvent: (orderId, id, event) => tx.put(db.doc(`${orderEventsPath(orderId)}/${id}`), event),
    putRefund: (orderId, id, refund) => tx.put(db.doc(refundPath(orderId, id)), refund),
    putMessage: (id, message) => tx.put(db.doc(messagePath(id)), message),
    putMessageStop: (name, stop) => tx.put(db.doc(messageStopPath(name)), stop),
    deleteMessageStop: (name) => tx.delete(db.doc(messageStopPath(name))),
    createInvoice: (number, invoice) => tx.create(db.doc(invoicePath(number)), invoice),
    createCreditNote: (number, note) => tx.create(db.doc(creditNotePath(number)), note),
    setCredited: (number, credited) => tx.update(db.doc(invoicePath(number)), { credited }),
    setLastNumber: (series, last) => tx.put(db.doc(counterPath(series)), { last }),
    takePieces(productId, quantity) {
      const { figure, shards } = take(stockOf(productId), quantity, draw);
      if (figure !== null) tx.update(db.doc(productPath(productId)), { stock_quantity: figure });
      for (const [index, shard] of shards) tx.put(shardsOf(productId)[index]!, shard);
    },
    givePiecesBack(productId, quantity) {
      if (!productId) return;
      const shard = shardsOf(productId)[draw(STOCK_SHARDS)]!;
      tx.add(shard, { pieces: quantity, taken: -quantity });
    },
    rollUp(productId) {
      const change = rollUp(stockOf(productId));
      if (!change) return false;
      tx.update(db.doc(productPath(productId)), { stock_quantity: change.figure });
      for (const [index, pieces] of change.taken)
        tx.add(shardsOf(productId)[index]!, { taken: -pieces });
      return true;
    },
    showProduct: (shown) =>
      shown
        ? tx.put(db.doc(STOREFRONT_PRODUCT_PATH), { ...shown, updated_at: clock() })
        : tx.delete(db.doc(STOREFRONT_PRODUCT_PATH)),
    setAttempts: (key, attempts, expiresAt) =>
      tx.put(db.doc(rateLimitPath(key)), { attempts, expires_at: expiresAt }),
    startTally: (key, tally) => tx.put(db.doc(rateLimitPath(key)), tally),
    addToTally: (key, what) => tx.increment(db.doc(rateLimitPath(key)), what),
  };
}
