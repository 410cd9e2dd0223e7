import { orderSchema } from '@ghar/domain/order/order';
import { orderSearch, SEARCHABLE_FIELDS } from '@ghar/domain/order/order-search';
import { ordersFound, type OrderFilters } from '@ghar/domain/queries';
import * as v from 'valibot';
import type { Condition } from '../../firebase/pages.ts';

const searchableSchema = v.pick(orderSchema, SEARCHABLE_FIELDS);

let last = { input: '', search: orderSearch('') };
/** {@link orderSearch}; a list asks for the same text several times while it is drawn. */
export function readSearch(input: string): typeof last.search {
  if (input !== last.input) last = { input, search: orderSearch(input) };
  return last.search;
}

/**
 * What a search asks the database, newest first, and what its answer has to be looked through for:
 * undefined where the database says it all. Null where nothing legible was typed. For `useLivePage`.
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
