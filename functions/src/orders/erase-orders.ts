import type { KeptOrders, KeptReason } from '@ghar/domain/order/may';
import { follow, log, onTrail } from '../log.ts';
import { eraseOrder, type Eraser } from './erase-order.ts';
import type { FoundOrder } from './order-store.ts';
import type { SettlePorts } from './shop-store.ts';
import { forgetPhone, type StopPorts } from './message-stops.ts';

/** Orders erased concurrently. */
const AT_ONCE = 10;

export type Erasure = {
  readonly erased: number;
  readonly kept: KeptOrders;
  /** False if time ran out. */
  readonly complete: boolean;
};

/**
 * Erases the found orders, as {@link eraseOrder} does, until `until`; with a phone's last order also its STOP and its refused parcels. A
 * failure is logged and does not block the others.
 */
export async function eraseOrders(
  found: AsyncIterable<readonly FoundOrder[]>,
  {
    eraser,
    until,
    mayErase,
  }: {
    readonly eraser: Eraser;
    readonly until: Date;
    readonly mayErase?: (reason: KeptReason) => boolean;
  },
  ports: SettlePorts & StopPorts,
): Promise<Erasure> {
  let erased = 0;
  const kept: Partial<Record<keyof KeptOrders, number>> = {};
  const eraseOne = async ({ id, read }: FoundOrder): Promise<'erased' | KeptReason> => {
    const { customer_phone: phone } = read();
    const outcome = await eraseOrder(id, eraser, ports, mayErase);
    if (outcome === 'erased' && phone !== '') await forgetPhone(phone, ports);
    return outcome;
  };
  const erase = (order: FoundOrder): Promise<void> =>
    onTrail(async () => {
      follow({ order_id: order.id });
      const outcome = await eraseOne(order).catch((error: unknown) => {
        log('order-not-erased', { error });
        return 'unreadable' as const;
      });
      if (outcome === 'erased') erased += 1;
      else kept[outcome] = (kept[outcome] ?? 0) + 1;
    });
  for await (const page of found)
    for (let first = 0; first < page.length; first += AT_ONCE) {
      if (ports.clock() >= until) return { erased, kept, complete: false };
      await Promise.all(page.slice(first, first + AT_ONCE).map(erase));
    }
  return { erased, kept, complete: true };
}

/** Logs the result of a run. */
export const logErasure = (
  source: 'panel' | 'schedule',
  { erased, kept, complete }: Erasure,
): void =>
  log('orders-erased', {
    source,
    outcome: complete ? 'complete' : 'out-of-time',
    orders: erased,
    waiting: Object.values(kept).reduce((sum, count) => sum + count, 0),
  });
