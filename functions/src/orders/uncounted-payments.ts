import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { dirhamsFromFils, fils, sumDirhams } from '@ghar/domain/money/money';
import type { Order, Refund } from '@ghar/domain/order/order';
import type { PaymentIntent } from '../payments/payment-intent.ts';

type Uncounted = Required<Pick<Order, 'uncounted_payments' | 'overpaid'>>;
type WithUncounted = Pick<Order, 'uncounted_payments'>;

/**
 * The change for a payment that does not count for its order: adds its amount less `refunds`. A payment in another
 * currency has no amount in dirhams and is left out.
 */
export function withUncounted(
  { uncounted_payments: known = [] }: WithUncounted,
  { id, amount, currency }: PaymentIntent,
  refunds: readonly Refund[],
): Partial<Uncounted> {
  if (currency !== CHARGE_CURRENCY || known.some((one) => one.id === id)) return {};
  const givenBack = refunds
    .filter(({ payment_intent_id, status }) => payment_intent_id === id && status === 'completed')
    .map((refund) => -refund.amount);
  const left = sumDirhams([dirhamsFromFils(fils(amount)), ...givenBack]);
  return left > 0 ? { uncounted_payments: [...known, { id, amount: left }], overpaid: true } : {};
}

/** The change for a payment that counts after all. */
export function withCounted(
  { uncounted_payments: known = [] }: WithUncounted,
  intentId: string,
): Partial<Uncounted> {
  const others = known.filter(({ id }) => id !== intentId);
  return others.length === known.length
    ? {}
    : { uncounted_payments: others, overpaid: others.length > 0 };
}

/** The change for a completed refund: reduces the uncounted rest of the refunded payment. */
export function withGivenBack(
  { uncounted_payments: known = [] }: WithUncounted,
  { payment_intent_id, amount }: Pick<Refund, 'payment_intent_id' | 'amount'>,
): Pick<Partial<Uncounted>, 'uncounted_payments'> {
  if (!known.some(({ id }) => id === payment_intent_id)) return {};
  const left = known.map((one) =>
    one.id === payment_intent_id ? { ...one, amount: sumDirhams([one.amount, -amount]) } : one,
  );
  return { uncounted_payments: left.filter((one) => one.amount > 0) };
}
