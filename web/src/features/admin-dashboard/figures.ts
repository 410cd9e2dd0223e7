import { sumDirhams } from '@ghar/domain/money';
import type { PaymentKind } from '@ghar/domain/queries';
import { ORDER_STATUSES, REVENUE_STATUSES, type OrderStatus } from '@ghar/domain/status';

/** How many orders, and what they come to in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** The orders of one status, by payment. */
export type StatusFigures = Readonly<Record<PaymentKind, Amounts>>;

/** All orders, each counted once, and the refunds of paid ones without test payments. */
export type OrderFigures = {
  readonly orders: Readonly<Record<OrderStatus, StatusFigures>>;
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
export function summariseOrders({ orders, refunded }: OrderFigures): OrderSummary {
  const count = (status: OrderStatus): number => sumOf(Object.values(orders[status])).count;
  const total = ORDER_STATUSES.reduce((all, status) => all + count(status), 0);
  const sold = sumOf(REVENUE_STATUSES.map((status) => orders[status].paid));
  const revenue = differenceOf(sold, refunded.sold);
  return {
    total,
    revenue,
    refunded: sumOf([refunded.sold, refunded.cancelled]).sum,
    owed: Math.max(0, differenceOf(orders.cancelled.paid, refunded.cancelled)),
    pending: count('pending'),
    completed: count('delivered'),
    toShip: orders.confirmed.paid.count + orders.confirmed.test.count,
    successRate: Math.round(ratio(count('delivered'), total) * 100),
    averageValue: Math.round(ratio(revenue, sold.count)),
  };
}
