import type { OPEN_STATUSES } from '@ghar/domain/order/status';
import { sumDirhams } from '@ghar/domain/money/money';
import { orderSchema } from '@ghar/domain/order/order';
import { MONEY_FIELDS } from '@ghar/domain/order/payment-of';
import * as v from 'valibot';

/** The fields that say what is owed of an order, and those that a list of such orders is filtered by. */
export const owedSchema = v.pick(orderSchema, [...MONEY_FIELDS, 'country']);
export type OwedOrder = v.InferOutput<typeof owedSchema>;

/** Counts of orders that need the merchant. */
export type WaitingCounts = {
  /** Paid and not confirmed: set to paid by hand, or set back to pending. */
  readonly unconfirmed: number;
  /**
   * Confirmed and not shipped. Neither has test payments, nor orders under review, which are tasks of their own, nor
   * those whose money was given back.
   */
  readonly toShip: number;
  /** Paid for cancelled orders, or beside an order's own payment; no refund is made or pending. In dirhams. */
  readonly owed: number;
};

/** The unpaid orders of some days before today. */
export type Unpaid = {
  readonly count: number;
  readonly days: number;
  /** The first and the last of these days, as `2026-11-24`. */
  readonly from: string;
  readonly to: string;
};

/** Numbers of orders by status. */
export type OpenCounts = Readonly<Record<(typeof OPEN_STATUSES)[number], number>>;

/** What waits of the cash orders: those not sent yet by status, and of the others what has taken long or is to be noted. */
export type CashTasks = OpenCounts & {
  /** Placed by `to` (as `2026-11-16`), `days` ago, and not collected. */
  readonly late: { readonly count: number; readonly days: number; readonly to: string };
  /** Refused at the door, and not back yet. */
  readonly comingBack: number;
};

/** Number of orders and their sum in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** What is owed to customers in dirhams: paid for cancelled orders and not refunded, and what their sums do not tell. */
export const owedOf = (cancelled: Amounts, refunded: Amounts, adjustment: number): number =>
  Math.max(0, sumDirhams([cancelled.sum, -refunded.sum, adjustment]));

/**
 * The tasks, by the orders paid with money per status and those of them that are held, the refunds of cancelled orders
 * and the adjustment of what is owed, in dirhams.
 */
export const tasksOf = (
  paid: Readonly<Record<'pending' | 'confirmed' | 'cancelled', Amounts>>,
  held: OpenCounts,
  refunded: Amounts,
  adjustment: number,
): WaitingCounts => ({
  unconfirmed: paid.pending.count - held.pending,
  toShip: paid.confirmed.count - held.confirmed,
  owed: owedOf(paid.cancelled, refunded, adjustment),
});
