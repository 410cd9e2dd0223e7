import { isCountryCode, type CountryCode } from '@ghar/domain/contact/country';
import { orderSchema } from '@ghar/domain/order/order';
import { MONEY_FIELDS, paymentOf } from '@ghar/domain/order/payment-of';
import { ordersByAmount, ordersMatching, type OrderFilters } from '@ghar/domain/queries';
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus } from '@ghar/domain/order/status';
import { shopDayNamed } from '@ghar/domain/shop-day';
import * as v from 'valibot';
import { findOrders, readSearch } from '../../../components/admin/find-orders.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import type { Condition, ListQuery } from '../../../firebase/pages.ts';
import { parsePlace } from '../../../firebase/place.ts';

/** By time, amount or status (newest first within a status). */
export const SORTS = [
  'newest',
  'oldest',
  'amount-desc',
  'amount-asc',
  'status-asc',
  'status-desc',
] as const;
export type Sort = (typeof SORTS)[number];

/** A payment status, or `owed`: paid, then cancelled, and not fully refunded. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, 'owed'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The list's filters, sorting and page; all of it is in the URL. */
export type OrderList = {
  /** As typed. */
  readonly search: string;
  readonly status: OrderStatus | null;
  readonly payment: PaymentFilter | null;
  readonly country: CountryCode | null;
  /** First and last day, as `2026-11-20` in the shop's zone. */
  readonly from: string | null;
  readonly to: string | null;
  /** One of {@link sortsOf}. */
  readonly sort: Sort;
  /** Cursor: the last order of the previous page. */
  readonly after: string | null;
};

export const SEARCH_LENGTH = 100;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** The text if it is a valid day. */
export const asDay = (text: string | null): string | null =>
  text !== null && shopDayNamed(text) !== null ? text : null;

/** Parses a URL's query; ignores invalid values. */
export function parseOrderList(params: URLSearchParams): OrderList {
  const search = (params.get('q') ?? '').slice(0, SEARCH_LENGTH);
  const country = params.get('country');
  const after = params.get('after');
  const narrowed = {
    search,
    status: oneOf(ORDER_STATUSES, params.get('status')),
    payment: oneOf(PAYMENT_FILTERS, params.get('payment')),
    country: isCountryCode(country) ? country : null,
    from: asDay(params.get('from')),
    to: asDay(params.get('to')),
  };
  return {
    ...narrowed,
    sort: oneOf(sortsOf(narrowed), params.get('sort')) ?? 'newest',
    after: after !== null && parsePlace(after) ? after : null,
  };
}

type Narrowed = Omit<OrderList, 'sort' | 'after'>;

/** Why a list cannot use every sort: it would take too many indexes. */
export function sortLimitOf({
  search,
  status,
  payment,
  country,
  from,
  to,
}: Narrowed): 'search' | 'days' | null {
  if (readSearch(search) !== null) return 'search';
  const others = [status ?? payment === 'owed', payment, country].filter(Boolean);
  return (from ?? to) !== null && others.length > 1 ? 'days' : null;
}

/** A list's available sorts. Excludes status if all orders have the same. */
export function sortsOf(list: Narrowed): readonly Sort[] {
  const limit = sortLimitOf(list);
  const hasOneStatus = list.status !== null || list.payment === 'owed';
  return SORTS.filter((sort) => {
    if (sort === 'newest') return true;
    if (limit === 'search' || (sort.startsWith('status') && hasOneStatus)) return false;
    return limit === null || !sort.startsWith('amount');
  });
}

/** The list with other filters, from its first page; sorted by time if its sort is unavailable. */
export function narrowedTo(list: OrderList, part: Partial<Narrowed>): OrderList {
  const next = { ...list, ...part, after: null };
  return { ...next, sort: oneOf(sortsOf(next), list.sort) ?? 'newest' };
}

export const ALL_ORDERS = parseOrderList(new URLSearchParams());

