import { sumDirhams } from '@ghar/domain/money';
import type { PaymentKind } from '@ghar/domain/queries';
import { ORDER_STATUSES, REVENUE_STATUSES, type OrderStatus } from '@ghar/domain/status';

/** How many orders, and what they come to in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** The orders of a status by how they were paid. */
export type StatusFigures = Readonly<Record<PaymentKind, Amounts>>;

/** All orders, each in one place; and what was refunded of the paid ones, test payments left out. */
export type OrderFigures = {
  readonly orders: Readonly<Record<OrderStatus, StatusFigures>>;
  readonly refunded: {
    /** Of orders whose payment is revenue. */
    readonly sold: Amounts;
    readonly cancelled: Amounts;
  };
};

/** Amounts are in dirhams; none of them counts test payments. */
export type OrderSummary = {
  readonly total: number;
  /** Of the paid orders that were not cancelled, less what was refunded of them. */
  readonly revenue: number;
  readonly refunded: number;
  /** What was paid for cancelled orders and is not refunded. */
  readonly owed: number;
  readonly pending: number;
  readonly completed: number;
  /** Paid, and not sent yet; test orders too, as in the list that it leads to. */
  readonly toShip: number;
  /** Delivered orders among all of them, in percent, rounded; 0 where there are none. */
  readonly successRate: number;
  /** The revenue for each order that it comes from, rounded; 0 where there are none. */
  readonly averageValue: number;
};

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** All of them together. */
export const together = (parts: readonly Amounts[]): Amounts => ({
  count: parts.reduce((all, { count }) => all + count, 0),
  sum: sumDirhams(parts.map(({ sum }) => sum)),
});

/** A sum in dirhams, less another one. */
export const less = ({ sum }: Amounts, other: Amounts): number => sumDirhams([sum, -other.sum]);

/** The figures of the dashboard (specification, section 2). */
export function summariseOrders({ orders, refunded }: OrderFigures): OrderSummary {
  const count = (status: OrderStatus): number => together(Object.values(orders[status])).count;
  const total = ORDER_STATUSES.reduce((all, status) => all + count(status), 0);
  const sold = together(REVENUE_STATUSES.map((status) => orders[status].paid));
  const revenue = less(sold, refunded.sold);
  return {
    total,
    revenue,
    refunded: together([refunded.sold, refunded.cancelled]).sum,
    owed: Math.max(0, less(orders.cancelled.paid, refunded.cancelled)),
    pending: count('pending'),
    completed: count('delivered'),
    toShip: orders.confirmed.paid.count + orders.confirmed.test.count,
    successRate: Math.round(ratio(count('delivered'), total) * 100),
    averageValue: Math.round(ratio(revenue, sold.count)),
  };
}
