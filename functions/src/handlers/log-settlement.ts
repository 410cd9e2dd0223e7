import { log } from '../log.ts';
import type { OnSettled } from '../orders/settle-order.ts';

/** Logs the outcome of a payment's look-up. */
export const logSettlement =
  (source: 'webhook' | 'page' | 'retry' | 'panel' | 'schedule'): OnSettled =>
  ({ order, settlement, intentId }) =>
    log(settlement === 'unchanged' ? 'payment-looked-at' : 'payment-settled', {
      order_id: order.id,
      ...(intentId !== null && { payment_intent_id: intentId }),
      source,
      outcome: settlement,
    });
