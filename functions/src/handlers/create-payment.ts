import type { CreatePaymentRequest, PaymentLink } from '@ghar/domain/callables';
import * as logger from 'firebase-functions/logger';
import { openPayment, resumePayment, type PaymentPorts } from '../orders/open-payment.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { Caller } from './answer.ts';

/** Places an order and opens its payment; the same form again gets the same order and link. */
export async function createPayment(
  request: CreatePaymentRequest,
  { origin }: Caller,
  ports: PaymentPorts,
): Promise<PaymentLink> {
  const { order, isNew } = await placeOrder(request, origin, ports);
  logger.info(isNew ? 'order placed' : 'order answered again', { order_id: order.id });
  return isNew ? openPayment(order, ports) : resumePayment(order, origin, ports);
}