/** The list's URL query; empty for all orders. */
export function formatOrderList(list: OrderList): string {
  const params = new URLSearchParams();
  const parts = [
    ['q', list.search.trim()],
    ['status', list.status],
    ['payment', list.payment],
    ['country', list.country],
    ['from', list.from],
    ['to', list.to],
    ['sort', list.sort === 'newest' ? null : list.sort],
    ['after', list.after],
  ] as const;
  for (const [name, value] of parts) if (value) params.set(name, value);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** True iff search or filters may hide orders. */
export const isNarrowed = (list: OrderList): boolean =>
  formatOrderList({ ...list, sort: 'newest', after: null }) !== '';

/** Why a list must be empty: its first day is after its last, or `owed` excludes the chosen status. */
export function conflictOf({ from, to, status, payment }: OrderList): 'days' | 'owed' | null {
  if (from !== null && to !== null && from > to) return 'days';
  return payment === 'owed' && status !== null && status !== 'cancelled' ? 'owed' : null;
}

function filtersOf({ status, payment, country, from, to }: OrderList): OrderFilters {
  const first = from === null ? null : shopDayNamed(from);
  const last = to === null ? null : shopDayNamed(to);
  return {
    ...(status && { status }),
    ...(payment &&
      (payment === 'owed'
        ? { status: status ?? 'cancelled', payment_status: 'paid' }
        : { payment_status: payment })),
    ...(country && { country }),
    ...(first && { from: first.from }),
    ...(last && { to: last.to }),
  };
}

const isByStatus = ({ sort }: OrderList): boolean => sort.startsWith('status');

/** A list's queries. By status there is one per status, since the database sorts alphabetically. */
export function orderListQuery(list: OrderList): ListQuery {
  const filters = filtersOf(list);
  const found = findOrders(list.search, filters);
  if (found !== null) return [found.query];
  switch (list.sort) {
    case 'newest':
      return [ordersMatching(filters, 'desc')];
    case 'oldest':
      return [ordersMatching(filters, 'asc')];
    case 'amount-desc':
      return [ordersByAmount(filters, 'desc')];
    case 'amount-asc':
      return [ordersByAmount(filters, 'asc')];
    case 'status-asc':
      return ORDER_STATUSES.map((status) => ordersMatching({ ...filters, status }));
    case 'status-desc':
      return ORDER_STATUSES.toReversed().map((status) => ordersMatching({ ...filters, status }));
  }
}

/**
 * All orders of a list in one query, whose order is stable under changes: with a query per status, an order whose
 * status changes meanwhile could be read twice or missed.
 */
export function wholeListQuery(list: OrderList): ListQuery[number] {
  const [query] = orderListQuery({ ...list, sort: isByStatus(list) ? 'newest' : list.sort });
  return query!;
}

/** Sorts the result of {@link wholeListQuery} as the list does. */
export function asSorted(list: OrderList, orders: readonly StoredOrder[]): StoredOrder[] {
  if (!isByStatus(list)) return [...orders];
  const statuses = list.sort === 'status-asc' ? ORDER_STATUSES : ORDER_STATUSES.toReversed();
  return statuses.flatMap((status) => orders.filter((order) => order.status === status));
}

/** Checks the conditions that the database cannot query. */
export function finderOf({ search, payment }: OrderList): (order: StoredOrder) => boolean {
  const asked = readSearch(search);
  return (order) =>
    (asked?.finds(order) ?? true) && (payment !== 'owed' || paymentOf(order).owed > 0);
}

const moneySchema = v.pick(orderSchema, MONEY_FIELDS);

/** The conditions that the database cannot query: a search beyond one word, and `owed`. */
export function conditionOf({ search, payment }: OrderList): Condition | undefined {
  const found = findOrders(search)?.having;
  if (payment !== 'owed') return found;
  return {
    name: JSON.stringify([found?.name, payment]),
    isMet: (fields, id) => {
      const read = v.safeParse(moneySchema, fields);
      return (
        (!read.success || paymentOf(read.output).owed > 0) && (found?.isMet(fields, id) ?? true)
      );
    },
  };
}
