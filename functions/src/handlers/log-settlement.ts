import { log } from '../log.ts';
import type { TellSettled } from '../orders/settle-order.ts';

/**
 * Logs what a look at a payment has found, by the order's id. What a person has
 * to put right is an error: alerts hang on it.
 */
export const logSettlement =
  (source: 'webhook' | 'page' | 'retry' | 'schedule'): TellSettled =>
  ({ order, settlement, alarm, intentId }) => {
    const entry = {
      order_id: order.id,
      ...(intentId !== null && { payment_intent_id: intentId }),
      source,
      outcome: settlement,
    };
    if (alarm) log('needs-a-person', { ...entry, alarm });
    else if (settlement === 'paid' || settlement === 'failed') log('payment-settled', entry);
    else log('payment-looked-at', entry);
  };
