import { placeBefore, placesAfter } from '../../../firebase/pages.ts';
import { isCountable, orderListQuery, sortLimitOf, type OrderList } from './list-url.ts';
import { MAX_COUNTED, type ListNumbers } from './use-list-numbers.ts';

export const PAGE_SIZE = 25;
/** Page links shown on each side; a jump reads the pages it skips. */
const NEAR = 2;

/** The `after` cursor of each known page before this one, kept in the history state, not in the URL. */
export type Trail = readonly (string | null)[];

/** A page's cursor, and those before it. */
export type PageLink = { readonly after: string | null; readonly trail: Trail };

/** The current page. */
export type Here = {
  readonly list: OrderList;
  readonly trail: Trail;
  /** The next page's cursor; null on the last page. */
  readonly next: string | null;
};

/** The page's number and the last known one; null if unknown. */
export function pageNumbers({ list, next }: Here, numbers: ListNumbers | null) {
  if (numbers === null || numbers.before >= MAX_COUNTED) return null;
  const { before, total } = numbers;
  // new orders may have shifted it
  const page = list.after === null ? 1 : Math.max(1, Math.round(before / PAGE_SIZE)) + 1;
  const left = Math.ceil((total - before) / PAGE_SIZE) - 1;
  return { page, last: page + Math.max(next === null ? 0 : 1, left) };
}

/** Page numbers near a page. */
export const nearPages = (page: number, last: number): number[] =>
  Array.from({ length: 2 * NEAR + 1 }, (_, index) => page - NEAR + index).filter(
    (one) => one >= 1 && one <= last,
  );

/** The page `steps` away (negative: back); null if its cursor is unknown. */
export function knownPage({ list, trail, next }: Here, steps: number): PageLink | null {
  if (steps === 0) return { after: list.after, trail };
  if (steps === 1 && next !== null) return { after: next, trail: [...trail, list.after] };
  const after = steps < 0 ? trail.at(steps) : undefined;
  return after === undefined ? null : { after, trail: trail.slice(0, steps) };
}

/** True iff a list can be read backwards. Searches lack the index; others that are filtered here have no count. */
export const isReversible = (list: OrderList): boolean =>
  sortLimitOf(list) !== 'search' && isCountable(list);

/** Finds the page `steps` away by reading those between. @throws FirebaseError */
export async function findPage({ list, trail }: Here, steps: number): Promise<PageLink> {
  const query = orderListQuery(list);
  if (steps < 0)
    return { after: await placeBefore(query, list.after, -steps * PAGE_SIZE), trail: [] };
  const passed = await placesAfter(query, list.after, steps * PAGE_SIZE);
  const ends = passed.filter((_, index) => (index + 1) % PAGE_SIZE === 0);
  const afters = [list.after, ...ends];
  return { after: afters.at(-1)!, trail: [...trail, ...afters.slice(0, -1)] };
}

/** Finds the last page: the remainder after full pages. @throws FirebaseError */
export async function findLastPage(
  list: OrderList,
  numbers: ListNumbers | null,
): Promise<PageLink> {
  const isCounted = numbers !== null && numbers.total < MAX_COUNTED;
  const left = (isCounted && numbers.total % PAGE_SIZE) || PAGE_SIZE;
  return { after: await placeBefore(orderListQuery(list), null, left + 1), trail: [] };
}
