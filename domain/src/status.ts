/** An order's way to the customer. An admin may set any from any other. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The statuses in which a paid amount is revenue: that of a cancelled order is owed to the customer. */
export const REVENUE_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** What is known of an order's payment. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What is known of a refund. */
export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
