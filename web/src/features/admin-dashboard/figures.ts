import type { PaymentKind } from '@ghar/domain/queries';
import { sumDirhams } from '@ghar/domain/money/money';
import { REVENUE_STATUSES, type OrderStatus } from '@ghar/domain/order/status';

/** Number of orders and their sum in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** A value, and that of the period before. */
export type Compared<Value> = { readonly now: Value; readonly before: Value };

/** Orders without revenue, in as few queries as the figures allow. Pending ones are counted as a whole. */
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

/** All orders, and the refunds of paid ones except test payments. */
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

/** In dirhams, without test payments. */
export type OrderSummary = {
  readonly total: number;
  /** Those paid by test payments. */
  readonly tests: number;
  /** Paid and not cancelled, less refunds. */
  readonly revenue: number;
  readonly refunded: number;
  /** Paid for cancelled orders and not refunded. */
  readonly owed: number;
  readonly pending: number;
  readonly completed: number;
  /** Paid, not confirmed. */
  readonly unconfirmed: number;
  /** Paid, confirmed, not shipped. */
  readonly toShip: number;
  /** The same for test payments, which are not shipped. */
  readonly testsToShip: number;
  /** Delivered orders in percent, rounded; 0 without orders. */
  readonly successRate: number;
  /** Revenue per order that counts as revenue, rounded; 0 without orders. */
  readonly averageValue: number;
};

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const sumOf = (parts: readonly Amounts[]): Amounts => ({
  count: parts.reduce((all, { count }) => all + count, 0),
  sum: sumDirhams(parts.map(({ sum }) => sum)),
});

/** In dirhams. */
export const differenceOf = ({ sum }: Amounts, other: Amounts): number =>
  sumDirhams([sum, -other.sum]);

/** The dashboard's figures (specification, section 2). */
export function summariseOrders({ pending, paid, notSold, refunded }: OrderFigures): OrderSummary {
  const all = sumOf([...Object.values(paid), ...Object.values(notSold)]).count;
  // Paid pending orders are in both.
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

/** The change in percent of the earlier value, unsigned; null if that is 0. */
export const percentOf = ({ now, before }: Compared<number>): number | null =>
  before === 0 ? null : Math.round((Math.abs(now - before) / Math.abs(before)) * 100);
