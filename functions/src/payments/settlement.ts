import { CHARGE_CURRENCY } from '@ghar/domain/currency';
import { filsFromDirhams } from '@ghar/domain/money';
import type { Order } from '@ghar/domain/order';
import { wasPaid } from '@ghar/domain/was-paid';
import type { PaymentIntent } from './payment-intent.ts';

/** The fields of an order that settling needs. */
export type SettleableOrder = Pick<
  Order,
  'payment_status' | 'payment_intent_id' | 'former_payment_intent_ids' | 'total_amount' | 'paid_at'
>;

export type Settlement =
  | 'unchanged'
  | 'paid'
  | 'failed'
  /** Completed, but of another amount or currency: for a person to review. */
  | 'mismatch'
  /** Completed, but the order was paid otherwise: to be refunded. */
  | 'duplicate'
  /** In an unknown status: unpaid, and for a person to review. */
  | 'unclear';

/**
 * Decides what a payment's state means for its order; the only place that does. Idempotent: `paid`
 * is final, and reachable from `failed`, since events come twice, late and reordered. A payment
 * that paid an order once never pays it again: the merchant has refunded it since, and the provider
 * still calls it completed.
 *
 * An order that was ever paid never fails, whatever a person set it to.
 */
export function settle(order: SettleableOrder, intent: PaymentIntent): Settlement {
  const current = intent.id === order.payment_intent_id;
  const known = current || order.former_payment_intent_ids.includes(intent.id);
  if (!known) return 'unchanged';
  switch (intent.status) {
    case 'completed':
      // paid without `paid_at`: by the merchant's word, so no known payment did it
      if (current && order.paid_at !== null) return 'unchanged';
      if (wasPaid(order)) return 'duplicate';
      return isFullPayment(order, intent) ? 'paid' : 'mismatch';
    case 'failed':
    case 'canceled':
      return current && mayFail(order) ? 'failed' : 'unchanged';
    case 'requires_payment_instrument':
    case 'requires_user_action':
    case 'pending':
      return 'unchanged';
    default:
      return wasPaid(order) ? 'unchanged' : 'unclear';
  }
}

/**
 * True iff the server may end the order's payment as failed: it is pending and the order was never
 * paid.
 */
export const mayFail = ({
  payment_status,
  paid_at,
}: Pick<Order, 'payment_status' | 'paid_at'>): boolean =>
  payment_status === 'pending' && paid_at === null;

/** True iff the payment is of the order's total, in the shop's currency. */
export const isFullPayment = (order: SettleableOrder, intent: PaymentIntent): boolean =>
  intent.amount === filsFromDirhams(order.total_amount) && intent.currency_code === CHARGE_CURRENCY;
