import {
  REVIEW_REASONS,
  type OrderChange,
  type OrderEvent,
  type OrderEventType,
  type PaymentContradiction,
  type ReviewReason,
} from '@ghar/domain/order';

const sinceReview = <Event extends OrderEvent>(events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'payment-reviewed') + 1);

/** Why an order needs a review: the reasons in its history since the last review. */
export function reviewReasons(events: readonly OrderEvent[]): readonly ReviewReason[] {
  const since = new Set<OrderEventType>(sinceReview(events).map(({ type }) => type));
  return REVIEW_REASONS.filter((reason) => since.has(reason));
}

/** The payments that are looked for in the provider's app: each event's `to` is a payment's id there. */
export const paymentsToReview = <Event extends OrderEvent>(
  events: readonly Event[],
): readonly Event[] =>
  sinceReview(events).filter(
    ({ type }) =>
      type === 'payment-mismatch' || type === 'payment-duplicate' || type === 'payment-unclear',
  );

/**
 * The fields that resolve a contradiction with the provider. Ends the review too, unless there is
 * another reason for one. `reasons` is null while the history has not come: it may hold others.
 */
export const putBackOf = (
  contradiction: PaymentContradiction,
  reasons: readonly ReviewReason[] | null,
): Partial<OrderChange> => ({
  payment_status: contradiction === 'unpaid-by-hand' ? 'paid' : 'pending',
  ...(reasons?.every((reason) => reason.endsWith('-by-hand')) === true && {
    payment_needs_review: false,
  }),
});
