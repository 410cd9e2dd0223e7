import { orderPath } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { ordersOfShop, type SeedOrder } from './orders.ts';
import { SEEDED_AT } from './seeded-at.ts';

/** So many are on their way at once. */
const PORTION = 1000;

/**
 * Writes the orders of a shop that has so many of them, without their histories,
 * as if the seed's moment were now.
 *
 * @throws Error where one of them is there already.
 */
export async function writeManyOrders(db: Firestore, count: number): Promise<void> {
  const passed = Date.now() - SEEDED_AT.getTime();
  // an emulator has no need to be warmed up
  const writer = db.bulkWriter({ throttling: false });
  const write = ({ id, order }: SeedOrder): Promise<unknown> => {
    const fields = Object.entries(order).map(([name, value]) => [
      name,
      value instanceof Date ? new Date(value.getTime() + passed) : value,
    ]);
    return writer.create(db.doc(orderPath(id)), Object.fromEntries(fields));
  };
  const orders = ordersOfShop(count);
  // each request has a minute: they do not all wait in one line
  for (let first = 0; first < count; first += PORTION)
    await Promise.all([...orders.slice(first, first + PORTION).map(write), writer.flush()]);
  await writer.close();
}
