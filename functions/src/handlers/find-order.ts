import type { FoundOrder } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import type { OrderLookup } from '@ghar/domain/order/order-lookup';
import { follow } from '../log.ts';
import { readLookupLimits } from '../orders/attempt-limit.ts';
import type { OrderingPorts } from '../orders/open-payment.ts';
import type { Caller } from './answer.ts';

type LookupPorts = Pick<OrderingPorts, 'store' | 'clock' | 'counterSecret' | 'ordersPerNetwork'>;

/**
 * The id in the links of the order with that number and phone. Does not reveal which of the two is wrong; both cases do
 * the same work.
 * @throws DomainError `order-not-found`, `rate-limited`, `busy`.
 */
export async function findOrder(
  { order_number: typed, phone: phones }: OrderLookup,
  { origin }: Caller,
  { store, clock, counterSecret: secret, ordersPerNetwork: perNetwork }: LookupPorts,
): Promise<FoundOrder> {
  // new numbers are upper case; one counter covers all spellings
  const number = typed.toUpperCase();
  const found = await store.transaction(async (tx) => {
    const [count, orders] = await Promise.all([
      readLookupLimits(tx, { number, origin }, { now: clock(), secret, perNetwork }),
      store.ordersOfNumber([...new Set([typed, number])]),
    ]);
    const match = orders.find(({ phone }) => phones.some((meant) => meant === phone));
    count(match !== undefined);
    return match;
  });
  if (!found) throw new DomainError('order-not-found');
  follow({ order_id: found.id });
  return { order_id: found.linkId };
}
