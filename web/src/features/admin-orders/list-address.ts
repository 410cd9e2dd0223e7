import { isCountryCode, type CountryCode } from '@ghar/domain/country';
import { orderSchema } from '@ghar/domain/order';
import { searchTerms } from '@ghar/domain/order-search';
import { owedAmount } from '@ghar/domain/owed-amount';
import { isDocumentId } from '@ghar/domain/paths';
import { ordersFound, ordersMatching, type OrderFilters } from '@ghar/domain/queries';
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus } from '@ghar/domain/status';
import * as v from 'valibot';

/** A payment status, or `owed`: paid, then cancelled, and not fully refunded. `owed` implies the order status. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, 'owed'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Which orders are listed. All of it is in the URL. */
export type OrderList = {
  /** As typed. */
  readonly search: string;
  readonly status: OrderStatus | null;
  readonly payment: PaymentFilter | null;
  readonly country: CountryCode | null;
  /** First and last day, as `2026-11-20` in the reader's time zone. */
  readonly from: string | null;
  readonly to: string | null;
  /** Ignored by a search, which lists the newest first. */
  readonly oldestFirst: boolean;
  /** The id of the last order of the page before. */
  readonly after: string | null;
};

export const SEARCH_LENGTH = 100;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** The start of a day, or of one some days later; null if there is no such day. */
function midnight(day: string, later = 0): Date | null {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const begins = new Date(year, month - 1, date);
  const isThere = year >= 2000 && begins.getMonth() === month - 1 && begins.getDate() === date;
  return isThere ? new Date(year, month - 1, date + later) : null;
}

/** The text if it is a valid day. */
export const asDay = (text: string | null): string | null =>
  text !== null && midnight(text) !== null ? text : null;

/** Parses the query of a URL; ignores invalid values. */
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
    after: after !== null && isDocumentId(after) ? after : null,
  };
}

export const ALL_ORDERS = parseOrderList(new URLSearchParams());

/** The query of the list's URL; empty for all orders. */
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

/** True iff search or filters may hide orders. */
export const isNarrowed = (list: OrderList): boolean =>
  formatOrderList({ ...list, oldestFirst: false, after: null }) !== '';

/** True iff the first day is after the last. */
export const isReversed = ({ from, to }: OrderList): boolean =>
  from !== null && to !== null && from > to;

const PAID_AND_CANCELLED = { status: 'cancelled', payment_status: 'paid' } as const;

/** The database query of a list. */
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

const conditionSchema = v.pick(orderSchema, [
  'search',
  'status',
  'payment_status',
  'payment_test',
  'total_amount',
  'refunded_amount',
]);

/** True iff an order matches the conditions that the database cannot query as well. */
export const isFound = (
  { search, payment }: OrderList,
  order: v.InferOutput<typeof conditionSchema>,
): boolean =>
  searchTerms(search).every((term) => order.search.includes(term)) &&
  (payment !== 'owed' || owedAmount(order) > 0);

/** The conditions that the database cannot query: further words of a search, and what is owed. */
export function conditionOf(list: OrderList) {
  const { search, payment } = list;
  const isAsked = payment !== 'owed' && searchTerms(search).length < 2;
  if (isAsked) return undefined;
  return {
    name: JSON.stringify([search, payment]),
    // Unreadable documents are listed as such.
    isMet: (fields: unknown) => {
      const read = v.safeParse(conditionSchema, fields);
      return !read.success || isFound(list, read.output);
    },
  };
}
