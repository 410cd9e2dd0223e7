import { orderSchema } from '@ghar/domain/order/order';
import { ordersMatching } from '@ghar/domain/queries';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Stored } from '../../firebase/documents.ts';
import { useLiveList } from '../../firebase/live-documents.ts';

export type NewOrder = Stored<typeof orderSchema>;
export type NewOrders = {
  /** The newest first, at most {@link MOST}. */
  readonly orders: readonly NewOrder[];
  /** The id of the last one that arrived, seen or not. */
  readonly lastArrival: string | null;
  readonly markSeen: () => void;
};

const MOST = 50;
const NONE: readonly NewOrder[] = [];

/**
 * The orders that have arrived since the panel was opened, in any of its sections. Those that the
 * first page of all orders has shown are no longer new; those that an admin has entered never were.
 * Two reads to begin with, one for each arrival.
 */
export function useNewOrders(): NewOrders {
  const [opened] = useState(Date.now);
  /** Orders from then on are new; null until the newest of all is known, whose clock is the server's. */
  const [since, setSince] = useState<Date | null>(null);
  const live = useLiveList(ordersMatching(since ? { from: since } : {}), orderSchema, {
    limit: since ? MOST : 1,
  });
  const [lastArrival, setLastArrival] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  const isShown = pathname === '/admin/orders' && search === '';
  const orders = live.state === 'ready' ? live.value.items : NONE;
  // who has entered an order knows of it
  const fromStore = orders.filter(({ source }) => source !== 'panel');
  const newestId = since && fromStore[0] ? fromStore[0].id : lastArrival;
  if (newestId !== lastArrival) setLastArrival(newestId);
  const startAfter = (time: number): void => setSince(new Date(time + 1));
  if (live.state === 'ready' && (since === null || (isShown && orders.length > 0))) {
    // Where the newest cannot be read, only the reader's own clock is left.
    const { unreadable } = live.value;
    startAfter(orders[0]?.created_at.getTime() ?? (unreadable.length > 0 ? opened : 0));
  }
  const unseen = since === null || isShown ? NONE : fromStore;
  return {
    orders: unseen,
    lastArrival,
    markSeen: () => {
      if (unseen[0]) startAfter(unseen[0].created_at.getTime());
    },
  };
}
