import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import type { RefundRequest } from '@ghar/domain/callables';
import { intent, PLACED_AT, portsOf, shop } from '../orders/one-order-test-shop.ts';
import { lookAtRefund } from '../orders/carry-out-refund.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { settleOrder } from '../orders/settle-order.ts';
import {
  ProviderError,
  type NewRefund,
  type ProviderFailure,
  type ProviderRefund,
} from '../payments/payment-provider.ts';
import { refundOrder } from './refund-order.ts';

export const KEYS = [
  '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
  '0b7f3a52-3c2b-4f7e-9d0e-8a54e7a9f1d2',
] as const;

/** A shop with a paid order of 897 dirhams, and a provider that does as it is told. */
export async function paidShop(change: Partial<StoredOrder> = {}) {
  const all = shop();
  let now = PLACED_AT;
  await settleOrder(all.state.order, intent('second', 'completed'), {
    store: all.store,
    clock: () => now,
  });
  all.state.order = { ...all.state.order, ...change };
  all.state.events.length = 0;
  /** What the provider has made, and what it was asked to make. */
  const made = new Map<string, ProviderRefund>();
  const asked: NewRefund[] = [];
  const faults: { create: (ProviderFailure | 'lost')[]; get: ProviderFailure[] } = {
    create: [],
    get: [],
  };
  const ports = {
    ...portsOf(all.store, {
      async createRefund(refund) {
        asked.push(refund);
        const fault = faults.create.shift();
        if (fault && fault !== 'lost') throw new ProviderError(fault, fault);
        const { id, intentId, amount } = refund;
        const answer = made.get(id) ?? {
          id,
          intentId,
          amount,
          currency: CHARGE_CURRENCY,
          status: 'completed',
          providerStatus: 'completed',
        };
        made.set(id, answer);
        if (fault === 'lost') throw new ProviderError('unavailable', 'no answer');
        return answer;
      },
      async getRefund(id) {
        const fault = faults.get.shift();
        if (fault) throw new ProviderError(fault, fault);
        return made.get(id) ?? null;
      },
    }),
    clock: () => now,
    roleOf: async () => 'admin',
    accountOf: async () => ({ email: 'boss@ghar.example', name: 'مريم' }),
  };
  const refund = async (request: Partial<RefundRequest> = {}, uid: string | null = 'boss') => {
    const whole = {
      order_id_param: 'order',
      refundKey: KEYS[0],
      amount: 897,
      reason: '',
      restock: false,
      cancel: false,
    };
    return refundOrder({ ...whole, ...request }, { origin: null, uid }, ports).then(
      ({ status }) => status as string,
      (error: Error) => error.message,
    );
  };
  return {
    ...all,
    asked,
    made,
    faults,
    refund,
    /** The schedule's look, some time later. */
    look: (laterMs: number) => {
      now = new Date(now.getTime() + laterMs);
      const stored = { ...all.refunds.get(KEYS[0])!, id: KEYS[0] };
      return lookAtRefund(all.state.order, stored, ports);
    },
    sums: () => [all.state.order.refunded_amount ?? 0, all.state.order.refunding_amount ?? 0],
  };
}
