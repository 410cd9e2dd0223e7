import type { CreatePaymentRequest, PlacedCashOrder } from '@ghar/domain/callables';
import { linkIdOf } from '@ghar/domain/pages/order-page';
import { follow, log } from '../log.ts';
import { readCashHistory } from '../orders/cash-history.ts';
import type { PhoneKeyPorts } from '../orders/message-stops.ts';
import type { OrderingPorts } from '../orders/open-payment.ts';
import { placeOrder } from '../orders/place-order.ts';
import { rollUpStock } from '../orders/roll-up-stock.ts';
import type { Caller } from './answer.ts';

/** Places an order to be paid in cash on delivery; idempotent by the form's key. @throws as {@link placeOrder}. */
export async function placeCashOrder(
  request: CreatePaymentRequest,
  { origin }: Pick<Caller, 'origin'>,
  ports: OrderingPorts & PhoneKeyPorts,
): Promise<PlacedCashOrder> {
  const inCash = await readCashHistory(request.customerPhone, ports);
  const { order, isNew } = await placeOrder(request, { origin }, ports, inCash);
  follow({ order_id: order.id });
  log(isNew ? 'order-placed' : 'order-asked-again');
  if (isNew) await rollUpStock(order.product_id, ports.store);
  return { success: true, order_id: linkIdOf(order) };
}
