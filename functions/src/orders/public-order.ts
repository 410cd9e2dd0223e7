import type { PublicOrder } from '@ghar/domain/callables';
import { orderNumber } from '@ghar/domain/order-number';
import { maskPhone } from '@ghar/domain/phone';
import type { StoredOrder } from './order-store.ts';

/** What whoever knows the order's id may see of it. */
export const publicOrder = (order: StoredOrder): PublicOrder => ({
  id: order.id,
  order_number: orderNumber(order.id),
  customer_name: order.customer_name,
  customer_phone: maskPhone(order.customer_phone),
  city: order.city,
  country: order.country,
  total_amount: order.total_amount,
  payment_status: order.payment_status,
  status: order.status,
  created_at: order.created_at.toISOString(),
});
