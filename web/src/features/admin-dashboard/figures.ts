import { ORDER_STATUSES, type OrderStatus } from '@ghar/domain/status';

/** How many orders, and what they come to in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** What there is of orders: by their status, and by whether they are paid. */
export type OrderFigures = Readonly<
  Record<OrderStatus, { readonly paid: Amounts; readonly unpaid: Amounts }>
>;

export type OrderSummary = {
  readonly total: number;
  /** In dirhams, of the paid orders. */
  readonly revenue: number;
  readonly pending: number;
  readonly completed: number;
  /** Paid, and not sent yet. */
  readonly toShip: number;
  /** Delivered orders among all of them, in percent, rounded; 0 where there are none. */
  readonly successRate: number;
  /** In dirhams, rounded, of the paid orders; 0 where there are none. */
  readonly averageValue: number;
};

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** All of them together, added up in fils: fractions of dirhams do not add up. */
export const together = (parts: readonly Amounts[]): Amounts => ({
  count: parts.reduce((all, { count }) => all + count, 0),
  sum: parts.reduce((all, { sum }) => all + Math.round(sum * 100), 0) / 100,
});

/** The figures of the dashboard (specification, section 2). */
export function summariseOrders(figures: OrderFigures): OrderSummary {
  const count = (status: OrderStatus): number =>
    figures[status].paid.count + figures[status].unpaid.count;
  const total = ORDER_STATUSES.reduce((all, status) => all + count(status), 0);
  const paid = together(ORDER_STATUSES.map((status) => figures[status].paid));
  return {
    total,
    revenue: paid.sum,
    pending: count('pending'),
    completed: count('delivered'),
    toShip: figures.confirmed.paid.count,
    successRate: Math.round(ratio(count('delivered'), total) * 100),
    averageValue: Math.round(ratio(paid.sum, paid.count)),
  };
}
