import type { FoundOrder } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import type { OrderLookup } from '@ghar/domain/order/order-lookup';
import { follow } from '../log.ts';
import { readLookupLimits } from '../orders/attempt-limit.ts';
import type { OrderingPorts } from '../orders/open-payment.ts';
import type { Caller } from './answer.ts';

type LookupPorts = Pick<OrderingPorts, 'store' | 'clock' | 'counterSecret' | 'ordersPerNetwork'>;

/**
 * The id of the order with that number and phone. Does not reveal which of the two is wrong; both cases do the same
 * work.
 * @throws DomainError `order-not-found`, `rate-limited`, `busy`.
 */
export async function findOrder(
  { order_number: typed, phone: phones }: OrderLookup,
  { origin }: Caller,
  { store, clock, counterSecret: secret, ordersPerNetwork: perNetwork }: LookupPorts,
): Promise<FoundOrder> {
  // new numbers are upper case; one counter covers all spellings
  const number = typed.toUpperCase();
  const id = await store.transaction(async (tx) => {
    const [count, orders] = await Promise.all([
      readLookupLimits(tx, { number, origin }, { now: clock(), secret, perNetwork }),
      store.ordersOfNumber([...new Set([typed, number])]),
    ]);
    const found = orders.find(({ phone }) => phones.some((meant) => meant === phone));
    count(found !== undefined);
    return found?.id ?? null;
  });
  if (id === null) throw new DomainError('order-not-found');
  follow({ order_id: id });
  return { order_id: id };
}
