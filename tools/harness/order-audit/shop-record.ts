import {
  counterSchema,
  creditNoteSchema,
  invoiceSchema,
  type CreditNote,
  type Invoice,
  type InvoiceSeries,
} from '@ghar/domain/money/invoice';
import { messageSchema, type Message } from '@ghar/domain/messages/message';
import { COLLECTIONS, counterPath } from '@ghar/domain/paths';
import {
  orderEventSchema,
  orderSchema,
  refundSchema,
  type Order,
  type OrderEvent,
  type Refund,
} from '@ghar/domain/order/order';
import { stockShardSchema, takenFrom } from '@ghar/domain/product/stock-shard';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { fieldsOf } from '../../../functions/src/adapters/firestore-fields.ts';
import type { Refund as ProviderRefund } from '../ziina-sandbox/refunds.ts';
import type { SandboxIntent } from '../ziina-sandbox/control.ts';

export type RecordedOrder = Order & {
  readonly id: string;
  /** Its history, oldest first; empty where it was not read. */
  readonly events: readonly RecordedEvent[];
};
export type RecordedEvent = OrderEvent & { readonly key: string };
export type RecordedIntent = Pick<
  SandboxIntent,
  'id' | 'status' | 'amount' | 'currency_code' | 'success_url'
>;

export type RecordedMessage = Message & { readonly id: string };
export type RecordedRefund = Refund & { readonly id: string; readonly orderId: string };
/** Invoices and credit notes by their numbers, and the last number of each series. */
export type Books = {
  readonly invoices: ReadonlyMap<number, Invoice>;
  readonly creditNotes: ReadonlyMap<number, CreditNote>;
  readonly lastInvoice: number;
  readonly lastCreditNote: number;
};

/** All that the shop and its provider have stored, while no work is running. */
export type ShopRecord = {
  readonly orders: readonly RecordedOrder[];
  /** The order that each form's key has placed. */
  readonly checkouts: ReadonlyMap<string, string>;
  /** `stock_quantity`, summed over all products. */
  readonly figure: number;
  /** Sellable pieces of all products: less than the figure before a roll-up. */
  readonly stock: number;
  readonly intents: readonly RecordedIntent[];
  /** Empty where the histories were not read. */
  readonly messages: readonly RecordedMessage[];
  readonly refunds: readonly RecordedRefund[];
  readonly books: Books;
};

/** Ground truth held by the test driver, independent of what the shop stored. */
export type Known = {
  /** Pieces put into stock so far. */
  readonly pieces: number;
  /** Ids of orders that a client received. */
  readonly orderIds: ReadonlySet<string>;
  /** Payments whose link a client received; no other can be paid. */
  readonly payable: ReadonlySet<string>;
  /** Payments whose completion the shop acknowledged to the provider. */
  readonly announcedPaid: ReadonlySet<string>;
  /** Cash orders that were confirmed with the link's token. */
  readonly confirmed?: ReadonlySet<string>;
  /** By order: changes that contradict the provider, latest last. */
  readonly contradictions?: ReadonlyMap<string, readonly string[]>;
  /**
   * The provider's completed refunds. `isAnnounced`: the shop acknowledged it. `isAskedFor`: requested by the shop's
   * merchant, not in the provider's app.
   */
  readonly refunds?: readonly (Pick<
    ProviderRefund,
    'id' | 'payment_intent_id' | 'amount' | 'currency_code'
  > & { readonly isAnnounced: boolean; readonly isAskedFor: boolean })[];
  /** The messages that providers accepted, repeated ones repeatedly; without it messages are not audited. */
  readonly handedOver?: readonly string[];
  /** Resends by the merchant, by message. */
  readonly resends?: ReadonlyMap<string, number>;
};

/** An order's payments, the latest last. */
export const intentsOf = ({
  payment_intent_id: current,
  former_payment_intent_ids: former,
}: RecordedOrder): string[] => (current === null ? former : [...former, current]);

/** Reads the shop's documents; histories, messages, refunds and books only at last, since they are many. */
export async function readShop(
  db: Firestore,
  { intents, isLast }: { intents: readonly RecordedIntent[]; isLast: boolean },
): Promise<ShopRecord> {
  const atLast = async (name: string): Promise<QueryDocumentSnapshot[]> =>
    isLast ? (await db.collectionGroup(name).get()).docs : [];
  const last = async (series: InvoiceSeries): Promise<number> =>
    v.parse(counterSchema, (await db.doc(counterPath(series)).get()).data() ?? { last: 0 }).last;
  const [events, messages, refunds, invoices, creditNotes] = await Promise.all(
    ['events', COLLECTIONS.messages, 'refunds', COLLECTIONS.invoices, COLLECTIONS.creditNotes].map(
      atLast,
    ),
  );
  const [orders, checkouts, products, shards] = await Promise.all([
    db.collection(COLLECTIONS.orders).get(),
    db.collection(COLLECTIONS.checkouts).get(),
    db.collection(COLLECTIONS.products).get(),
    db.collectionGroup('stock_shards').get(),
  ]);
  const history = Map.groupBy(events!, (event) => event.ref.parent.parent!.id);
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
    messages: messages!.map((one) => ({
      ...v.parse(messageSchema, fieldsOf(one.data())),
      id: one.id,
    })),
    refunds: refunds!.map((one) => ({
      ...v.parse(refundSchema, fieldsOf(one.data())),
      id: one.id,
      orderId: one.ref.parent.parent!.id,
    })),
    books: {
      invoices: byNumber(invoices!, invoiceSchema),
      creditNotes: byNumber(creditNotes!, creditNoteSchema),
      lastInvoice: await last('invoices'),
      lastCreditNote: await last('credit_notes'),
    },
  };
}

const byNumber = <Schema extends v.GenericSchema>(
  documents: readonly QueryDocumentSnapshot[],
  schema: Schema,
): ReadonlyMap<number, v.InferOutput<Schema>> =>
  new Map(documents.map((one) => [Number(one.id), v.parse(schema, fieldsOf(one.data()))]));
