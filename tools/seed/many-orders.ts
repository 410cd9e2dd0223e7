import { orderPath } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { ordersOfShop, type SeedOrder } from './orders.ts';
import { later, SEEDED_AT } from './seeded-at.ts';

const PORTION = 1000;

/** Writes so many orders, without histories, as if the seed's time were now; none may exist already. */
export async function writeManyOrders(db: Firestore, count: number): Promise<void> {
  const passed = Date.now() - SEEDED_AT.getTime();
  // an emulator needs no ramp-up
  const writer = db.bulkWriter({ throttling: false });
  const write = ({ id, order }: SeedOrder): Promise<unknown> =>
    writer.create(db.doc(orderPath(id)), later(order, passed));
  const orders = ordersOfShop(count);
  // in portions, since each request has a timeout of a minute
  for (let first = 0; first < count; first += PORTION)
    await Promise.all([...orders.slice(first, first + PORTION).map(write), writer.flush()]);
  await writer.close();
}
