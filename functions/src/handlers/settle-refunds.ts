import { follow, log, onTrail } from '../log.ts';
import { lookAtRefund, nextRefundLookAt } from '../orders/carry-out-refund.ts';
import type { StoredOrder, StoredRefund } from '../orders/order-store.ts';
import type { AskPorts } from '../orders/settle-order.ts';
import { logRefund } from './log-refund.ts';

type Due = { readonly order: StoredOrder; readonly refund: StoredRefund };

/**
 * Looks up the pending refunds that are due, sequentially, least recently looked up first. One failure does not block
 * the others.
 * @param isOver true once the run must end.
 * @returns how many were looked up.
 */
export async function settleRefunds(ports: AskPorts, isOver: () => boolean): Promise<number> {
  const due = await dueRefunds(ports);
  let looks = 0;
  for (const { order, refund } of due) {
    if (isOver()) break;
    looks += 1;
    await onTrail(async () => {
      follow({ order_id: order.id, refund_id: refund.id });
      try {
        logRefund('schedule', await lookAtRefund(order, refund, ports));
      } catch (error) {
        log('refund-not-settled', { source: 'schedule', error });
      }
    });
  }
  return looks;
}

async function dueRefunds({
  store,
  clock,
}: Pick<AskPorts, 'store' | 'clock'>): Promise<readonly Due[]> {
  const pending = new Map<string, Due>();
  for await (const page of store.ordersBeingRefunded())
    for (const { id, read } of page)
      try {
        const order = read();
        for (const refund of await store.pendingRefunds(id))
          pending.set(refund.id, { order, refund });
      } catch (error) {
        log('refund-not-settled', { source: 'schedule', order_id: id, error });
      }
  const lookedAt = ({ refund }: Due): number => refund.looked_at?.getTime() ?? 0;
  return [...pending.values()]
    .filter(({ refund }) => nextRefundLookAt(refund) <= clock())
    .toSorted((one, other) => lookedAt(one) - lookedAt(other));
}
