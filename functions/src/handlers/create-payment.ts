import type { CreatePaymentRequest, PaymentLink } from '@ghar/domain/callables';
import { follow, log } from '../log.ts';
import { openPayment, type OrderingPorts } from '../orders/open-payment.ts';
import { placeOrder, type Placer } from '../orders/place-order.ts';
import { rollUpStock } from '../orders/roll-up-stock.ts';
import { payOrderAgain } from './retry-payment.ts';

/** Places an order and opens its payment; idempotent by the form's key. */
export async function createPayment(
  request: CreatePaymentRequest,
  placer: Placer,
  ports: OrderingPorts,
): Promise<PaymentLink> {
  const { order, isNew } = await placeOrder(request, placer, ports);
  follow({ order_id: order.id });
  log(isNew ? 'order-placed' : 'order-asked-again');
  if (!isNew) return payOrderAgain(order, { origin: placer.origin }, ports);
  // concurrent with the slower call of the provider
  const rolledUp = rollUpStock(order.product_id, ports.store);
  try {
    return await openPayment(order, ports);
  } catch (error) {
    // the first roll-up may have missed pieces returned meanwhile
    await rolledUp;
    await rollUpStock(order.product_id, ports.store);
    throw error;
  } finally {
    await rolledUp;
  }
}
