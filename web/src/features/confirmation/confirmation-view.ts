import type { PublicOrder } from '@ghar/domain/callables';

/** What the page says of an order. */
export type ConfirmationView = 'paid' | 'pending' | 'failed' | 'cancelled';

/**
 * @param isAsked whether the provider has been asked. Before it has answered, a
 * payment that is kept as failed may have been made good.
 */
export function confirmationView(
  { status, payment_status: payment }: Pick<PublicOrder, 'status' | 'payment_status'>,
  isAsked: boolean,
): ConfirmationView {
  if (status === 'cancelled') return 'cancelled';
  return payment === 'failed' && !isAsked ? 'pending' : payment;
}
