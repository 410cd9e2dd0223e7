import { orderSchema } from '@ghar/domain/order/order';
import { ordersMatching } from '@ghar/domain/queries';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoredOrder } from '../../components/admin/stored-order.ts';
import { useLiveList } from '../../firebase/live-documents.ts';

export type NewOrders = {
  /** Newest first, at most {@link MAX_NEW}. */
  readonly orders: readonly StoredOrder[];
  /** Id of the last arrival, seen or not. */
  readonly lastArrival: string | null;
  readonly markSeen: () => void;
};

const MAX_NEW = 50;
const NONE: readonly StoredOrder[] = [];

/**
 * Orders that arrived since the panel was opened, in any section. No longer new once shown on the first page of all
 * orders; orders entered by an admin never are. Two reads at first, one per arrival.
 */
export function useNewOrders(): NewOrders {
  const [opened] = useState(Date.now);
  /** Orders from then on are new; null until the newest order is known, which has the server's time. */
  const [since, setSince] = useState<Date | null>(null);
  const live = useLiveList(ordersMatching(since ? { from: since } : {}), orderSchema, {
    limit: since ? MAX_NEW : 1,
  });
  const [lastArrival, setLastArrival] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  const isShown = pathname === '/admin/orders' && search === '';
  const orders = live.state === 'ready' ? live.value.items : NONE;
  // admins know the orders they entered
  const fromStore = orders.filter(({ source }) => source !== 'panel');
  const newestId = since && fromStore[0] ? fromStore[0].id : lastArrival;
  if (newestId !== lastArrival) setLastArrival(newestId);
  const startAfter = (time: number): void => setSince(new Date(time + 1));
  if (live.state === 'ready' && (since === null || (isShown && orders.length > 0))) {
    // If the newest cannot be read, fall back to the reader's clock.
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
