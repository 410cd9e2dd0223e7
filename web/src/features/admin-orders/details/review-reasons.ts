import type { PaymentContradiction } from '@ghar/domain/order/payment-of';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import {
  REVIEW_REASONS,
  type Order,
  type OrderChange,
  type OrderEvent,
  type OrderEventType,
} from '@ghar/domain/order/order';
import type { PanelTexts } from '../../../i18n/panel-texts.ts';

/** What an order is to be looked at for; `payment-given-back` is a payment that did not count and is gone. */
type ShownReason = keyof PanelTexts['reviewReasons'];
const SHOWN_REASONS: readonly ShownReason[] = [...REVIEW_REASONS, 'payment-given-back'];

type Reviewed = Pick<Order, 'uncounted_payments'>;

const sinceReview = <Event extends OrderEvent>(events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'payment-reviewed') + 1);

const isUncounted = ({ type }: OrderEvent): boolean =>
  type === 'payment-mismatch' || type === 'payment-duplicate';

/** True iff all of the payment that an event tells of was given back; `to` is its id at the provider. */
const isGivenBack = (
  { to }: OrderEvent,
  events: readonly OrderEvent[],
  { uncounted_payments: left = [] }: Reviewed,
): boolean =>
  left.every(({ id }) => id !== to) &&
  events.some(
    (event) =>
      event.type === 'refund-made' &&
      event.to === to &&
      event.note?.endsWith(CHARGE_CURRENCY) === true,
  );

/**
 * Why an order needs a review: the reasons in its history since the last review. What was given back
 * of a payment that did not count is told with that payment: nothing of the order's own money went.
 */
export function reviewReasons(
  events: readonly OrderEvent[],
  order: Reviewed,
): readonly ShownReason[] {
  const since = sinceReview(events);
  const uncounted = new Set(events.filter(isUncounted).map(({ to }) => to));
  const reasons = new Set(
    since.flatMap((event): (OrderEventType | ShownReason)[] => {
      const isRefundOfUncounted = event.type === 'refund-made' && uncounted.has(event.to);
      if (!isUncounted(event) && !isRefundOfUncounted) return [event.type];
      if (isGivenBack(event, events, order)) return ['payment-given-back'];
      return isRefundOfUncounted ? [] : [event.type];
    }),
  );
  return SHOWN_REASONS.filter((reason) => reasons.has(reason));
}

/** The payments that are looked for in the provider's app: each event's `to` is a payment's id there. */
export const paymentsToReview = <Event extends OrderEvent>(
  events: readonly Event[],
  order: Reviewed,
): readonly Event[] =>
  sinceReview(events).filter(
    (event) =>
      event.type === 'payment-unclear' ||
      (isUncounted(event) && !isGivenBack(event, events, order)),
  );

/**
 * The fields that resolve a contradiction with the provider. Ends the review too, unless there is
 * another reason for one. `reasons` is null while the history has not come: it may hold others.
 */
export const putBackOf = (
  contradiction: PaymentContradiction,
  reasons: readonly ShownReason[] | null,
): Partial<OrderChange> => ({
  payment_status: contradiction === 'unpaid-by-hand' ? 'paid' : 'pending',
  ...(reasons?.every((reason) => reason.endsWith('-by-hand')) === true && {
    payment_needs_review: false,
  }),
});
