import { orderSchema } from '@ghar/domain/order/order';
import type { Listed } from '../../../firebase/live-documents.ts';
import { allPages } from '../../../firebase/pages.ts';
import { finderOf, wholeListQuery, type OrderList } from './list-url.ts';

/** Orders per read of a whole list. */
const BATCH = 250;

/** All orders of a list, across pages, in batches with the ids of unreadable ones. @throws FirebaseError */
export async function* wholeList(list: OrderList): AsyncIterable<Listed<typeof orderSchema>> {
  const isFound = finderOf(list);
  // an order may be in two of the queries
  const seen = new Set<string>();
  for (const query of wholeListQuery(list))
    for await (const { items, unreadable } of allPages(query, orderSchema, BATCH)) {
      const found = items.filter((order) => isFound(order) && !seen.has(order.id));
      for (const { id } of found) seen.add(id);
      yield { items: found, unreadable };
    }
}
