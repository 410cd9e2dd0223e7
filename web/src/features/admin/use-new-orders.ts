import { orderSchema } from '@ghar/domain/order';
import { ordersMatching } from '@ghar/domain/queries';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useLiveList } from '../../firebase/live-documents.ts';

const arrivalSchema = v.pick(orderSchema, ['created_at']);

/** How many orders that arrive together are told apart; each is a read when the panel opens. */
const WATCHED = 3;

/**
 * How many orders have arrived since the panel was opened, in any of its sections. The first page of
 * all orders shows them: from there they are no longer new.
 */
export function useNewOrders(): number {
  const live = useLiveList(ordersMatching({}), arrivalSchema, { limit: WATCHED });
  const { pathname, search } = useLocation();
  const isShown = pathname === '/admin/orders' && search === '';
  const [newest, setNewest] = useState<number | null>(null);
  const [unseen, setUnseen] = useState(0);
  if (live.state === 'ready') {
    const times = live.value.items.map(({ created_at }) => created_at.getTime());
    const last = Math.max(0, ...times);
    if (newest === null || last > newest) {
      setNewest(last);
      if (newest !== null) setUnseen(unseen + times.filter((time) => time > newest).length);
    }
  }
  if (isShown && unseen > 0) setUnseen(0);
  return isShown ? 0 : unseen;
}
