import * as logger from 'firebase-functions/logger';
import { settleOrExpire, type AskPorts } from '../orders/settle-order.ts';
import { errorText } from './error-text.ts';
import { logSettlement } from './log-settlement.ts';

/** How many orders are looked up at the provider at the same time. */
const CONCURRENCY = 5;
/** A payment that failed may be made good this long after it, in ms, without anyone saying so. */
const LATE_PAYMENT_MS = 60 * 60 * 1000;

/**
 * Looks up every order whose payment is pending, or has failed lately: settles what was paid or has
 * failed without anyone saying so, and ends what nobody paid in time. One order
 * that cannot be settled now does not keep the others waiting.
 */
export async function settlePayments(ports: AskPorts): Promise<void> {
  const settleOne = async (orderId: string): Promise<void> => {
    try {
      const order = await ports.store.order(orderId);
      if (order) logSettlement('schedule', await settleOrExpire(order, ports));
    } catch (error) {
      logger.error('payment not settled', { order_id: orderId, error: errorText(error) });
    }
  };
  const failedSince = new Date(ports.clock().getTime() - LATE_PAYMENT_MS);
  for await (const orderIds of ports.store.unsettledOrderIds(failedSince)) {
    const queue = orderIds.values();
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const orderId of queue) await settleOne(orderId);
      }),
    );
  }
}
