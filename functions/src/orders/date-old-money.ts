import { orderVat } from '@ghar/domain/money/invoice';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { bookHandPayment } from './hand-payments.ts';
import type { OrderTransaction } from './order-store.ts';
import { completedAs } from './record-refund.ts';
import type { ShopStore, ShopTransaction } from './shop-store.ts';

/** Concurrent transactions. */
const AT_ONCE = 20;

/**
 * Dates the refunds and the payments by hand from before the books had dates of their own: a refund when it was last
 * looked up, or else requested; a payment by hand when the history says that it was set. Takes the tax of old credit
 * notes off the orders'. Idempotent. `store` writes no messages, since this happened long ago.
 */
export async function dateOldMoney(store: ShopStore): Promise<void> {
  const write = (work: (tx: ShopTransaction) => Promise<void>) => store.transaction(work);
  for await (const page of store.undatedRefunds())
    await inParts(page, ({ orderId, id }) => write((tx) => dateRefund(tx, orderId, id)));
  for await (const page of store.ordersPaidByHand())
    await inParts(page, ({ id }) => write((tx) => dateHandPayment(tx, id)));
}

async function inParts<One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE)
    await Promise.all(all.slice(from, from + AT_ONCE).map(work));
}

async function dateRefund(tx: ShopTransaction, orderId: string, id: string): Promise<void> {
  const [order, refund] = await Promise.all([tx.order(orderId), tx.refund(orderId, id)]);
  if (!order || refund?.status !== 'completed' || refund.completed_at) return;
  const dated = completedAs(order, refund, refund.looked_at ?? refund.created_at);
  tx.putRefund(orderId, id, { ...refund, ...dated });
  if (refund.credit_note_number === undefined) return;
  const vat = orderVat(await tx.invoicesOf(orderId));
  if (vat.vat_amount !== undefined) tx.updateOrder(orderId, vat);
}

async function dateHandPayment(tx: OrderTransaction, id: string): Promise<void> {
  const [order, events] = await Promise.all([tx.order(id), tx.events(id)]);
  if (!order || order.hand_payments !== undefined) return;
  if (paymentOf(order).state !== 'paid-by-hand') return;
  const set = events.findLast(({ type, to }) => type === 'payment-status-changed' && to === 'paid');
  // its refunds came later, and have days of their own
  const before = { ...order, payment_status: 'pending', refunded_amount: 0 } as const;
  const { at, actor } = set
    ? { at: set.created_at, actor: set.actor }
    : { at: order.updated_at, actor: order.updated_by };
  tx.updateOrder(
    id,
    bookHandPayment(tx, order, { before, after: order }, { at, actor, key: 'before-the-books' }),
  );
}
