import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { paymentOf, type MoneyFields } from '@ghar/domain/order/payment-of';
import type { PaymentIntent } from './payment-intent.ts';

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
export function settle(order: MoneyFields, intent: PaymentIntent): Settlement {
  const { state, wasPaid } = paymentOf(order);
  const current = intent.id === order.payment_intent_id;
  const known = current || order.former_payment_intent_ids.includes(intent.id);
  if (!known) return 'unchanged';
  switch (intent.status) {
    case 'completed':
      // paid without `paid_at`: by the merchant's word, so no known payment did it
      if (current && order.paid_at !== null) return 'unchanged';
      if (wasPaid) return 'duplicate';
      return isFullPayment(order, intent) ? 'paid' : 'mismatch';
    case 'failed':
    case 'canceled':
      return current && state === 'awaiting' ? 'failed' : 'unchanged';
    case 'open':
    case 'underway':
      return 'unchanged';
    case 'unknown':
      return wasPaid ? 'unchanged' : 'unclear';
  }
}

/** True iff the payment is of the order's total, in the shop's currency. */
export const isFullPayment = (order: MoneyFields, intent: PaymentIntent): boolean =>
  intent.amount === filsFromDirhams(order.total_amount) && intent.currency === CHARGE_CURRENCY;
