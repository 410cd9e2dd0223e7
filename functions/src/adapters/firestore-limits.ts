import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { rateLimitPath } from '@ghar/domain/paths';
import * as v from 'valibot';
import type { LimitsTransaction } from '../orders/limits-store.ts';
import { read } from './firestore-documents.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';

const tallySchema = v.object({
  orders: v.number(),
  refusals: v.number(),
  counted_until: v.date(),
  held: v.array(
    v.object({
      order_id: v.string(),
      pieces: v.number(),
      until: v.date(),
      in_cash: v.optional(v.boolean()),
    }),
  ),
});
const attemptsSchema = v.object({ attempts: v.array(v.date()) });

export function limitsTransaction(db: Firestore, tx: OptimisticWrites): LimitsTransaction {
  const counted = (key: string): DocumentReference => db.doc(rateLimitPath(key));
  return {
    attempts: async (key) => read(attemptsSchema, await tx.get(counted(key)))?.attempts ?? [],
    tally: async (key) => read(tallySchema, await tx.get(counted(key))),
    setAttempts: (key, attempts, expiresAt) =>
      tx.put(counted(key), { attempts, expires_at: expiresAt }),
    setTally: (key, tally, expiresAt) => tx.put(counted(key), { ...tally, expires_at: expiresAt }),
  };
}
