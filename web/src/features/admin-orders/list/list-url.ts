import { isCountryCode, type CountryCode } from '@ghar/domain/contact/country';
import { isGivenBack } from '@ghar/domain/order/order-state';
import { paymentOf } from '@ghar/domain/order/payment-of';
import {
  clearedOrders,
  ordersByAmount,
  ordersMatching,
  overpaidOrders,
  type OrderFilters,
} from '@ghar/domain/queries';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  SENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@ghar/domain/order/status';
import { shopDayNamed } from '@ghar/domain/shop-day';
import * as v from 'valibot';
import { findOrders, readSearch } from '../../../components/admin/find-orders.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { owedSchema, type OwedOrder } from '../../../components/admin/waiting-counts.ts';
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

/**
 * A payment status; `cleared`: paid with money, not under review and not given back before it was sent; or `owed`:
 * something must be given back (`toGiveBack` of `paymentOf`). `awaited`: a card's payment that has not come; `cash`: to be paid on delivery, or paid
 * so; `on-delivery`: of these, not collected yet; `to-collect`: of those, the sent ones; `coming-back`: those refused at
 * the door and not back yet; `ended`: those that failed. `declined`: cards' payments that failed.
 */
export const PAYMENT_FILTERS = [
  ...PAYMENT_STATUSES,
  'cleared',
  'owed',
  'awaited',
  'cash',
  'on-delivery',
  'to-collect',
  'coming-back',
  'ended',
  'declined',
] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The payment status of the orders that a filter leaves; absent: any. */
const STATUS_OF: Readonly<Partial<Record<PaymentFilter, PaymentStatus>>> = {
  ...(Object.fromEntries(PAYMENT_STATUSES.map((status) => [status, status])) as Record<
    PaymentStatus,
    PaymentStatus
  >),
  cleared: 'paid',
  awaited: 'pending',
  'on-delivery': 'pending',
  'to-collect': 'pending',
  'coming-back': 'pending',
  ended: 'failed',
  declined: 'failed',
};
/** Filters of cash orders. */
const CASH_FILTERS = new Set<PaymentFilter | null>([
  'cash',
  'on-delivery',
  'to-collect',
  'coming-back',
  'ended',
]);
/** True iff a list has cash orders only. */
export const isOfCash = ({ payment }: Pick<OrderList, 'payment'>): boolean =>
  CASH_FILTERS.has(payment);

/** True iff a payment filter is more than a payment status or what is owed: its orders have no sums, nor an order by amount. */
export const isSpecial = ({ payment }: Pick<OrderList, 'payment'>): boolean =>
  payment === 'cleared' || payment === 'awaited' || payment === 'declined' || isOfCash({ payment });
/** Filters that only orders of one or two statuses pass, in an order of their own. */
const OF_STATUS = new Set<PaymentFilter | null>(['owed', 'to-collect', 'coming-back']);

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
}: Narrowed): 'search' | 'cleared' | 'days' | null {
  if (readSearch(search) !== null) return 'search';
  if (isSpecial({ payment })) return 'cleared';
  const others = [status ?? payment === 'owed', payment, country].filter(Boolean);
  return (from ?? to) !== null && others.length > 1 ? 'days' : null;
}

