import { isCountryCode, type CountryCode } from '@ghar/domain/country';
import { orderSchema } from '@ghar/domain/order';
import { searchTerms } from '@ghar/domain/order-search';
import { owedAmount } from '@ghar/domain/owed-amount';
import { ordersFound, ordersMatching, type OrderFilters } from '@ghar/domain/queries';
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus } from '@ghar/domain/status';
import * as v from 'valibot';

/** A payment's status, or `owed`: paid for, cancelled since, and not refunded. That says a status as well. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, 'owed'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Which orders are listed: all of it stands in the address. */
export type OrderList = {
  /** As it was typed. */
  readonly search: string;
  readonly status: OrderStatus | null;
  readonly payment: PaymentFilter | null;
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
  const payment = oneOf(PAYMENT_FILTERS, params.get('payment'));
  return {
    search,
    status: payment === 'owed' ? null : oneOf(ORDER_STATUSES, params.get('status')),
    payment,
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

const PAID_AND_CANCELLED = { status: 'cancelled', payment_status: 'paid' } as const;

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
    ...(payment && (payment === 'owed' ? PAID_AND_CANCELLED : { payment_status: payment })),
    ...(country && { country }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
  const [token] = searchTerms(search);
  return token === undefined
    ? ordersMatching(filters, oldestFirst ? 'asc' : 'desc')
    : ordersFound(token, filters);
}

const lookedAtSchema = v.pick(orderSchema, [
  'search',
  'status',
  'payment_status',
  'payment_test',
  'total_amount',
  'refunded_amount',
]);

/** True iff an order has all that is asked for, not only what the database is asked for. */
export const isFound = (
  { search, payment }: OrderList,
  order: v.InferOutput<typeof lookedAtSchema>,
): boolean =>
  searchTerms(search).every((term) => order.search.includes(term)) &&
  (payment !== 'owed' || owedAmount(order) > 0);

/** What the database cannot be asked for: the further words of a search, and what is owed. */
export function conditionOf(list: OrderList) {
  const { search, payment } = list;
  const isAsked = payment !== 'owed' && searchTerms(search).length < 2;
  if (isAsked) return undefined;
  return {
    name: JSON.stringify([search, payment]),
    // what cannot be read is shown as such
    isMet: (fields: unknown) => {
      const read = v.safeParse(lookedAtSchema, fields);
      return !read.success || isFound(list, read.output);
    },
  };
}
