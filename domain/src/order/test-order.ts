import type { Order } from './order.ts';
import type { MoneyFields } from './payment-of.ts';

/** For unit tests only: when {@link PAID} was placed. */
export const PLACED_AT = new Date('2026-11-20T10:00:00Z');

/** For unit tests only: a confirmed order that the provider reports paid, and that has its invoice. */
export const PAID: MoneyFields & Pick<Order, 'erased_at'> = {
  status: 'confirmed',
  payment_status: 'paid',
  payment_method: 'card',
  payment_test: false,
  payment_intent_id: 'intent',
  former_payment_intent_ids: [],
  payment_url: 'https://pay.example/intent',
  payment_reopened_at: null,
  payment_needs_review: false,
  paid_at: PLACED_AT,
  total_amount: 299,
  invoice_number: 7,
  restocked: false,
  shipped_at: null,
  created_at: PLACED_AT,
  erased_at: null,
};

/** For unit tests only: the same before it is paid. */
export const AWAITED: typeof PAID = {
  ...PAID,
  status: 'pending',
  payment_status: 'pending',
  paid_at: null,
  invoice_number: null,
};

/** For unit tests only: the same, to be paid in cash on delivery. */
export const CASH: typeof PAID = {
  ...AWAITED,
  payment_method: 'cash',
  payment_intent_id: null,
  payment_url: null,
};
