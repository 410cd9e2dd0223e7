import * as v from 'valibot';
import { type Currency, currencyCodes } from './currencies.ts';
import type { Faults, refundStatuses } from './faults.ts';
import type { Intents } from './intents.ts';
import type { Webhooks } from './webhooks.ts';
import { integerFrom, invalid, Problem, read } from '../stand-in/requests.ts';

export type Refund = {
  id: string;
  payment_intent_id: string;
  amount: number;
  currency_code: Currency;
  status: (typeof refundStatuses)[number];
  created_at: string;
  error: { message: string; code: string } | null;
};

const refundRequest = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  payment_intent_id: v.string(),
  amount: v.optional(integerFrom(1)),
  currency_code: v.optional(v.picklist(currencyCodes)),
  test: v.optional(v.boolean()),
});

export type Refunds = ReturnType<typeof createRefunds>;

export const refundActions = ['complete', 'fail'] as const;
export type RefundAction = (typeof refundActions)[number];

/** The account's refunds, in memory. */
export function createRefunds(options: {
  intents: Intents;
  faults: Faults;
  now: () => number;
  webhooks: Webhooks;
}) {
  const { intents, faults, now, webhooks } = options;
  const refunds = new Map<string, Refund>();

  const refundedOf = (intentId: string): number =>
    [...refunds.values()]
      .filter((refund) => refund.payment_intent_id === intentId && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);

  function get(id: string): Refund {
    const refund = refunds.get(id);
    if (!refund) throw new Problem(404, 'REFUND_NOT_FOUND', 'Refund was not found');
    return refund;
  }

  function end(refund: Refund, status: 'completed' | 'failed'): Refund {
    const error =
      status === 'failed' ? { message: 'The bank refused it', code: 'REFUND_FAILED' } : null;
    const ended: Refund = { ...refund, status, error };
    refunds.set(ended.id, ended);
    const { payment_intent_id } = ended;
    webhooks.emit({ event: 'refund.status.updated', payment_intent_id, status }, ended);
    return ended;
  }

  return {
    get,
    list: (): Refund[] => [...refunds.values()],
    clear: (): void => refunds.clear(),

    /** Ends a pending refund; any other is a 409. */
    act(id: string, action: RefundAction): Refund {
      const refund = get(id);
      if (refund.status !== 'pending')
        throw new Problem(409, 'REFUND_NOT_PENDING', `Refund is ${refund.status}`);
      return end(refund, action === 'complete' ? 'completed' : 'failed');
    },

    /**
     * Answers a pending refund, which ends at once unless a fault leaves it pending. Without an
     * amount it is what is left of the payment. Our assumption: the client's id makes it idempotent, so the same id answers the
     * existing refund.
     */
    create(body: unknown): Refund {
      const request = read(refundRequest, body);
      const earlier = refunds.get(request.id);
      if (earlier) return earlier;

      const intent = intents.get(request.payment_intent_id);
      if (intent.status !== 'completed') {
        const message = `Payment intent is ${intent.status}: only a completed one is refunded`;
        throw new Problem(400, 'PAYMENT_INTENT_NOT_COMPLETED', message);
      }
      if (request.currency_code && request.currency_code !== intent.currency_code) {
        throw invalid(`currency_code must be ${intent.currency_code}, as it was charged`);
      }
      const left = intent.amount - refundedOf(intent.id);
      const amount = request.amount ?? left;
      if (amount > left || left <= 0) {
        throw new Problem(400, 'REFUND_EXCEEDS_PAYMENT', `At most ${left} is left to refund`);
      }

      const pending: Refund = {
        id: request.id,
        payment_intent_id: intent.id,
        amount,
        currency_code: intent.currency_code,
        status: 'pending',
        created_at: String(now()),
        error: null,
      };
      refunds.set(pending.id, pending);
      const { refund_status: status } = faults.current();
      if (status !== 'pending') end(pending, status);
      return pending;
    },
  };
}
