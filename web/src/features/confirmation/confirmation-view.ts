import type { PublicOrder } from '@ghar/domain/callables';

/** What the page says of an order. */
export type ConfirmationView = 'paid' | 'refunded' | 'pending' | 'failed' | 'cancelled';

/**
 * @param isAsked whether the provider has been asked. Before it has answered, a
 * payment that is kept as failed may have been made good.
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

/** True iff all that was paid has been given back. */
export const isRefunded = ({
  refunded_amount: refunded,
  total_amount: total,
}: Pick<PublicOrder, 'refunded_amount' | 'total_amount'>): boolean => refunded >= total;
