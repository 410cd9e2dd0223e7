import type { PaymentKind } from '@ghar/domain/queries';
import { sumDirhams } from '@ghar/domain/money/money';
import { REVENUE_STATUSES, type OrderStatus } from '@ghar/domain/order/status';

/** How many orders, and what they come to in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** A value, and the one of the time before. */
export type Compared<Value> = { readonly now: Value; readonly before: Value };

/**
 * The orders that no revenue comes from, in as few parts as the figures allow. Pending ones are
 * counted as a whole.
 */
export const NOT_SOLD = {
  testConfirmed: { statuses: ['confirmed'], kind: 'test' },
  testDelivered: { statuses: ['delivered'], kind: 'test' },
  testOthers: { statuses: ['shipped', 'cancelled'], kind: 'test' },
  unpaidDelivered: { statuses: ['delivered'], kind: 'unpaid' },
  unpaidOthers: { statuses: ['confirmed', 'shipped', 'cancelled'], kind: 'unpaid' },
} as const satisfies Readonly<
  Record<string, { statuses: readonly OrderStatus[]; kind: PaymentKind }>
>;
export type NotSold = keyof typeof NOT_SOLD;

/** All orders, and the refunds of paid ones without test payments. */
export type OrderFigures = {
  readonly pending: number;
  readonly paid: Readonly<Record<OrderStatus, Amounts>>;
  readonly notSold: Readonly<Record<NotSold, Amounts>>;
  readonly refunded: {
    /** Of orders that count as revenue. */
    readonly sold: Amounts;
    readonly cancelled: Amounts;
  };
};

/** Amounts are in dirhams, without test payments. */
export type OrderSummary = {
  readonly total: number;
  /** Of them those that were paid by a test. */
  readonly tests: number;
  /** Paid and not cancelled, less refunds. */
  readonly revenue: number;
  readonly refunded: number;
  /** Paid for cancelled orders and not refunded yet. */
  readonly owed: number;
  readonly pending: number;
  readonly completed: number;
  /** Paid and not confirmed. */
  readonly unconfirmed: number;
  /** Paid, confirmed and not shipped yet. */
  readonly toShip: number;
  /** The same, paid by a test: nothing to ship. */
  readonly testsToShip: number;
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
export function summariseOrders({ pending, paid, notSold, refunded }: OrderFigures): OrderSummary {
  const all = sumOf([...Object.values(paid), ...Object.values(notSold)]).count;
  // Pending orders that are paid are in both.
  const total = all + pending - paid.pending.count;
  const { testConfirmed, testDelivered, testOthers, unpaidDelivered } = notSold;
  const completed = sumOf([paid.delivered, testDelivered, unpaidDelivered]).count;
  const sold = sumOf(REVENUE_STATUSES.map((status) => paid[status]));
  const revenue = differenceOf(sold, refunded.sold);
  return {
    total,
    tests: sumOf([testConfirmed, testDelivered, testOthers]).count,
    revenue,
    refunded: sumOf([refunded.sold, refunded.cancelled]).sum,
    owed: Math.max(0, differenceOf(paid.cancelled, refunded.cancelled)),
    pending,
    completed,
    unconfirmed: paid.pending.count,
    toShip: paid.confirmed.count,
    testsToShip: testConfirmed.count,
    successRate: Math.round(ratio(completed, total) * 100),
    averageValue: Math.round(ratio(revenue, sold.count)),
  };
}

/** How much a figure has changed, in percent of the one before and without its sign; null for nothing before. */
export const percentOf = ({ now, before }: Compared<number>): number | null =>
  before === 0 ? null : Math.round((Math.abs(now - before) / Math.abs(before)) * 100);
