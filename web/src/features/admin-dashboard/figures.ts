import type { OrderStatus } from '@ghar/domain/status';

/** What the orders come to. Amounts are in dirhams, and of paid orders only. */
export type OrderFigures = {
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
  readonly paid: { readonly count: number; readonly sum: number };
};

export type OrderSummary = {
  readonly total: number;
  readonly revenue: number;
  readonly pending: number;
  readonly completed: number;
  /** Delivered orders among all of them, in percent, rounded; 0 where there are none. */
  readonly successRate: number;
  /** In dirhams, rounded, of the paid orders; 0 where there are none. */
  readonly averageValue: number;
};

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The figures of the dashboard (specification, section 2). */
export function summariseOrders({ byStatus, paid }: OrderFigures): OrderSummary {
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  return {
    total,
    revenue: paid.sum,
    pending: byStatus.pending,
    completed: byStatus.delivered,
    successRate: Math.round(ratio(byStatus.delivered, total) * 100),
    averageValue: Math.round(ratio(paid.sum, paid.count)),
  };
}
