import { orderSchema } from '@ghar/domain/order';
import { ordersChangedLast } from '@ghar/domain/queries';
import { useState } from 'react';
import type { Stored } from '../../firebase/documents.ts';
import { useLiveList } from '../../firebase/live-documents.ts';

/** The one that was changed last would do, if all clocks that stamp changes were the same. */
const WATCHED = 3;

/** All of an order that figures are made of; its amount is as it was placed. */
const signOf = (order: Stored<typeof orderSchema>): string =>
  [order.id, order.status, order.payment_status, order.payment_test, order.refunded_amount].join(
    ':',
  );

/** How often an order has come or has got another status since this is shown. */
export function useOrderChanges(): number {
  const live = useLiveList(ordersChangedLast(), orderSchema, { limit: WATCHED });
  const [known, setKnown] = useState<readonly string[] | null>(null);
  const [changes, setChanges] = useState(0);
  const now = live.state === 'ready' ? live.value.items.map(signOf) : null;
  if (now !== null && now.join() !== known?.join()) {
    setKnown(now);
    if (known !== null && now.some((sign) => !known.includes(sign))) setChanges(changes + 1);
  }
  return changes;
}
