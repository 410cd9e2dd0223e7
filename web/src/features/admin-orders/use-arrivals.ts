import { useState } from 'react';
import type { StoredOrder } from './stored-order.ts';

/**
 * The orders that came while the list was looked at, the newest first: those that
 * were placed after all that it began with. `orders` are null while it is loaded.
 *
 * A part of the orders (`isWhole` false) lacks the newest of all, and an old order
 * may come into it by being changed: there the order must also have been placed
 * after the list was opened, by the reader's clock. The whole list needs no clock,
 * which may be wrong.
 */
export function useArrivals(
  orders: readonly StoredOrder[] | null,
  isWhole: boolean,
): readonly StoredOrder[] {
  const [opened] = useState(Date.now);
  const [since, setSince] = useState<number | null>(null);
  if (orders === null) return [];
  if (since === null) {
    const times = orders.map(({ created_at }) => created_at.getTime());
    setSince(Math.max(isWhole ? 0 : opened, ...times));
    return [];
  }
  return orders
    .filter(({ created_at }) => created_at.getTime() > since)
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
}
