import type { PublicOrder } from '@ghar/domain/callables';

/** What the page shows of an order. */
export type ConfirmationView = 'paid' | 'refunded' | 'pending' | 'failed' | 'cancelled';

/**
 * @param isAsked whether the provider has answered. Until then a payment that is stored as failed may
 * have succeeded since.
 */
export function confirmationView(
  order: Pick<PublicOrder, 'status' | 'payment_status' | 'refunded_amount' | 'total_amount'>,
  isAsked: boolean,
): ConfirmationView {
  const { status, payment_status: payment } = order;
  if (status === 'cancelled') return 'cancelled';
  if (payment === 'paid' && isRefunded(order)) return 'refunded';
  return payment === 'failed' && !isAsked ? 'pending' : payment;
}

/** True iff all that was paid has been refunded. */
export const isRefunded = ({
  refunded_amount: refunded,
  total_amount: total,
}: Pick<PublicOrder, 'refunded_amount' | 'total_amount'>): boolean => refunded >= total;
