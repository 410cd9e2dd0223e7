import { DomainError } from '@ghar/domain/error-code';
import type { Firestore } from 'firebase-admin/firestore';
import { randomInt } from 'node:crypto';
import type { Draw } from '../orders/sharded-stock.ts';
import type { Clock, ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import { booksTransaction } from './firestore-books.ts';
import { limitsTransaction } from './firestore-limits.ts';
import { firestoreOrders, ordersTransaction } from './firestore-orders.ts';
import { firestoreOutbox, outboxTransaction } from './firestore-outbox.ts';
import { stockTransaction } from './firestore-stock.ts';
import { Overtaken, writeOptimistically, type OptimisticWrites } from './optimistic-writes.ts';

const PATIENCE_MS = 20_000;

/** The shop's documents in Firestore. `draw` is the random source for order ids and stock shards. */
export function firestoreStore(
  db: Firestore,
  clock: Clock,
  draw: Draw = (below) => randomInt(below),
): ShopStore {
  const parts = (tx: OptimisticWrites): ShopTransaction => ({
    ...ordersTransaction(db, tx, clock),
    ...stockTransaction(db, tx, { clock, draw }),
    ...booksTransaction(db, tx),
    ...outboxTransaction(db, tx),
    ...limitsTransaction(db, tx),
  });
  return {
    ...firestoreOrders(db, draw),
    ...firestoreOutbox(db),
    transaction: (work) =>
      writeOptimistically(db, (tx) => work(parts(tx)), PATIENCE_MS).catch((error: unknown) => {
        if (error instanceof Overtaken) throw new DomainError('busy', {}, { cause: error });
        throw error;
      }),
  };
}