/** A list's available sorts. Excludes status if all orders have the same. */
export function sortsOf(list: Narrowed): readonly Sort[] {
  const limit = sortLimitOf(list);
  const hasOneStatus = list.status !== null || OF_STATUS.has(list.payment);
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

/** Why a list must be empty: its first day is after its last. */
export const conflictOf = ({ from, to }: OrderList): 'days' | null =>
  from !== null && to !== null && from > to ? 'days' : null;

/** The filters that the database applies. */
export function filtersOf({ status, payment, country, from, to }: OrderList): OrderFilters {
  const paid = payment === null ? undefined : STATUS_OF[payment];
  const first = from === null ? null : shopDayNamed(from);
  const last = to === null ? null : shopDayNamed(to);
  return {
    ...(status && { status }),
    ...(paid && { payment_status: paid }),
    ...(country && { country }),
    ...(first && { from: first.from }),
    ...(last && { to: last.to }),
  };
}

const isByStatus = ({ sort }: OrderList): boolean => sort.startsWith('status');

const ON_DELIVERY = { payment_method: 'cash' } as const;

/**
 * A list's queries. By status there is one per status, since the database sorts alphabetically. What is owed has those
 * that were paid and cancelled, then the overpaid ones; {@link conditionOf} filters both. What is to be collected has the
 * delivered ones, then those on their way.
 */
export function orderListQuery(list: OrderList): ListQuery {
  const filters = filtersOf(list);
  const found = findOrders(list.search, filters);
  if (found !== null) return [found.query];
  if (list.payment === 'to-collect' && list.status === null)
    return SENT_STATUSES.toReversed().flatMap((status) =>
      sortedQueries(list, { ...filters, status, ...ON_DELIVERY }),
    );
  if (list.payment === 'coming-back' && list.status === null)
    return sortedQueries(list, { ...filters, status: 'cancelled', ...ON_DELIVERY });
  if (isOfCash(list)) return sortedQueries(list, { ...filters, ...ON_DELIVERY });
  if (list.payment !== 'owed') return sortedQueries(list, filters);
  const overpaid = overpaidOrders(list.sort === 'oldest' ? 'asc' : 'desc');
  if (list.status !== null && list.status !== 'cancelled') return [overpaid];
  const cancelled = { ...filters, status: 'cancelled', payment_status: 'paid' } as const;
  return [...sortedQueries(list, cancelled), overpaid];
}

function sortedQueries(list: OrderList, filters: OrderFilters): ListQuery {
  const matching = list.payment === 'cleared' ? clearedOrders : ordersMatching;
  switch (list.sort) {
    case 'newest':
      return [matching(filters, 'desc')];
    case 'oldest':
      return [matching(filters, 'asc')];
    case 'amount-desc':
      return [ordersByAmount(filters, 'desc')];
    case 'amount-asc':
      return [ordersByAmount(filters, 'asc')];
    case 'status-asc':
      return ORDER_STATUSES.map((status) => matching({ ...filters, status }));
    case 'status-desc':
      return ORDER_STATUSES.toReversed().map((status) => matching({ ...filters, status }));
  }
}

/**
 * All orders of a list in queries whose order is stable under changes: with a query per status, an order whose
 * status changes meanwhile could be read twice or missed.
 */
export const wholeListQuery = (list: OrderList): ListQuery =>
  orderListQuery({ ...list, sort: isByStatus(list) ? 'newest' : list.sort });

type Placed = Pick<StoredOrder, 'status' | 'created_at'>;

/** Sorts the result of {@link wholeListQuery} as the list does. */
export function asSorted<One extends Placed>(list: OrderList, orders: readonly One[]): One[] {
  if (!isByStatus(list)) return [...orders];
  const statuses = list.sort === 'status-asc' ? ORDER_STATUSES : ORDER_STATUSES.toReversed();
  return statuses.flatMap((status) => orders.filter((order) => order.status === status));
}

/** True iff an order comes before another in a list that is not sorted by amount. */
export function comesBefore(list: OrderList, one: Placed, other: Placed): boolean {
  const isFirst =
    list.sort === 'oldest' ? one.created_at < other.created_at : one.created_at > other.created_at;
  return asSorted(list, isFirst ? [one, other] : [other, one])[0] === one;
}

/** Checks the conditions that the database cannot query. */
export function finderOf(list: OrderList): (order: StoredOrder) => boolean {
  const asked = readSearch(list.search);
  const check = moneyCheckOf(list);
  return (order) => (asked?.finds(order) ?? true) && (check?.(order) ?? true);
}

/** The part of the payment filter that the list's queries do not have; null if they have all of it. */
function moneyCheckOf(list: OrderList): ((order: OwedOrder) => boolean) | null {
  const { payment } = list;
  if (payment === 'owed')
    return (order) => paymentOf(order).toGiveBack > 0 && isWithin(list, order);
  if (payment === 'cleared') return isCleared;
  if (payment === 'awaited') return (order) => paymentOf(order).state === 'awaiting';
  if (payment === 'to-collect') return (order) => paymentOf(order).toCollect > 0;
  if (payment === 'coming-back') return (order) => paymentOf(order).isComingBack;
  if (payment === 'declined') return ({ payment_method }) => payment_method === 'card';
  // a search has no index for the method
  return isOfCash(list) && readSearch(list.search) !== null
    ? ({ payment_method }) => payment_method === 'cash'
    : null;
}

function isCleared(order: OwedOrder): boolean {
  const { isPaid, isTest, underReview } = paymentOf(order);
  return isPaid && !isTest && !underReview && !isGivenBack(order);
}

/** True iff an order has what the list is filtered by beside the payment. */
export function isWithin(list: OrderList, order: OwedOrder): boolean {
  const { status, country, from, to } = filtersOf(list);
  return (
    (status === undefined || order.status === status) &&
    (country === undefined || order.country === country) &&
    (from === undefined || order.created_at >= from) &&
    (to === undefined || order.created_at < to)
  );
}

/** The conditions that the database cannot query: a search beyond one word, `owed` and `cleared`. */
export function conditionOf(list: OrderList): Condition | undefined {
  const found = findOrders(list.search)?.having;
  const check = moneyCheckOf(list);
  if (check === null) return found;
  return {
    name: JSON.stringify([found?.name, list.payment, filtersOf(list)]),
    isMet: (fields, id) => {
      const read = v.safeParse(owedSchema, fields);
      return (!read.success || check(read.output)) && (found?.isMet(fields, id) ?? true);
    },
  };
}

/**
 * True iff a list has a count: it is as its queries have it, or it is of `cleared` orders outside a search, of which
 * those to leave out are few and read apart.
 */
export const isCountable = (list: OrderList): boolean =>
  conditionOf(list) === undefined ||
  (list.payment === 'cleared' && readSearch(list.search) === null);
