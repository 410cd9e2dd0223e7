import { useState } from 'react';
import type { orderSchema } from '@ghar/domain/order/order';
import { orderPath } from '@ghar/domain/paths';
import { owedSchema, type OwedOrder } from '../../../components/admin/waiting-counts.ts';
import { readGivenBack } from '../../../components/admin/waiting-readings.ts';
import { countAtMost } from '../../../firebase/aggregates.ts';
import { fetchDocument } from '../../../firebase/fetch-documents.ts';
import { useLive } from '../../../firebase/live.ts';
import { countUpTo, type Page } from '../../../firebase/pages.ts';
import { parsePlace } from '../../../firebase/place.ts';
import { comesBefore, isCountable, isWithin, orderListQuery, type OrderList } from './list-url.ts';

/** Maximum counted by one read; a list with this count may have more. */
export const MAX_COUNTED = 1000;

export type ListNumbers = {
  /** Orders on earlier pages; MAX_COUNTED may be more. */
  readonly before: number;
  /** All orders of the list; MAX_COUNTED may be more. */
  readonly total: number;
};

/** The order that a page follows; null for the first page. @throws FirebaseError */
async function orderBefore({ after }: OrderList): Promise<OwedOrder | null> {
  const place = after === null ? null : parsePlace(after);
  return place && fetchDocument(orderPath(place.id), owedSchema);
}

/** Counts a list, without what its query has and its condition leaves out. @throws FirebaseError */
async function countList(list: OrderList): Promise<ListNumbers> {
  const [all] = orderListQuery({ ...list, sort: 'newest' });
  const [total, before, givenBack] = await Promise.all([
    countAtMost(all!, MAX_COUNTED),
    list.after === null ? 0 : countUpTo(orderListQuery(list), list.after, MAX_COUNTED),
    list.payment === 'cleared' ? readGivenBack() : [],
  ]);
  const leftOut = givenBack.filter((order) => isWithin(list, order));
  const last = leftOut.length === 0 ? null : await orderBefore(list);
  const passed = leftOut.filter((order) => last !== null && comesBefore(list, order, last));
  const less = (counted: number, { length }: readonly unknown[]): number =>
    counted < MAX_COUNTED ? counted - length : counted;
  return { before: less(before, passed), total: less(total, leftOut) };
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
 * that have no count ({@link isCountable}).
 * @param page null while loading.
 */
export function useListNumbers(
  list: OrderList,
  page: Page<typeof orderSchema> | null,
): ListNumbers | null {
  const ids = page && [...page.items.map(({ id }) => id), ...page.unreadable];
  const revision = useRevision(ids && ids.join());
  const whole = list.after === null && page?.next === null ? ids : null;
  const isCounted = ids !== null && whole === null && isCountable(list);
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
