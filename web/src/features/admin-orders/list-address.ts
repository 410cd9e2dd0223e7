import { isCountryCode, type CountryCode } from '@ghar/domain/country';
import { searchTerms } from '@ghar/domain/order-search';
import { ordersFound, ordersMatching, type OrderFilters } from '@ghar/domain/queries';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@ghar/domain/status';

/** Which orders are listed: all of it stands in the address. */
export type OrderList = {
  /** As it was typed. */
  readonly search: string;
  readonly status: OrderStatus | null;
  readonly payment: PaymentStatus | null;
  readonly country: CountryCode | null;
  /** The first day and the last, as `2026-11-20`, where the reader is. */
  readonly from: string | null;
  readonly to: string | null;
  /** A search is answered with the newest first. */
  readonly oldestFirst: boolean;
  /** The id of the order that the page comes after. */
  readonly after: string | null;
};

export const ALL_ORDERS: OrderList = {
  search: '',
  status: null,
  payment: null,
  country: null,
  from: null,
  to: null,
  oldestFirst: false,
  after: null,
};

export const SEARCH_LENGTH = 100;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** The midnight that a day begins with, or one some days later; null where there is no such day. */
function midnight(day: string, later = 0): Date | null {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const begins = new Date(year, month - 1, date);
  const isThere = year >= 2000 && begins.getMonth() === month - 1 && begins.getDate() === date;
  return isThere ? new Date(year, month - 1, date + later) : null;
}

/** The text, if it is a day that a shop may have had. */
export const asDay = (text: string | null): string | null =>
  text !== null && midnight(text) !== null ? text : null;

/** True iff a document may have that id: an address may hold anything. */
export const isOrderId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** Reads an address, which anybody may have written: what is no answer to its question is left out. */
export function parseOrderList(params: URLSearchParams): OrderList {
  const search = (params.get('q') ?? '').slice(0, SEARCH_LENGTH);
  const country = params.get('country');
  const after = params.get('after');
  return {
    search,
    status: oneOf(ORDER_STATUSES, params.get('status')),
    payment: oneOf(PAYMENT_STATUSES, params.get('payment')),
    country: isCountryCode(country) ? country : null,
    from: asDay(params.get('from')),
    to: asDay(params.get('to')),
    oldestFirst: params.get('sort') === 'oldest' && searchTerms(search).length === 0,
    after: after !== null && isOrderId(after) ? after : null,
  };
}

/** The part of the address that says which orders are listed; empty for all of them. */
export function formatOrderList(list: OrderList): string {
  const params = new URLSearchParams();
  const parts = [
    ['q', list.search.trim()],
    ['status', list.status],
    ['payment', list.payment],
    ['country', list.country],
    ['from', list.from],
    ['to', list.to],
    ['sort', list.oldestFirst ? 'oldest' : null],
    ['after', list.after],
  ] as const;
  for (const [name, value] of parts) if (value) params.set(name, value);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** True iff the list may lack orders that there are, on whatever page it is. */
export const isNarrowed = (list: OrderList): boolean =>
  formatOrderList({ ...list, oldestFirst: false, after: null }) !== '';

/** True iff nothing can be between the days. */
export const isReversed = ({ from, to }: OrderList): boolean =>
  from !== null && to !== null && from > to;

/** What the database is asked for a list. */
export function orderListQuery({
  search,
  status,
  payment,
  country,
  from,
  to,
  oldestFirst,
}: OrderList) {
  const first = from === null ? null : midnight(from);
  const end = to === null ? null : midnight(to, 1);
  const filters: OrderFilters = {
    ...(status && { status }),
    ...(payment && { payment_status: payment }),
    ...(country && { country }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
  const [token] = searchTerms(search);
  return token === undefined
    ? ordersMatching(filters, oldestFirst ? 'asc' : 'desc')
    : ordersFound(token, filters);
}

/** What the orders of a list must have besides what the database is asked for: the further words of a search. */
export function furtherTerms({ search }: OrderList): readonly ['search', string[]] | undefined {
  const [, ...others] = searchTerms(search);
  return others.length > 0 ? ['search', others] : undefined;
}

/** True iff an order has all that is searched for, not only what the database is asked for. */
export const isFound = ({ search }: OrderList, order: { search: readonly string[] }): boolean =>
  searchTerms(search).every((term) => order.search.includes(term));
