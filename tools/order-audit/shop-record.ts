import { COLLECTIONS } from '@ghar/domain/paths';
import { orderEventSchema, orderSchema, type Order, type OrderEvent } from '@ghar/domain/order';
import { stockShardSchema, takenFrom } from '@ghar/domain/stock-shard';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { fieldsOf } from '../../functions/src/adapters/firestore-fields.ts';
import type { Refund } from '../ziina-sandbox/refunds.ts';
import type { SandboxIntent } from '../ziina-sandbox/control.ts';

export type RecordedOrder = Order & {
  readonly id: string;
  /** Its history, from the start; empty where it was not read. */
  readonly events: readonly RecordedEvent[];
};
/** An event of a history, with the id of its document. */
export type RecordedEvent = OrderEvent & { readonly key: string };
export type RecordedIntent = Pick<
  SandboxIntent,
  'id' | 'status' | 'amount' | 'currency_code' | 'success_url'
>;

/** All that the shop has written, and all that its provider knows, while nothing is under way. */
export type ShopRecord = {
  readonly orders: readonly RecordedOrder[];
  /** The order that each form's key has placed. */
  readonly checkouts: ReadonlyMap<string, string>;
  /** What the panel says is in stock, of all products. */
  readonly figure: number;
  /** Pieces that can be sold, of all products: less than the figure where one is not rolled up yet. */
  readonly stock: number;
  readonly intents: readonly RecordedIntent[];
};

/** What whoever stirred the shop knows, whatever the shop has written. */
export type Known = {
  /** All pieces that were ever put into stock. */
  readonly pieces: number;
  /** The orders that a client was told of. */
  readonly orderIds: ReadonlySet<string>;
  /** The payments whose link a client was told: nobody can pay another. */
  readonly payable: ReadonlySet<string>;
  /** The payments of which the shop has answered that it took their announcement as completed. */
  readonly announcedPaid: ReadonlySet<string>;
  /** The changes by which somebody made an order contradict the provider, the latest last, by order. */
  readonly contradictions?: ReadonlyMap<string, readonly string[]>;
  /** The completed refunds; of some the shop has answered that it took their announcement. */
  readonly refunds?: readonly (Pick<
    Refund,
    'id' | 'payment_intent_id' | 'amount' | 'currency_code'
  > & { readonly isAnnounced: boolean })[];
};

/** The payments of an order, its latest last. */
export const intentsOf = ({
  payment_intent_id: current,
  former_payment_intent_ids: former,
}: RecordedOrder): string[] => (current === null ? former : [...former, current]);

/** Reads the shop's documents past all rules; the histories, which are many, only at last. */
export async function readShop(
  db: Firestore,
  { intents, isLast }: { intents: readonly RecordedIntent[]; isLast: boolean },
): Promise<ShopRecord> {
  const [orders, events, checkouts, products, shards] = await Promise.all([
    db.collection(COLLECTIONS.orders).get(),
    isLast ? db.collectionGroup('events').get() : null,
    db.collection(COLLECTIONS.checkouts).get(),
    db.collection(COLLECTIONS.products).get(),
    db.collectionGroup('stock_shards').get(),
  ]);
  const history = Map.groupBy(events?.docs ?? [], (event) => event.ref.parent.parent!.id);
  const historyOf = (orderId: string): RecordedEvent[] =>
    (history.get(orderId) ?? [])
      .map((event) => ({ ...v.parse(orderEventSchema, fieldsOf(event.data())), key: event.id }))
      .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const figure = products.docs.reduce((sum, one) => sum + (one.get('stock_quantity') as number), 0);
  return {
    orders: orders.docs.map((order) => ({
      ...v.parse(orderSchema, fieldsOf(order.data())),
      id: order.id,
      events: historyOf(order.id),
    })),
    checkouts: new Map(checkouts.docs.map((one) => [one.id, one.get('order_id') as string])),
    figure,
    stock: figure - takenFrom(shards.docs.map((one) => v.parse(stockShardSchema, one.data()))),
    intents,
  };
}
