/** An order's fulfilment status. An admin may set any from any other. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** True iff the order's parcel has left the shop. */
export const isSent = (status: OrderStatus): boolean =>
  status === 'shipped' || status === 'delivered';

/**
 * The statuses in which a paid amount is revenue; that of a cancelled order is owed to the
 * customer.
 */
export const REVENUE_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** An order's payment status. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A refund's status. */
export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
