import type { PublicOrder, PublicPaymentFailure, PublicTracking } from '@ghar/domain/callables';
import { carrierName, trackingLink } from '@ghar/domain/order/carrier';
import { guaranteeUntil } from '@ghar/domain/order/guarantee';
import { serialNumber } from '@ghar/domain/money/invoice';
import { orderNumber } from '@ghar/domain/order/order-number';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { maskPhone } from '@ghar/domain/contact/phone';
import type { PaymentFailure } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { linkIdOf } from '@ghar/domain/pages/order-page';
import type { PaymentStatus } from '@ghar/domain/order/status';
import { follow } from '../log.ts';
import { maskAddress } from './mask-address.ts';
import type { OrderStore, StoredOrder } from './order-store.ts';

/**
 * The payment status shown to the customer. Once paid it stays paid, whatever an admin set since; an order under review
 * may have been paid, so it is not shown as failed.
 */
const shownStatus = (order: StoredOrder): PaymentStatus => {
  const { state, wasPaid, underReview } = paymentOf(order);
  if (wasPaid) return 'paid';
  return state === 'failed' && !underReview ? 'failed' : 'pending';
};

const TOLD_FAILURES: Readonly<Partial<Record<PaymentFailure, PublicPaymentFailure>>> = {
  'provider-failed': 'declined',
  'provider-canceled': 'cancelled',
  expired: 'expired',
};

function failureOf(order: StoredOrder): Pick<PublicOrder, 'payment_failure'> {
  const why = order.payment_failure && TOLD_FAILURES[order.payment_failure];
  return why && shownStatus(order) === 'failed' ? { payment_failure: why } : {};
}

/** Null before it is sent and after it was cancelled. */
const trackingOf = ({
  status,
  carrier,
  tracking_number: number,
  locale,
}: StoredOrder): PublicTracking | null =>
  number && (status === 'shipped' || status === 'delivered')
    ? {
        carrier: carrier && carrierName(carrier, locale),
        number,
        url: trackingLink(carrier, number),
      }
    : null;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The order for anyone who knows the id in its links; null if there is none, or if it was erased. */
export async function customersOrder(
  linkId: string,
  store: Pick<OrderStore, 'order' | 'orderOfLink'>,
): Promise<StoredOrder | null> {
  const order = (await store.order(linkId)) ?? (await store.orderOfLink(linkId));
  follow({ order_id: order?.id ?? linkId });
  return order?.erased_at === null && linkIdOf(order) === linkId ? order : null;
}

/** The public part of an order. */
export const publicOrder = (order: StoredOrder): PublicOrder => ({
  id: linkIdOf(order),
  order_number: orderNumber(order.id),
  customer_name: order.customer_name,
  customer_phone: maskPhone(order.customer_phone),
  city: order.city,
  address: maskAddress(order.address),
  country: order.country,
  product_name: order.product_name,
  quantity: order.quantity,
  unit_price: order.unit_price,
  total_amount: order.total_amount,
  refunded_amount: order.refunded_amount ?? 0,
  refunding_amount: order.refunding_amount ?? 0,
  uncounted_amount: dirhamsFromFils(paymentOf(order).uncounted),
  payment_status: shownStatus(order),
  payment_method: order.payment_method,
  cash_fee: order.cash_fee ?? 0,
  ...(order.confirm_by && { confirm_by: order.confirm_by.toISOString() }),
  ...failureOf(order),
  payment_under_review: order.payment_needs_review && shownStatus(order) !== 'paid',
  paid_twice: paymentOf(order).isPaidTwice,
  status: order.status,
  ...(order.replaced_by && { replaced_by: order.replaced_by }),
  invoice_number:
    order.invoice_number === null ? null : serialNumber('invoices', order.invoice_number),
  tracking: trackingOf(order),
  created_at: order.created_at.toISOString(),
  paid_at: iso(order.paid_at),
  refunded_at: iso(order.refunded_at ?? null),
  shipped_at: iso(order.shipped_at),
  delivered_at: iso(order.delivered_at),
  guarantee_until: iso(order.delivered_at && guaranteeUntil(order.delivered_at)),
});
