import { REVIEW_REASONS, type OrderEvent, type ReviewReason } from '@ghar/domain/order';

/** Why a person has to look at an order, as its history tells since somebody last has. */
export function reviewReasons(events: readonly OrderEvent[]): readonly ReviewReason[] {
  const types = events.map(({ type }) => type);
  const since = new Set(types.slice(types.lastIndexOf('payment-reviewed') + 1));
  return REVIEW_REASONS.filter((reason) => since.has(reason));
}
