import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { dirhamsFromFils, fils } from '@ghar/domain/money/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookAtRefund } from '../orders/carry-out-refund.ts';
import { intent, PLACED_AT, portsOf, shop } from '../orders/one-order-test-shop.ts';
import { recordRefund } from '../orders/record-refund.ts';
import { settleOrder } from '../orders/settle-order.ts';
import {
  ProviderError,
  type NewRefund,
  type ProviderRefund,
} from '../payments/payment-provider.ts';
import { refundOrder } from './refund-order.ts';

const MINUTE_MS = 60_000;
const PAID_FILS = 89_700;
const KEYS = [
  '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
  '0b7f3a52-3c2b-4f7e-9d0e-8a54e7a9f1d2',
  '2f0c5d7e-77aa-4b0c-8f9a-3d1b2c4e5f60',
  '91c8e7d6-5b4a-4c3d-a2e1-f00112233445',
] as const;
/** What becomes of a call: `lost` does it without an answer, `late` within the same minute. */
const FAULTS = ['ok', 'ok', 'refused', 'not-reached', 'unavailable', 'lost', 'late'] as const;

/** A provider that does what it is asked: more than was paid, and one id twice. */
function faultyProvider(faults: readonly (typeof FAULTS)[number][]) {
  const made = new Map<string, ProviderRefund>();
  const given: number[] = [];
  const late: NewRefund[] = [];
  let calls = 0;
  let isCalm = false;
  const fault = () => (isCalm ? 'ok' : (faults[calls++ % faults.length] ?? 'ok'));
  const make = ({ id, intentId, amount }: NewRefund): ProviderRefund => {
    const refund = {
      id,
      intentId,
      amount,
      currency: CHARGE_CURRENCY,
      status: 'completed',
      providerStatus: 'completed',
    } as const;
    made.set(id, refund);
    given.push(amount);
    return refund;
  };
  return {
    made,
    /** The amount of each time that money went, in fils. */
    given,
    /** Carries out the requests that were on their way. */
    arrive: () => {
      for (const refund of late.splice(0)) make(refund);
    },
    calm: () => {
      isCalm = true;
    },
    provider: {
      async createRefund(refund: NewRefund): Promise<ProviderRefund> {
        const kind = fault();
        await Promise.resolve();
        if (kind === 'ok') return make(refund);
        if (kind === 'lost') make(refund);
        if (kind === 'late') late.push(refund);
        const failure = kind === 'lost' || kind === 'late' ? 'unavailable' : kind;
        throw new ProviderError(failure, kind);
      },
      async getRefund(id: string): Promise<ProviderRefund | null> {
        if (fault() !== 'ok') throw new ProviderError('unavailable', 'no answer');
        return made.get(id) ?? null;
      },
    },
  };
}

const key = fc.constantFrom(...KEYS);
/** What happens at the same time, and how many minutes pass until more does. */
const storm = fc.array(
  fc.record({
    actions: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('ask'), key }),
        fc.record({ kind: fc.constant('look'), key }),
        fc.record({ kind: fc.constant('hear'), key }),
      ),
      { maxLength: 6 },
    ),
    minutes: fc.nat(300),
  }),
  { maxLength: 8 },
);

test('whatever fails and whoever asks at the same time, no more goes back than was paid, and all of it is known', async () => {
  const amounts = fc.tuple(...KEYS.map(() => fc.integer({ min: 1, max: PAID_FILS })));
  const faults = fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(storm, amounts, faults, async (batches, inFils, drawn) => {
      const { state, store, refunds } = shop();
      let now = PLACED_AT;
      const clock = () => now;
      await settleOrder(state.order, intent('second', 'completed'), { store, clock });
      const { made, given, arrive, calm, provider } = faultyProvider(drawn);
      const ports = {
        ...portsOf(store, provider),
        clock,
        roleOf: async () => 'admin',
        accountOf: async () => ({ email: null, name: null }),
      };
      const look = async (id: string): Promise<void> => {
        const refund = refunds.get(id);
        if (refund?.status === 'pending')
          await lookAtRefund(state.order, { ...refund, id }, ports).catch(() => undefined);
      };
      const act = async (kind: string, id: (typeof KEYS)[number]): Promise<void> => {
        const told = made.get(id);
        if (kind === 'look') return look(id);
        if (kind === 'hear') return void (told && (await recordRefund(state.order, told, ports)));
        const request = {
          order_id_param: 'order',
          refundKey: id,
          amount: dirhamsFromFils(fils(inFils[KEYS.indexOf(id)]!)),
          reason: '',
          restock: false,
          cancel: false,
        };
        await refundOrder(request, { origin: null, uid: 'boss' }, ports).catch(() => undefined);
      };
      for (const { actions, minutes } of batches) {
        await Promise.all(actions.map((action) => act(action.kind, action.key)));
        arrive();
        now = new Date(now.getTime() + (minutes + 1) * MINUTE_MS);
      }
      calm();
      for (let looks = 0; looks < 3; looks++) {
        for (const id of KEYS) await look(id);
        now = new Date(now.getTime() + MINUTE_MS);
      }
      const sum = given.reduce((all, amount) => all + amount, 0);
      expect(sum).toBeLessThanOrEqual(PAID_FILS);
      expect(given).toHaveLength(made.size);
      expect(state.order.refunded_amount ?? 0).toBe(dirhamsFromFils(fils(sum)));
      expect(state.order.refunding_amount ?? 0).toBe(0);
      for (const [id, { status }] of refunds)
        expect([id, status]).toEqual([id, made.has(id) ? 'completed' : 'failed']);
    }),
    { numRuns: 300 },
  );
});
