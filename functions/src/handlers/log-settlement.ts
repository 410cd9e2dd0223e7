import * as logger from 'firebase-functions/logger';
import type { SettledOrder } from '../orders/settle-order.ts';

/**
 * Logs what a look at a payment has changed, by the order's id. What a person has
 * to put right is an error: alerts hang on it.
 */
export function logSettlement(
  source: 'webhook' | 'page' | 'retry' | 'schedule',
  { order, settlement, alarm }: SettledOrder,
): void {
  const entry = { order_id: order.id, source, settlement };
  if (alarm) logger.error('payment needs a person', { ...entry, alarm });
  else if (settlement === 'paid' || settlement === 'failed') logger.info('payment settled', entry);
}
