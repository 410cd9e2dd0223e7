import type { CreatePaymentRequest, PaymentLink } from '@ghar/domain/callables';
import * as logger from 'firebase-functions/logger';
import { openPayment, type PaymentPorts } from '../orders/open-payment.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { Caller } from './answer.ts';
import { payOrderAgain } from './retry-payment.ts';

/** Places an order and opens its payment; the same form again gets the same order and link. */
export async function createPayment(
  request: CreatePaymentRequest,
  caller: Caller,
  ports: PaymentPorts,
): Promise<PaymentLink> {
  const { order, isNew } = await placeOrder(request, caller.origin, ports);
  logger.info(isNew ? 'order placed' : 'order asked for again', { order_id: order.id });
  return isNew ? openPayment(order, ports) : payOrderAgain(order, caller, ports);
}
