import { type Currency, currencyCodes } from './currencies.ts';
import * as read from '../stand-in/fields.ts';
import type { Intents } from './intents.ts';
import { Problem } from '../stand-in/problem.ts';

export type Refund = {
  id: string;
  payment_intent_id: string;
  /** Base units of the currency. */
  amount: number;
  currency_code: Currency;
  status: 'pending' | 'completed' | 'failed';
  /** Unix milliseconds, as a string. */
  created_at: string;
  error: { message: string; code: string } | null;
};

function parseRefundRequest(body: unknown) {
  const known = ['id', 'payment_intent_id', 'amount', 'currency_code', 'test'];
  const fields = read.readFields(body, known, 'the refund');
  read.optional(fields, 'test', read.flag);
  return {
    id: read.required(fields, 'id', read.uuid),
    payment_intent_id: read.required(fields, 'payment_intent_id', read.text),
    amount: read.optional(fields, 'amount', read.integerFrom(1)),
    currency_code: read.optional(fields, 'currency_code', read.oneOf(currencyCodes)),
  };
}

export type Refunds = ReturnType<typeof createRefunds>;

/** The account's refunds, in memory. */
export function createRefunds(options: {
  intents: Intents;
  onStatusChange: (refund: Refund) => void;
}) {
  const { intents, onStatusChange } = options;
  const refunds = new Map<string, Refund>();

  const refundedOf = (intentId: string): number =>
    [...refunds.values()]
      .filter((refund) => refund.payment_intent_id === intentId)
      .reduce((sum, refund) => sum + refund.amount, 0);

  return {
    clear: (): void => refunds.clear(),

    get(id: string): Refund {
      const refund = refunds.get(id);
      if (!refund) throw new Problem(404, 'REFUND_NOT_FOUND', 'Refund was not found');
      return refund;
    },

    /**
     * Answers a pending refund and completes it at once. Without an amount it is what is left of
     * the payment. Our assumption: the client's id makes it idempotent, so the same id answers the
     * existing refund.
     */
    create(body: unknown): Refund {
      const request = parseRefundRequest(body);
      const earlier = refunds.get(request.id);
      if (earlier) return earlier;

      const intent = intents.get(request.payment_intent_id);
      if (intent.status !== 'completed') {
        const message = `Payment intent is ${intent.status}: only a completed one is refunded`;
        throw new Problem(400, 'PAYMENT_INTENT_NOT_COMPLETED', message);
      }
      if (request.currency_code && request.currency_code !== intent.currency_code) {
        throw read.invalid(`currency_code must be ${intent.currency_code}, as it was charged`);
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
        created_at: String(Date.now()),
        error: null,
      };
      const completed: Refund = { ...pending, status: 'completed' };
      refunds.set(completed.id, completed);
      onStatusChange(completed);
      return pending;
    },
  };
}
