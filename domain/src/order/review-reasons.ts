import { CHARGE_CURRENCY } from '../money/currency.ts';
import {
  REVIEW_REASONS,
  type Order,
  type OrderChange,
  type OrderEvent,
  type OrderEventType,
} from './order.ts';
import { paymentOf, type MoneyFields } from './payment-of.ts';

/** Review reasons; `payment-given-back` is an uncounted payment that was refunded. */
export type ShownReason = (typeof REVIEW_REASONS)[number] | 'payment-given-back';
const SHOWN_REASONS: readonly ShownReason[] = [...REVIEW_REASONS, 'payment-given-back'];

type Reviewed = Pick<Order, 'uncounted_payments'>;

const sinceReview = <Event extends OrderEvent>(events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'payment-reviewed') + 1);

const isUncounted = ({ type }: OrderEvent): boolean =>
  type === 'payment-mismatch' || type === 'payment-duplicate';

const isCharged = ({ note }: OrderEvent): boolean => note?.endsWith(CHARGE_CURRENCY) === true;

/** True iff the event's payment (`to`, the provider's id) was fully refunded: here, or in the provider's app. */
const isGivenBack = (
  event: OrderEvent,
  events: readonly OrderEvent[],
  { uncounted_payments: left }: Reviewed,
): boolean =>
  (left ?? []).every(({ id }) => id !== event.to) &&
  ((left !== undefined && isCharged(event)) ||
    events.some((made) => made.type === 'refund-made' && made.to === event.to && isCharged(made)));

/**
 * The review reasons since the last review. Refunds of an uncounted payment are shown with that payment, since they do
 * not affect the order's own money.
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

/** Reasons that end when all of the order's money was given back. */
const ENDED_BY_REFUND: ReadonlySet<ShownReason> = new Set([
  'paid-though-cancelled',
  'paid-though-refunded',
  'paid-though-replaced',
  'refund-failed',
]);

/** True iff refunds have settled every reason for the review. */
export function isReviewSettled(events: readonly OrderEvent[], order: MoneyFields): boolean {
  const isRefunded = paymentOf(order).refunded === 'whole';
  const reasons = reviewReasons(events, order);
  return (
    reasons.length > 0 &&
    reasons.every(
      (reason) => reason === 'payment-given-back' || (isRefunded && ENDED_BY_REFUND.has(reason)),
    )
  );
}

/** The payments by hand that no longer count, as the notes say, since the last review. */
export const handPaymentsToReview = <Event extends OrderEvent>(
  events: readonly Event[],
): readonly Event[] =>
  sinceReview(events).filter(({ type }) => type === 'payment-by-hand-replaced');

/** Payments to look up in the provider's app: each event's `to` is the payment's id. */
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
 * The fields that resolve a contradiction with the provider. Also ends the review if it is the only reason. `reasons`
 * is null until the history has loaded, since it may contain others.
 */
export const putBackOf = (reasons: readonly ShownReason[] | null): Partial<OrderChange> => ({
  payment_status: 'paid',
  ...(reasons?.every((reason) => reason === 'unpaid-by-hand') === true && {
    payment_needs_review: false,
  }),
});
