import type { OrderRequest, PaymentLink } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import type { OrderingPorts } from '../orders/open-payment.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { customersOrder } from '../orders/public-order.ts';
import { askBeforePaying } from '../orders/question-limit.ts';
import { resumePayment } from '../orders/resume-payment.ts';
import type { Caller } from './answer.ts';
import { logSettlement } from './log-settlement.ts';

/** Answers a payment link for an unpaid order. */
export async function retryPayment(
  { order_id_param }: OrderRequest,
  caller: Pick<Caller, 'origin'>,
  ports: OrderingPorts,
): Promise<PaymentLink> {
  const order = await customersOrder(order_id_param, ports.store);
  if (!order) throw new DomainError('order-not-found');
  const link = await payOrderAgain(order, caller, ports);
  // corrected meanwhile: whoever has the former link does not get the new one
  if (link.order_id !== order_id_param) throw new DomainError('order-not-found');
  return link;
}

/**
 * Looks up the payment first, so that nobody pays twice or is sent to an ended payment; then returns the link as {@link
 * resumePayment} does.
 * @throws DomainError as {@link askBeforePaying} and {@link resumePayment}.
 */
export async function payOrderAgain(
  order: StoredOrder,
  { origin }: Pick<Caller, 'origin'>,
  ports: OrderingPorts,
): Promise<PaymentLink> {
  const asked = await askBeforePaying(order, origin, ports, logSettlement('retry'));
  return resumePayment(asked, origin, ports);
}
