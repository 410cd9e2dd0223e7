/** Fulfilment status. An admin may set any. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses before the parcel leaves the shop. */
export const OPEN_STATUSES = ['pending', 'confirmed'] as const satisfies readonly OrderStatus[];

export const isOpen = (status: OrderStatus): status is (typeof OPEN_STATUSES)[number] =>
  OPEN_STATUSES.some((open) => open === status);

/** Statuses after the parcel has left the shop. */
export const SENT_STATUSES = ['shipped', 'delivered'] as const satisfies readonly OrderStatus[];

/** True iff the parcel has left the shop. */
export const isSent = (status: OrderStatus): boolean =>
  SENT_STATUSES.some((sent) => sent === status);

/** Statuses in which a paid amount is revenue; for a cancelled order it is owed to the customer. */
export const REVENUE_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How an order is paid: at the provider, or to the courier. */
export const PAYMENT_METHODS = ['card', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
