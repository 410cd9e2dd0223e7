import type { PublicOrder } from '@ghar/domain/callables';

/** What the page shows of an order. */
export type ConfirmationView =
  | 'paid'
  | 'refunded'
  /** It is unknown whether a payment succeeded. */
  | 'pending'
  /** Nobody has paid yet, as far as the visitor and the provider say. */
  | 'unpaid'
  /** A payment was made that a person has to look at. */
  | 'underReview'
  | 'failed'
  /** It is unpaid, and another order has taken its place. */
  | 'replaced'
  | 'cancelled';

/** What is known besides the order itself. */
export type Known = {
  /**
   * The provider has answered. Until then a payment that is stored as open or failed may have
   * succeeded since.
   */
  readonly isAsked: boolean;
  /** The visitor was on the payment page, or money may be on its way. */
  readonly mayHavePaid: boolean;
  /** The form of this browser became the order. */
  readonly isOwn: boolean;
};

/** Decides what the page shows of the order. */
export function confirmationView(
  order: Pick<
    PublicOrder,
    | 'status'
    | 'payment_status'
    | 'payment_under_review'
    | 'payment_failure'
    | 'replaced_by'
    | 'refunded_amount'
    | 'total_amount'
    | 'uncounted_amount'
  >,
  { isAsked, mayHavePaid, isOwn }: Known,
): ConfirmationView {
  const { status, payment_status: payment } = order;
  if (status === 'cancelled') return 'cancelled';
  if (payment === 'paid') return isRefunded(order) ? 'refunded' : 'paid';
  if (order.payment_under_review) return 'underReview';
  if (!isAsked) return 'pending';
  // what came is known, and was not enough
  const isKnown = !mayHavePaid || order.uncounted_amount > 0;
  if (payment === 'pending' && !isKnown) return 'pending';
  if (order.replaced_by !== undefined) return 'replaced';
  // whoever was only sent the link has not been on the payment page that has expired
  const isUntried = order.payment_failure === 'expired' && !mayHavePaid && !isOwn;
  return payment === 'pending' || isUntried ? 'unpaid' : 'failed';
}

/** True iff the provider has its money, not the merchant's own hand: a refund goes to a card. */
export const isPaidByCard = ({ paid_at }: Pick<PublicOrder, 'paid_at'>): boolean =>
  paid_at !== null;

/** True iff all that was paid has been refunded. */
export const isRefunded = ({
  refunded_amount: refunded,
  total_amount: total,
}: Pick<PublicOrder, 'refunded_amount' | 'total_amount'>): boolean => refunded >= total;
