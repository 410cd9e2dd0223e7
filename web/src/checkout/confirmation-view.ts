import type { PublicOrder } from '@ghar/domain/callables';
import { isSent } from '@ghar/domain/order/status';

/** The page's views of an order. */
export type ConfirmationView =
  | 'paid'
  /** Unpaid, and shipped or delivered: it is paid another way. */
  | 'sent'
  /** To be paid in cash on delivery, and not sent yet. */
  | 'cash'
  /** In cash, and ended unpaid: nobody confirmed it in time. */
  | 'cashEnded'
  | 'refunded'
  /** Unknown whether a payment succeeded. */
  | 'pending'
  /** Unpaid, according to visitor and provider. */
  | 'unpaid'
  /** A payment that a person must review. */
  | 'underReview'
  | 'failed'
  /** Unpaid, and replaced by another order. */
  | 'replaced'
  | 'cancelled';

/** Facts besides the order itself. */
export type Known = {
  /** The provider has answered. Before that, a payment stored as open or failed may have succeeded since. */
  readonly isAsked: boolean;
  /** The visitor was on the payment page, or a payment may be under way. */
  readonly mayHavePaid: boolean;
  /** This browser's form became the order. */
  readonly isOwn: boolean;
};

/** Chooses the view of the order. */
export function confirmationView(
  order: Pick<
    PublicOrder,
    | 'status'
    | 'payment_status'
    | 'payment_method'
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
  if (isSent(status)) return 'sent';
  // the provider knows nothing of it
  if (order.payment_method === 'cash') {
    if (order.replaced_by !== undefined) return 'replaced';
    return payment === 'failed' ? 'cashEnded' : 'cash';
  }
  if (!isAsked) return 'pending';
  // a payment arrived and was not enough
  const isKnown = !mayHavePaid || order.uncounted_amount > 0;
  if (payment === 'pending' && !isKnown) return 'pending';
  if (order.replaced_by !== undefined) return 'replaced';
  // a visitor with only the link never saw the expired payment page
  const isUntried = order.payment_failure === 'expired' && !mayHavePaid && !isOwn;
  return payment === 'pending' || isUntried ? 'unpaid' : 'failed';
}

/** True iff it was paid through the provider, not by hand: a refund goes to a card. */
export const isPaidByCard = ({ paid_at }: Pick<PublicOrder, 'paid_at'>): boolean =>
  paid_at !== null;

/** True iff everything paid was refunded. */
export const isRefunded = ({
  refunded_amount: refunded,
  total_amount: total,
}: Pick<PublicOrder, 'refunded_amount' | 'total_amount'>): boolean => refunded >= total;
