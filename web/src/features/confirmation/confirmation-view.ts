import type { PublicOrder } from '@ghar/domain/callables';

/** What the page says of an order. */
export type ConfirmationView = 'paid' | 'pending' | 'failed' | 'cancelled';

export function confirmationView({
  status,
  payment_status: payment,
}: Pick<PublicOrder, 'status' | 'payment_status'>): ConfirmationView {
  return status === 'cancelled' ? 'cancelled' : payment;
}
