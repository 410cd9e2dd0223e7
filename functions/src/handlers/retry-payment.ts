import type { OrderRequest, PaymentLink } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import * as logger from 'firebase-functions/logger';
import { resumePayment, type PaymentPorts } from '../orders/open-payment.ts';
import { askAndSettle } from '../orders/settle-order.ts';
import type { Caller } from './answer.ts';

/**
 * Answers where an unpaid order is paid. The provider is asked first, so that
 * nobody is sent to a payment that has ended, or made to pay twice.
 */
export async function retryPayment(
  { order_id_param }: OrderRequest,
  { origin }: Caller,
  ports: PaymentPorts,
): Promise<PaymentLink> {
  const known = await ports.store.order(order_id_param);
  if (!known) throw new DomainError('order-not-found');
  const { order } = await askAndSettle(known, ports);
  logger.info('payment asked for again', { order_id: order.id });
  return resumePayment(order, origin, ports);
}
