import { follow, log, onTrail } from '../log.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { dueForLook } from '../orders/payment-looks.ts';
import { rollUpStockOnSale } from '../orders/roll-up-stock.ts';
import { settleOrExpire, type AskPorts } from '../orders/settle-order.ts';
import { limitedProvider, type Stop } from '../payments/limited-provider.ts';
import { logSettlement } from './log-settlement.ts';

/** How many orders are looked up at the provider at the same time. */
const AT_ONCE = 20;
/** A payment that failed may be made good this long after it, in ms, without anyone saying so. */
const LATE_PAYMENT_MS = 60 * 60 * 1000;
/**
 * So long a run asks the provider, in ms. What it asked last may take the rest of
 * the function's 300 s: an answer of 15 s, and a commit that others get ahead of for 20 s.
 */
const BUDGET_MS = 240_000;

/**
 * Looks up the orders whose payment is pending, or has failed lately, and whose next look is due:
 * settles what was paid or has failed without anyone saying so, and ends what nobody paid in time.
 * Last, it brings the stock's figure up to date for whoever ended before they could.
 *
 * One order that cannot be settled now does not keep the others waiting. A run
 * ends early when its time is over or the provider does not answer; the next one
 * begins with those that this one has not come to. Its end is in the log in any case.
 */
export async function settlePayments(ports: AskPorts, atOnce = AT_ONCE): Promise<void> {
  const { store, clock } = ports;
  const startedAt = clock();
  const { provider, stop } = limitedProvider(ports.provider, {
    clock,
    until: new Date(startedAt.getTime() + BUDGET_MS),
  });
  const waiting: StoredOrder[] = [];
  let outcome: 'complete' | Stop | 'failed' = 'failed';
  let orders = 0;
  let unsettled = 0;

  /** Does something about one order: where it fails, the order's id is in the log, and the run goes on. */
  const about = <Result>(
    id: string,
    work: () => Result | Promise<Result>,
  ): Promise<Result | null> =>
    onTrail(async () => {
      follow({ order_id: id });
      try {
        return await work();
      } catch (error) {
        unsettled += 1;
        log('payment-not-settled', { source: 'schedule', error });
        return null;
      }
    });

  async function collect(): Promise<void> {
    const found: StoredOrder[] = [];
    const failedSince = new Date(startedAt.getTime() - LATE_PAYMENT_MS);
    for await (const page of store.unsettledOrders(failedSince))
      for (const { id, read } of page) {
        const order = await about(id, read);
        if (order) found.push(order);
        else orders += 1;
      }
    waiting.push(...dueForLook(found, startedAt));
  }

  async function look(order: StoredOrder): Promise<void> {
    let { payment_looks = 0 } = order;
    try {
      await settleOrExpire(order, { ...ports, provider }, logSettlement('schedule'));
      payment_looks += 1;
    } finally {
      await store.noteLook(order.id, { payment_looks, payment_looked_at: clock() });
    }
  }

  async function work(): Promise<void> {
    while (stop() === null) {
      const order = waiting.shift();
      if (!order) return;
      orders += 1;
      await about(order.id, () => look(order));
    }
  }

  try {
    await collect();
    await Promise.all(Array.from({ length: atOnce }, work));
    await rollUpStockOnSale(store);
    outcome = (waiting.length > 0 ? stop() : null) ?? 'complete';
  } finally {
    log('schedule-done', { outcome, orders, unsettled, waiting: waiting.length });
  }
}
