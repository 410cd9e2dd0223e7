import { sumDirhams } from './money.ts';
import type { Order } from './order.ts';

type Paid = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'payment_test'
  | 'total_amount'
  | 'refunded_amount'
  | 'refunding_amount'
>;

/** True iff all of an order's money was given back. */
export const isRefundedInFull = ({
  total_amount,
  refunded_amount = 0,
}: Pick<Paid, 'total_amount' | 'refunded_amount'>): boolean => refunded_amount >= total_amount;

/** The same once the refunds that are on their way are made: it is not to be sent meanwhile. */
export const willBeRefundedInFull = ({
  total_amount,
  refunded_amount = 0,
  refunding_amount = 0,
}: Pick<Paid, 'total_amount' | 'refunded_amount' | 'refunding_amount'>): boolean =>
  sumDirhams([refunded_amount, refunding_amount]) >= total_amount;

/**
 * What the merchant owes the customer, in dirhams: what was paid for a cancelled order, less
 * refunds.
 */
export function owedAmount(order: Paid): number {
  const isOwed =
    order.status === 'cancelled' && order.payment_status === 'paid' && !order.payment_test;
  const left = sumDirhams([order.total_amount, -(order.refunded_amount ?? 0)]);
  return isOwed ? Math.max(0, left) : 0;
}
