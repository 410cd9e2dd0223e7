import { sumDirhams } from '@ghar/domain/money/money';
import { orderSchema } from '@ghar/domain/order/order';
import { MONEY_FIELDS } from '@ghar/domain/order/payment-of';
import * as v from 'valibot';

/** The fields that say what is owed of an order, and those that a list of such orders is filtered by. */
export const owedSchema = v.pick(orderSchema, [...MONEY_FIELDS, 'country']);

/** Counts of orders that need the merchant. */
export type WaitingCounts = {
  /** Paid and not confirmed: set to paid by hand, or set back to pending. */
  readonly unconfirmed: number;
  /** Paid, not shipped. */
  readonly toShip: number;
  /** The same for test payments, which are not shipped. The list of the others includes them. */
  readonly testsToShip: number;
  /** Paid for cancelled orders, or beside an order's own payment, and not refunded, in dirhams. */
  readonly owed: number;
  /** Unpaid since yesterday or longer. */
  readonly unpaid: number;
};

/** Number of orders and their sum in dirhams. */
export type Amounts = { readonly count: number; readonly sum: number };

/** What is owed to customers in dirhams: paid for cancelled orders, and not refunded. */
export const owedOf = (cancelled: Amounts, refunded: Amounts): number =>
  Math.max(0, sumDirhams([cancelled.sum, -refunded.sum]));

/**
 * The tasks, by the orders paid with money per status, the confirmed tests, the refunds of cancelled orders and what is
 * owed of overpaid ones, in dirhams.
 */
export const tasksOf = (
  paid: Readonly<Record<'pending' | 'confirmed' | 'cancelled', Amounts>>,
  testConfirmed: Amounts,
  refunded: Amounts,
  overpaid: number,
): Omit<WaitingCounts, 'unpaid'> => ({
  unconfirmed: paid.pending.count,
  toShip: paid.confirmed.count,
  testsToShip: testConfirmed.count,
  owed: sumDirhams([owedOf(paid.cancelled, refunded), overpaid]),
});
