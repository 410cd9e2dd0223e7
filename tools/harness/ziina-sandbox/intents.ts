import { randomUUID } from 'node:crypto';
import type { Faults } from './faults.ts';
import type { IntentRequest } from './intent-request.ts';
import type { Webhooks } from './webhooks.ts';
import { invalid, Problem } from '../stand-in/requests.ts';

/** Ziina's fee for a payment by a local card, both in fils: 2.9% and 1 AED. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 100;

/** `expire` cancels without an event; `hang` leaves it pending, `hold` in an unknown status. */
const ENDS = {
  complete: 'completed',
  fail: 'failed',
  cancel: 'canceled',
  expire: 'canceled',
  hang: 'pending',
  hold: 'on_hold',
} as const;
export type IntentAction = keyof typeof ENDS;
export const intentActions = Object.keys(ENDS);

export type Intent = IntentRequest & {
  id: string;
  account_id: string;
  operation_id: string;
  tip_amount: number;
  fee_amount: number | undefined;
  /** Unix milliseconds, as a string. */
  created_at: string;
  /** `on_hold` is not documented by Ziina. */
  status: (typeof ENDS)[IntentAction] | 'requires_payment_instrument' | 'requires_user_action';
  redirect_url: string;
  latest_error: { message: string; code: string } | undefined;
};

/** An intent from before the sandbox was started. */
export type KnownPayment = IntentRequest & Pick<Intent, 'id' | 'created_at' | 'status'>;

export function publicIntent(intent: Intent) {
  const { failure_url: _failure, test: _test, expiry: _expiry, ...shown } = intent;
  return shown;
}

const accountId = randomUUID();

/** Known for AED only. */
const knownFeeOf = ({ currency_code, amount }: Intent): number | undefined =>
  currency_code === 'AED' ? feeOf(amount) : undefined;

export type Intents = ReturnType<typeof createIntents>;

/** The account's payment intents, in memory. */
export function createIntents(options: {
  url: string;
  faults: Faults;
  now: () => number;
  known: readonly KnownPayment[];
  webhooks: Webhooks;
}) {
  const { url, faults, now, known, webhooks } = options;
  const intents = new Map<string, Intent>();

  const isOpen = (intent: Intent): boolean =>
    intent.status !== 'completed' && intent.status !== 'failed' && intent.status !== 'canceled';

  const isExpired = ({ expiry }: IntentRequest): boolean => expiry !== undefined && expiry <= now();

  /** Assumed: an expired intent becomes canceled without an event. A shop must manage without both. */
  function settleExpiry(intent: Intent): Intent {
    const waits = intent.status.startsWith('requires_');
    if (waits && isExpired(intent)) intent.status = 'canceled';
    return intent;
  }

  function get(id: string): Intent {
    const intent = intents.get(id);
    if (!intent) {
      throw new Problem(404, 'PAYMENT_INTENT_NOT_FOUND', 'Payment intent was not found');
    }
    return settleExpiry(intent);
  }

  /** Whether it can still be paid. Whether Ziina lets a failed one be paid again is unconfirmed. */
  const isPayable = (intent: Intent): boolean =>
    isOpen(intent) ||
    (intent.status === 'failed' && faults.current().failed_payable && !isExpired(intent));

  function apply(intent: Intent, action: IntentAction): void {
    intent.status = ENDS[action];
    if (action === 'fail')
      intent.latest_error = { message: 'The card was declined', code: 'CARD_DECLINED' };
    if (action !== 'complete') return;
    const { amount_delta: delta, currency_code: currency } = faults.current();
    intent.amount += delta;
    intent.currency_code = currency ?? intent.currency_code;
    intent.fee_amount = knownFeeOf(intent);
    intent.latest_error = undefined;
  }

  function keep(known: KnownPayment): Intent {
    const intent: Intent = {
      ...known,
      account_id: accountId,
      operation_id: randomUUID(),
      tip_amount: 0,
      fee_amount: undefined,
      redirect_url: `${url}/pay/${known.id}`,
      latest_error: undefined,
    };
    if (intent.status === 'completed') intent.fee_amount = knownFeeOf(intent);
    intents.set(intent.id, intent);
    return intent;
  }
  for (const payment of known) keep(payment);

  return {
    get,
    isPayable,
    list: (): Intent[] => [...intents.values()].map(settleExpiry),
    clear: (): void => intents.clear(),

    /** Creates a new intent each time: not idempotent. */
    create(request: IntentRequest): Intent {
      if (isExpired(request)) throw invalid('expiry: must be in the future');
      return keep({
        ...request,
        id: randomUUID(),
        created_at: String(now()),
        status: 'requires_payment_instrument',
      });
    },

    /** Ends an intent that is still payable; any other is a 409, so nothing is paid twice. */
    act(id: string, action: IntentAction): Intent {
      const intent = get(id);
      if (!isPayable(intent)) {
        const message = `Payment intent is ${intent.status} and cannot change`;
        throw new Problem(409, 'PAYMENT_INTENT_NOT_OPEN', message);
      }
      const before = intent.status;
      apply(intent, action);
      const { status } = intent;
      if (status !== before && action !== 'expire')
        webhooks.emit(
          { event: 'payment_intent.status.updated', payment_intent_id: id, status },
          publicIntent(intent),
        );
      return intent;
    },
  };
}
