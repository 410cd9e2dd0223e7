import { orderSchema } from '@ghar/domain/order/order';
import { ordersChangedLast } from '@ghar/domain/queries';
import { useState } from 'react';
import type { StoredOrder } from '../../components/admin/stored-order.ts';
import { useLiveList } from '../../firebase/live-documents.ts';

/** More than one, since the clocks that stamp changes may differ. */
const WATCHED = 3;

/** The fields of an order that the figures depend on; once it is paid, its amount is fixed. */
const fingerprintOf = (order: StoredOrder): string => {
  const { id, status, payment_status, payment_test, payment_needs_review } = order;
  const { refunded_amount, hand_payments } = order;
  return [
    id,
    status,
    payment_status,
    payment_test,
    payment_needs_review,
    refunded_amount,
    hand_payments,
  ].join(':');
};

/** Number of orders that arrived or changed since mounting. */
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
