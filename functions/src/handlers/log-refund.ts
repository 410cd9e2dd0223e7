import type { RefundStatus } from '@ghar/domain/order/status';
import { log } from '../log.ts';

/** Logs what is known of a refund by now. */
export const logRefund = (source: 'panel' | 'schedule', outcome: RefundStatus): void =>
  log(outcome === 'pending' ? 'refund-looked-at' : 'refund-settled', { source, outcome });
