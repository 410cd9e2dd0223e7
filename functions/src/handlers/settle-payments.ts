import { cashEnd } from '@ghar/domain/order/cash';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { follow, log, onTrail } from '../log.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { dueForPoll } from '../orders/payment-polling.ts';
import { rollUpStockOnSale } from '../orders/roll-up-stock.ts';
import { settleOrExpire, type AskPorts } from '../orders/settle-order.ts';
import { limitedProvider, type Stop } from '../payments/limited-provider.ts';
import { logSettlement } from './log-settlement.ts';
import { settleRefunds } from './settle-refunds.ts';

/** Concurrent look-ups. */
const AT_ONCE = 20;
/** A recently failed payment may still complete without a webhook within this time, in ms. */
const RECENT_FAILURE_MS = 60 * 60 * 1000;
/**
 * Time limit of a run, in ms. The last look-up may use the rest of the function's 300 s: 15 s for the answer, 20 s for
 * retried commits.
 */
const BUDGET_MS = 240_000;

/** False for a cash order that waits for its confirmation or the courier. */
const mayChange = (order: StoredOrder, now: Date): boolean =>
  paymentOf(order).state !== 'on-delivery' || cashEnd(order, now) !== null;

/**
 * Looks up pending and recently failed payments that are due, settles those that ended without a webhook, and expires
 * unpaid ones. Then looks up pending refunds, and finally rolls up stock left by killed processes.
 * One failing order does not block the others. A run ends early at its time limit or if the provider is down; the next
 * run starts with the orders left. Always logs `schedule-done`.
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
  let refunds = 0;

  /** Logs one order's failure with its id and continues. */
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
    const failedSince = new Date(startedAt.getTime() - RECENT_FAILURE_MS);
    for await (const page of store.unsettledOrders(failedSince))
      for (const { id, read } of page) {
        const order = await about(id, read);
        if (!order) orders += 1;
        else if (mayChange(order, startedAt)) found.push(order);
      }
    waiting.push(...dueForPoll(found, startedAt));
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
    refunds = await settleRefunds({ ...ports, provider }, () => stop() !== null);
    await rollUpStockOnSale(store);
    outcome = (waiting.length > 0 ? stop() : null) ?? 'complete';
  } finally {
    log('schedule-done', { outcome, orders, unsettled, waiting: waiting.length, refunds });
  }
}
