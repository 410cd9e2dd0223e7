import type { Order } from './order.ts';
import { isRefundedInFull, willBeRefundedInFull } from './owed-amount.ts';

/** Why an order's parcel is not to be sent. */
export type NotSent = 'erased' | 'review' | 'cancelled' | 'test' | 'refunded' | 'refunding';

type Asked = Pick<
  Order,
  | 'status'
  | 'payment_test'
  | 'payment_needs_review'
  | 'total_amount'
  | 'refunded_amount'
  | 'refunding_amount'
  | 'erased_at'
>;

/** Why an order is not to be sent, paid or not; null where nothing speaks against it. */
export function whyNotSent(order: Asked): NotSent | null {
  if (order.erased_at !== null) return 'erased';
  if (order.payment_needs_review) return 'review';
  if (order.status === 'cancelled') return 'cancelled';
  if (order.payment_test) return 'test';
  if (isRefundedInFull(order)) return 'refunded';
  return willBeRefundedInFull(order) ? 'refunding' : null;
}

/** True iff a courier is to be given the order's parcel now: it is paid, and not under way yet. */
export const isParcel = (
  order: Asked & Pick<Order, 'payment_status' | 'tracking_number'>,
): boolean =>
  order.payment_status === 'paid' &&
  order.status !== 'delivered' &&
  (order.status !== 'shipped' || order.tracking_number === null) &&
  whyNotSent(order) === null;
