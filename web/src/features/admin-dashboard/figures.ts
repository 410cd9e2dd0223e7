import { sumDirhams } from '@ghar/domain/money';
import { REVENUE_STATUSES, type OrderStatus } from '@ghar/domain/status';

/** How many orders, and what they come to in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** A value, and the one of the time before. */
export type Compared<Value> = { readonly now: Value; readonly before: Value };

/** The statuses that are counted one by one, and those of which only the total is shown. */
export const STATUS_GROUPS = {
  pending: ['pending'],
  confirmed: ['confirmed'],
  delivered: ['delivered'],
  others: ['shipped', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type StatusGroup = keyof typeof STATUS_GROUPS;

/** All orders, each counted once, and the refunds of paid ones without test payments. */
export type OrderFigures = {
  readonly paid: Readonly<Record<OrderStatus, Amounts>>;
  readonly test: Readonly<Record<StatusGroup, Amounts>>;
  readonly unpaid: Readonly<Record<StatusGroup, Amounts>>;
  readonly refunded: {
    /** Of orders that count as revenue. */
    readonly sold: Amounts;
    readonly cancelled: Amounts;
  };
};

/** Amounts are in dirhams, without test payments. */
export type OrderSummary = {
  readonly total: number;
  /** Paid and not cancelled, less refunds. */
  readonly revenue: number;
  readonly refunded: number;
  /** Paid for cancelled orders and not refunded yet. */
  readonly owed: number;
  readonly pending: number;
  readonly completed: number;
  /** Paid and not shipped yet. Includes test orders, as the list that it links to does. */
  readonly toShip: number;
  /** The share of delivered orders in percent, rounded; 0 without orders. */
  readonly successRate: number;
  /** Revenue per order that counts as revenue, rounded; 0 without orders. */
  readonly averageValue: number;
};

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const sumOf = (parts: readonly Amounts[]): Amounts => ({
  count: parts.reduce((all, { count }) => all + count, 0),
  sum: sumDirhams(parts.map(({ sum }) => sum)),
});

/** The difference of two sums, in dirhams. */
export const differenceOf = ({ sum }: Amounts, other: Amounts): number =>
  sumDirhams([sum, -other.sum]);

/** The figures of the dashboard (specification, section 2). */
export function summariseOrders({ paid, test, unpaid, refunded }: OrderFigures): OrderSummary {
  const count = (status: OrderStatus & StatusGroup): number =>
    sumOf([paid[status], test[status], unpaid[status]]).count;
  const total = sumOf([paid, test, unpaid].flatMap((kind) => Object.values(kind))).count;
  const sold = sumOf(REVENUE_STATUSES.map((status) => paid[status]));
  const revenue = differenceOf(sold, refunded.sold);
  return {
    total,
    revenue,
    refunded: sumOf([refunded.sold, refunded.cancelled]).sum,
    owed: Math.max(0, differenceOf(paid.cancelled, refunded.cancelled)),
    pending: count('pending'),
    completed: count('delivered'),
    toShip: paid.confirmed.count + test.confirmed.count,
    successRate: Math.round(ratio(count('delivered'), total) * 100),
    averageValue: Math.round(ratio(revenue, sold.count)),
  };
}

/** How much a figure has changed, in percent of the one before and without its sign; null for nothing before. */
export const percentOf = ({ now, before }: Compared<number>): number | null =>
  before === 0 ? null : Math.round((Math.abs(now - before) / Math.abs(before)) * 100);
