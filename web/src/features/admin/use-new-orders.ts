import { orderSchema } from '@ghar/domain/order';
import { ordersMatching } from '@ghar/domain/queries';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useLiveList } from '../../firebase/live-documents.ts';

const arrivalSchema = v.pick(orderSchema, ['created_at']);

/**
 * How many orders have arrived since the panel was opened, in any of its sections. The first page of
 * all orders shows them: from there they are no longer new.
 */
export function useNewOrders(): number {
  const live = useLiveList(ordersMatching({}), arrivalSchema, { limit: 1 });
  const { pathname, search } = useLocation();
  const isShown = pathname === '/admin/orders' && search === '';
  /** The time of the newest order; 0 where there is none yet. */
  const [newest, setNewest] = useState<number | null>(null);
  const [unseen, setUnseen] = useState(0);
  if (live.state === 'ready') {
    const last = live.value.items[0]?.created_at.getTime() ?? 0;
    if (newest === null || last > newest) {
      setNewest(last);
      if (newest !== null) setUnseen(unseen + 1);
    }
  }
  if (isShown && unseen > 0) setUnseen(0);
  return isShown ? 0 : unseen;
}
