import { follow, log, onTrail } from '../log.ts';
import type { FoundOrder } from '../orders/order-store.ts';
import { rollUpStockOnSale } from '../orders/roll-up-stock.ts';
import { settleOrExpire, type AskPorts } from '../orders/settle-order.ts';
import { logSettlement } from './log-settlement.ts';

/** How many orders are looked up at the provider at the same time. */
const CONCURRENCY = 5;
/** A payment that failed may be made good this long after it, in ms, without anyone saying so. */
const LATE_PAYMENT_MS = 60 * 60 * 1000;

/**
 * Looks up every order whose payment is pending, or has failed lately: settles what was paid or has
 * failed without anyone saying so, and ends what nobody paid in time. One order
 * that cannot be settled now does not keep the others waiting. Last, it brings the stock's figure up
 * to date for whoever ended before they could.
 */
export async function settlePayments(ports: AskPorts): Promise<void> {
  let orders = 0;
  let unsettled = 0;
  const settleOne = ({ id, read }: FoundOrder): Promise<void> =>
    onTrail(async () => {
      follow({ order_id: id });
      orders += 1;
      try {
        await settleOrExpire(read(), ports, logSettlement('schedule'));
      } catch (error) {
        unsettled += 1;
        log('payment-not-settled', { source: 'schedule', error });
      }
    });
  const failedSince = new Date(ports.clock().getTime() - LATE_PAYMENT_MS);
  for await (const page of ports.store.unsettledOrders(failedSince)) {
    const queue = page.values();
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const order of queue) await settleOne(order);
      }),
    );
  }
  await rollUpStockOnSale(ports.store);
  log('schedule-done', { orders, unsettled });
}
