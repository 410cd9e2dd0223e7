import * as logger from 'firebase-functions/logger';
import type { SettledOrder } from '../orders/settle-order.ts';

/**
 * Logs what a look at a payment has changed, by the order's id. What a person has
 * to put right (a wrong amount, a second payment) is an error: alerts hang on it.
 */
export function logSettlement(
  source: 'webhook' | 'page' | 'schedule',
  { order, settlement }: SettledOrder,
): void {
  const entry = { order_id: order.id, source, settlement };
  if (settlement === 'mismatch' || settlement === 'duplicate')
    logger.error('payment needs a person', entry);
  else if (settlement !== 'unchanged') logger.info('payment settled', entry);
}
