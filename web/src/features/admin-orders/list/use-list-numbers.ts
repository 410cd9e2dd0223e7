import { useState } from 'react';
import type { orderSchema } from '@ghar/domain/order/order';
import { countAtMost } from '../../../firebase/aggregates.ts';
import { useLive } from '../../../firebase/live.ts';
import { countUpTo, type Page } from '../../../firebase/pages.ts';
import { conditionOf, orderListQuery, type OrderList } from './list-url.ts';

/** Maximum counted by one read; a list with this count may have more. */
export const MAX_COUNTED = 1000;

export type ListNumbers = {
  /** Orders on earlier pages; MAX_COUNTED may be more. */
  readonly before: number;
  /** All orders of the list; MAX_COUNTED may be more. */
  readonly total: number;
};

/** @throws FirebaseError */
async function countList(list: OrderList): Promise<ListNumbers> {
  const [all] = orderListQuery({ ...list, sort: 'newest' });
  const [total, before] = await Promise.all([
    countAtMost(all!, MAX_COUNTED),
    list.after === null ? 0 : countUpTo(orderListQuery(list), list.after, MAX_COUNTED),
  ]);
  return { before, total };
}

/** Number of changes of the text since its first value. */
function useRevision(text: string | null): number {
  const [seen, setSeen] = useState({ text, revision: 0 });
  if (text !== null && text !== seen.text)
    setSeen({ text, revision: seen.text === null ? 0 : seen.revision + 1 });
  return seen.revision;
}

/**
 * A page's position in its list, and the list's length. Costs one read (two after the first page), again when an order
 * enters or leaves the page; none if the page is the whole list. Null while loading, after a failure, and for lists
 * filtered in the client.
 * @param page null while loading.
 */
export function useListNumbers(
  list: OrderList,
  page: Page<typeof orderSchema> | null,
): ListNumbers | null {
  const ids = page && [...page.items.map(({ id }) => id), ...page.unreadable];
  const revision = useRevision(ids && ids.join());
  const whole = list.after === null && page?.next === null ? ids : null;
  const isCounted = ids !== null && whole === null && conditionOf(list) === undefined;
  const counted = useLive<ListNumbers | null>(
    `count ${JSON.stringify([isCounted, list, revision])}`,
    (onValue, onFailure) => {
      if (isCounted) countList(list).then(onValue, onFailure);
      else onValue(null);
      return () => {};
    },
  );
  /** Shown while the next ones load. */
  const [last, setLast] = useState<ListNumbers | null>(null);
  const known = counted.state === 'ready' ? counted.value : last;
  if (known !== last) setLast(known);
  return whole ? { before: 0, total: whole.length } : known;
}
