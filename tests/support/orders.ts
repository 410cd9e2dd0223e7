import { may } from '@ghar/domain/order/may';
import type { Order } from '@ghar/domain/order/order';
import { COLLECTIONS, orderPath } from '@ghar/domain/paths';
import { paidOrder } from '../../web/testing/orders.ts';
import { db } from './database.ts';

const MINUTE = 60_000;

/** Writes orders, each a minute older than the previous; returns their ids, newest first. */
export async function putOrders(orders: readonly Partial<Order>[]): Promise<string[]> {
  const batch = db.batch();
  const now = Date.now();
  const ids = orders.map((fields, index) => {
    const { id } = db.collection(COLLECTIONS.orders).doc();
    const order = paidOrder(id, new Date(now - (index + 1) * MINUTE), fields);
    // without a number, the first change of any order would invoice them all
    const invoice_number = may(order).invoice === 'issue' ? index + 1 : order.invoice_number;
    batch.set(db.doc(orderPath(id)), { ...order, invoice_number });
    return id;
  });
  await batch.commit();
  return ids;
}

/** `count` copies of a value. */
export const many = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);
