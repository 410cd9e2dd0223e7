import type { PublicOrder } from '@ghar/domain/callables';
import { orderNumber } from '@ghar/domain/order-number';
import { maskPhone } from '@ghar/domain/phone';
import type { PaymentStatus } from '@ghar/domain/status';
import type { StoredOrder } from './order-store.ts';

/**
 * The payment status that the customer sees. An order that was ever paid is paid, whatever a person
 * set since; one under review may have been paid, so nobody says that nothing was charged.
 */
const toldStatus = ({
  paid_at,
  payment_status,
  payment_needs_review,
}: StoredOrder): PaymentStatus => {
  if (paid_at !== null) return 'paid';
  return payment_status === 'failed' && payment_needs_review ? 'pending' : payment_status;
};

/** What whoever knows the order's id may see of it. */
export const publicOrder = (order: StoredOrder): PublicOrder => ({
  id: order.id,
  order_number: orderNumber(order.id),
  customer_name: order.customer_name,
  customer_phone: maskPhone(order.customer_phone),
  city: order.city,
  country: order.country,
  total_amount: order.total_amount,
  refunded_amount: order.refunded_amount ?? 0,
  payment_status: toldStatus(order),
  status: order.status,
  created_at: order.created_at.toISOString(),
});
