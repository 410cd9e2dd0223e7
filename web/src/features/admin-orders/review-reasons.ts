import {
  REVIEW_REASONS,
  type OrderChange,
  type OrderEvent,
  type PaymentContradiction,
  type ReviewReason,
} from '@ghar/domain/order';

/** Why an order needs a review: the reasons in its history since the last review. */
export function reviewReasons(events: readonly OrderEvent[]): readonly ReviewReason[] {
  const types = events.map(({ type }) => type);
  const since = new Set(types.slice(types.lastIndexOf('payment-reviewed') + 1));
  return REVIEW_REASONS.filter((reason) => since.has(reason));
}

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
