import type { PaymentKind } from '@ghar/domain/queries';
import { sumDirhams } from '@ghar/domain/money/money';
import { REVENUE_STATUSES, type OrderStatus } from '@ghar/domain/order/status';
import { tasksOf, type Amounts, type OpenCounts } from '../../components/admin/waiting-counts.ts';

/** A value, and that of the period before. */
export type Compared<Value> = { readonly now: Value; readonly before: Value };

/** Orders without revenue, in as few queries as the figures allow. */
export const NOT_SOLD = {
  awaited: { statuses: ['pending'], kind: 'awaited' },
  declined: { statuses: ['pending'], kind: 'declined' },
  testPending: { statuses: ['pending'], kind: 'test' },
  testDelivered: { statuses: ['delivered'], kind: 'test' },
  testOthers: { statuses: ['confirmed', 'shipped', 'cancelled'], kind: 'test' },
  unpaidDelivered: { statuses: ['delivered'], kind: 'unpaid' },
  unpaidOthers: { statuses: ['confirmed', 'shipped', 'cancelled'], kind: 'unpaid' },
} as const satisfies Readonly<
  Record<string, { statuses: readonly OrderStatus[]; kind: PaymentKind }>
>;
export type NotSold = keyof typeof NOT_SOLD;

/** All orders, each counted once, and the refunds of paid ones except test payments. */
export type OrderFigures = {
  readonly paid: Readonly<Record<OrderStatus, Amounts>>;
  readonly notSold: Readonly<Record<NotSold, Amounts>>;
  readonly refunded: {
    /** Of orders that count as revenue. */
    readonly sold: Amounts;
    readonly cancelled: Amounts;
  };
  /** Paid ones that must not be confirmed or sent. */
  readonly held: OpenCounts;
  /** Of what is owed, in dirhams. */
  readonly owedAdjustment: number;
  /** Cash orders that were sent and not collected. */
  readonly withCouriers: Amounts;
  /** Of `notSold.declined`, the cash orders, which nobody has confirmed: no payment of theirs failed. */
  readonly cashEnded: number;
};

/** The parts of the pending orders, with the list of each. */
export const PENDING_PARTS = {
  pending: '/admin/orders?status=pending&payment=pending',
  paid: '/admin/orders?status=pending&payment=paid',
  failed: '/admin/orders?status=pending&payment=declined',
  ended: '/admin/orders?status=pending&payment=ended',
} as const;
export type PendingPart = keyof typeof PENDING_PARTS;
export const PENDING_PART_NAMES = Object.keys(PENDING_PARTS) as PendingPart[];

/** In dirhams, without test payments. */
export type OrderSummary = ReturnType<typeof tasksOf> & {
  readonly withCouriers: Amounts;
  readonly total: number;
  /** Those paid by test payments. */
  readonly tests: number;
  /** Paid and not cancelled, less refunds. */
  readonly revenue: number;
  readonly refunded: number;
  readonly pending: number;
  readonly pendingParts: Readonly<Record<PendingPart, number>>;
  readonly completed: number;
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
export function summariseOrders({
  paid,
  notSold,
  refunded,
  held,
  owedAdjustment,
  withCouriers,
  cashEnded,
}: OrderFigures): OrderSummary {
  const total = sumOf([...Object.values(paid), ...Object.values(notSold)]).count;
  const { awaited, declined, testPending, testDelivered, testOthers, unpaidDelivered } = notSold;
  const completed = sumOf([paid.delivered, testDelivered, unpaidDelivered]).count;
  const sold = sumOf(REVENUE_STATUSES.map((status) => paid[status]));
  const revenue = differenceOf(sold, refunded.sold);
  return {
    total,
    tests: sumOf([testPending, testDelivered, testOthers]).count,
    revenue,
    refunded: sumOf([refunded.sold, refunded.cancelled]).sum,
    pending: sumOf([awaited, declined, testPending, paid.pending]).count,
    pendingParts: {
      pending: awaited.count,
      paid: sumOf([testPending, paid.pending]).count,
      failed: declined.count - cashEnded,
      ended: cashEnded,
    },
    completed,
    withCouriers,
    ...tasksOf(paid, held, refunded.cancelled, owedAdjustment),
    successRate: Math.round(ratio(completed, total) * 100),
    averageValue: Math.round(ratio(revenue, sold.count)),
  };
}

/** The change in percent of the earlier value, unsigned; null if that is 0. */
export const percentOf = ({ now, before }: Compared<number>): number | null =>
  before === 0 ? null : Math.round((Math.abs(now - before) / Math.abs(before)) * 100);
