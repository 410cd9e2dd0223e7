import * as logger from 'firebase-functions/logger';
import { settleOrExpire, type SettlePorts } from '../orders/settle-order.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { logSettlement } from './log-settlement.ts';

/** How many orders are looked up at the provider at the same time. */
const CONCURRENCY = 5;

/**
 * Looks up every order whose payment is pending: settles what was paid or has
 * failed without anyone saying so, and ends what nobody paid in time. One order
 * that cannot be settled now does not keep the others waiting.
 */
export async function settlePayments(
  ports: SettlePorts & { readonly provider: PaymentProvider },
): Promise<void> {
  const settleOne = async (orderId: string): Promise<void> => {
    try {
      const order = await ports.store.order(orderId);
      if (order) logSettlement('schedule', await settleOrExpire(order, ports));
    } catch (error) {
      logger.error('pending payment not settled', { order_id: orderId, error: String(error) });
    }
  };
  for await (const orderIds of ports.store.pendingOrderIds()) {
    const queue = orderIds.values();
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const orderId of queue) await settleOne(orderId);
      }),
    );
  }
}
