import { orderSchema } from '@ghar/domain/order/order';
import { orderSearch, SEARCHABLE_FIELDS } from '@ghar/domain/order/order-search';
import { ordersFound, type OrderFilters } from '@ghar/domain/queries';
import * as v from 'valibot';
import type { Condition } from '../../firebase/pages.ts';

const searchableSchema = v.pick(orderSchema, SEARCHABLE_FIELDS);

let last = { input: '', search: orderSearch('') };
/** {@link orderSearch}, memoised: a list parses the same text repeatedly while rendering. */
export function readSearch(input: string): typeof last.search {
  if (input !== last.input) last = { input, search: orderSearch(input) };
  return last.search;
}

/**
 * A search's query, newest first, and the filter for its results; undefined if the query is exact. Null if no letter or
 * digit was typed. For `useLivePage`.
 */
export function findOrders(input: string, filters: OrderFilters = {}) {
  const search = readSearch(input);
  if (search === null) return null;
  const having: Condition = {
    name: input,
    // unreadable documents are listed as such
    isMet: (fields, id) => {
      const read = v.safeParse(searchableSchema, fields);
      return !read.success || search.finds({ ...read.output, id });
    },
  };
  return {
    query: ordersFound(search.tokens, filters),
    having: search.isExact ? undefined : having,
  };
}
