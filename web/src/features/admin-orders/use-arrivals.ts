import { useState } from 'react';
import type { StoredOrder } from './stored-order.ts';

/**
 * The orders that came while the list was looked at, the newest first: those that
 * were placed after all that it began with. `orders` are null while it is loaded.
 */
export function useArrivals(orders: readonly StoredOrder[] | null): readonly StoredOrder[] {
  const [since, setSince] = useState<number | null>(null);
  if (orders === null) return [];
  if (since === null) {
    setSince(Math.max(0, ...orders.map(({ created_at }) => created_at.getTime())));
    return [];
  }
  return orders
    .filter(({ created_at }) => created_at.getTime() > since)
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
}
