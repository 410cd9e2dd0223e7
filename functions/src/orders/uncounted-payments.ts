import { CHARGE_CURRENCY } from '@ghar/domain/currency';
import { dirhamsFromFils, fils, sumDirhams } from '@ghar/domain/money';
import type { Order, Refund } from '@ghar/domain/order';
import type { PaymentIntent } from '../payments/payment-intent.ts';

type Uncounted = Required<Pick<Order, 'uncounted_payments'>>;
type WithUncounted = Pick<Order, 'uncounted_payments'>;

/** The change of an order for which a payment has come that does not pay it. One in another currency has no amount in dirhams. */
export function withUncounted(
  { uncounted_payments: known = [] }: WithUncounted,
  { id, amount, currency_code }: PaymentIntent,
): Partial<Uncounted> {
  if (currency_code !== CHARGE_CURRENCY || known.some((one) => one.id === id)) return {};
  return { uncounted_payments: [...known, { id, amount: dirhamsFromFils(fils(amount)) }] };
}

/** The change of an order that a payment pays after all. */
export const withCounted = (
  { uncounted_payments: known = [] }: WithUncounted,
  intentId: string,
): Partial<Uncounted> =>
  known.some(({ id }) => id === intentId)
    ? { uncounted_payments: known.filter(({ id }) => id !== intentId) }
    : {};

/** The change of an order of which a refund is completed: what is left of the payment that it gives back. */
export function withGivenBack(
  { uncounted_payments: known = [] }: WithUncounted,
  { payment_intent_id, amount }: Pick<Refund, 'payment_intent_id' | 'amount'>,
): Partial<Uncounted> {
  if (!known.some(({ id }) => id === payment_intent_id)) return {};
  const left = known.map((one) =>
    one.id === payment_intent_id ? { ...one, amount: sumDirhams([one.amount, -amount]) } : one,
  );
  return { uncounted_payments: left.filter((one) => one.amount > 0) };
}
