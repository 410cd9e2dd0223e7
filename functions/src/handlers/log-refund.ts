import type { RefundStatus } from '@ghar/domain/order/status';
import { log } from '../log.ts';

export const logRefund = (source: 'panel' | 'schedule', outcome: RefundStatus): void =>
  log(outcome === 'pending' ? 'refund-looked-at' : 'refund-settled', { source, outcome });
