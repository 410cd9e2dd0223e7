import { orderSchema } from '@ghar/domain/order/order';
import { ordersChangedLast } from '@ghar/domain/queries';
import { useState } from 'react';
import { useLiveList } from '../../firebase/live-documents.ts';
import type { StoredOrder } from './stored-order.ts';

/** More than one, since the clocks that stamp changes may differ. */
const WATCHED = 3;

/** The fields of an order that a figure depends on. */
const FIGURE_FIELDS = [
  'id',
  'status',
  'payment_status',
  'payment_test',
  'payment_needs_review',
  'total_amount',
  'country',
  'refunded_amount',
  'refunding_amount',
  'uncounted_payments',
  'hand_payments',
] as const satisfies readonly (keyof StoredOrder)[];
const fingerprintOf = (order: StoredOrder): string =>
  JSON.stringify(FIGURE_FIELDS.map((field) => order[field]));

/** Number of orders that arrived or changed since mounting: figures are read anew with each. Costs a read a change. */
export function useOrderChanges(): number {
  const live = useLiveList(ordersChangedLast(), orderSchema, { limit: WATCHED });
  const [known, setKnown] = useState<readonly string[] | null>(null);
  const [changes, setChanges] = useState(0);
  const now = live.state === 'ready' ? live.value.items.map(fingerprintOf) : null;
  if (now !== null && now.join() !== known?.join()) {
    setKnown(now);
    if (known !== null && now.some((one) => !known.includes(one))) setChanges(changes + 1);
  }
  return changes;
}
