import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { paymentOf, type MoneyFields } from '@ghar/domain/order/payment-of';
import type { PaymentIntent } from './payment-intent.ts';

export type Settlement =
  | 'unchanged'
  | 'paid'
  | 'failed'
  /** Completed with another amount or currency: for review. */
  | 'mismatch'
  /** Completed, but the order was already paid: to be refunded. */
  | 'duplicate'
  /** Unknown status: unpaid, and for review. */
  | 'unclear';

/**
 * Decides what a payment's state means for its order; the only place that does. Idempotent, since events come
 * repeatedly, late and reordered: `paid` is final, and reachable from `failed`. A payment that paid an order once never
 * pays it again, since the provider still calls it completed after a refund. One in full counts in place of a payment by
 * hand.
 * An order that was ever paid never fails, whatever an admin set.
 */
export function settle(order: MoneyFields, intent: PaymentIntent): Settlement {
  const { state, wasPaid } = paymentOf(order);
  const current = intent.id === order.payment_intent_id;
  const known = current || order.former_payment_intent_ids.includes(intent.id);
  if (!known) return 'unchanged';
  switch (intent.status) {
    case 'completed':
      if (order.paid_at !== null) return current ? 'unchanged' : 'duplicate';
      if (isFullPayment(order, intent)) return 'paid';
      // by an admin, so by no known payment
      return wasPaid ? 'duplicate' : 'mismatch';
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

/** True iff the payment has the order's total in the shop's currency. */
export const isFullPayment = (order: MoneyFields, intent: PaymentIntent): boolean =>
  intent.amount === filsFromDirhams(order.total_amount) && intent.currency === CHARGE_CURRENCY;
