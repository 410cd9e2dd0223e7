import type { Message } from '@ghar/domain/messages/message';
import { isStillTrue } from '@ghar/domain/messages/is-message-true';
import type { StoredOrder } from '../orders/order-store.ts';
import { sendingTime, upToDate } from './messages-due.ts';
import { verdictOf, type SendOutcome, type Verdict } from './provider-verdict.ts';

const MINUTE_MS = 60_000;
/** A sender without an answer for this long, in ms, is considered dead. */
export const CLAIM_MS = 2 * MINUTE_MS;
/** Pauses before each retry, in minutes; the message fails after the last. */
const PAUSES: Readonly<Record<Exclude<Verdict, 'unreachable' | 'final'>, readonly number[]>> = {
  temporary: [1, 5, 15, 60],
  // half a day
  wait: [1, 2, 5, 10, ...Array.from({ length: 24 }, () => 30)],
  // six hours
  'recipient-busy': [2, 10, 30, 60, 120, 120],
  // three days for the merchant to fix it
  blocked: Array.from({ length: 3 * 24 }, () => 60),
};

/** A change of a message's fields. */
export type Change = Partial<Message>;

/** The next step for a message that may be due. */
export type Step =
  /** Not due, or being sent by another run. */
  | { readonly step: 'leave' }
  /** Write `change`; do not send. */
  | { readonly step: 'keep'; readonly change: Change }
  /** Send once `change` is committed: it claims the message. */
  | { readonly step: 'send'; readonly change: Change };

const ended = (change: Change): Change => ({ claim: null, next_attempt_at: null, ...change });

/**
 * Decides whether a message is sent now. `claim` identifies the sender; committing it makes that sender the only one.
 * If an earlier sender died before storing an answer, the message may have been sent: it becomes doubtful and is not
 * retried automatically.
 * @param order the message's current order; null if it has none or is not due.
 */
export function stepOf(
  id: string,
  message: Message,
  { order, now, claim }: { order: StoredOrder | null; now: Date; claim: string },
): Step {
  // our own commit, whose answer was lost
  if (message.claim === claim) return { step: 'send', change: {} };
  if (message.next_attempt_at === null || now < message.next_attempt_at) return { step: 'leave' };
  if (message.claim !== null)
    return {
      step: 'keep',
      change: ended({ state: 'doubtful', error: 'sender-died', needs_merchant: true }),
    };
  const current = order === null ? {} : upToDate(message, order);
  if (current === null || (order !== null && !isStillTrue({ ...message, id }, order)))
    return { step: 'keep', change: ended({ state: 'withdrawn', needs_merchant: false }) };
  const at = sendingTime(message.kind, order, now);
  if (at > now) return { step: 'keep', change: { next_attempt_at: at } };
  return {
    step: 'send',
    change: {
      ...current,
      claim,
      attempts: message.attempts + 1,
      next_attempt_at: new Date(now.getTime() + CLAIM_MS),
    },
  };
}

/** The recipient's limit is reached. */
export const WITHHELD: Step = {
  step: 'keep',
  change: ended({ state: 'withdrawn', error: 'recipient-limit' }),
};

/** The shop's limit of messages about unpaid orders is reached; the first time in a day it needs the merchant. */
export const overLimit = (isFirst: boolean): Step => ({
  step: 'keep',
  change: ended({ state: 'withdrawn', error: SHOP_LIMIT, needs_merchant: isFirst }),
});
/** The same for a message that somebody waits for: it is due again when the limit leaves room. */
export const waitForRoom = (at: Date, isFirst: boolean): Step => ({
  step: 'keep',
  change: { next_attempt_at: at, error: SHOP_LIMIT, ...(isFirst && { needs_merchant: true }) },
});
const SHOP_LIMIT = 'shop-limit';
export const isOverLimit = ({ error }: Pick<Message, 'error'>): boolean => error === SHOP_LIMIT;

/** The customer opted out of WhatsApp. */
export const STOPPED: Step = {
  step: 'keep',
  change: ended({ state: 'withdrawn', error: 'stopped', needs_merchant: false }),
};

/** The result of an attempt. */
export type Result = 'accepted' | 'doubtful' | Verdict;

/** An attempt's result and the change; null if another sender or a webhook was first. */
export type Settled = { readonly result: Result; readonly change: Change } | null;

/** Applies a provider's answer to the message that `claim` sent, as attempt number `attempt`. */
export function settleAttempt(
  message: Message,
  outcome: SendOutcome,
  { claim, attempt, now }: { claim: string; attempt: number; now: Date },
): Settled {
  const isOurs = message.claim === claim;
  // a failure webhook of an earlier attempt arrived meanwhile
  const isMistaken =
    message.claim === null &&
    message.attempts === attempt &&
    (message.state === 'queued' || message.state === 'failed') &&
    outcome.kind === 'accepted' &&
    message.provider_id !== null &&
    message.provider_id !== outcome.providerId;
  // given up, but answered after all
  const isLate = message.state === 'doubtful' && message.claim === null;
  if (!isOurs && !isLate && !isMistaken) return null;
  switch (outcome.kind) {
    case 'accepted':
      return { result: 'accepted', change: accepted(message, outcome.providerId) };
    case 'unanswered':
      return {
        result: 'doubtful',
        change: ended({ state: 'doubtful', error: 'unanswered', needs_merchant: true }),
      };
    case 'not-reached':
      return failure(message, { code: 'not-reached', verdict: 'temporary', now });
    case 'refused': {
      const { code, retryAfterMs } = outcome;
      const verdict = verdictOf(message.channel, code);
      return failure(message, {
        code,
        verdict,
        now,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      });
    }
  }
}

const accepted = ({ state }: Message, providerId: string): Change =>
  ended({
    // a webhook may have been faster
    state: state === 'delivered' || state === 'read' ? state : 'sent',
    provider_id: providerId,
    error: null,
    needs_merchant: false,
  });

type Failure = { code: string; verdict: Verdict; now: Date; retryAfterMs?: number };

function failure(message: Message, { code, verdict, now, retryAfterMs = 0 }: Failure): Settled {
  const error = code;
  if (verdict === 'unreachable' || verdict === 'final')
    return {
      result: verdict,
      change: ended({ state: 'failed', error, needs_merchant: true }),
    };
  const pause = PAUSES[verdict][message.attempts - 1];
  if (pause === undefined)
    return { result: 'final', change: ended({ state: 'failed', error, needs_merchant: true }) };
  const at = new Date(now.getTime() + Math.max(pause * MINUTE_MS, retryAfterMs));
  return {
    result: verdict,
    change: {
      state: 'queued',
      claim: null,
      next_attempt_at: at,
      error,
      needs_merchant: verdict === 'blocked',
    },
  };
}

/** A status from the provider; may be repeated and out of order. */
export type ProviderStatus = {
  readonly providerId: string;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  /** The failure's code. */
  readonly code: string;
};

const RANKS = { sent: 1, delivered: 2, read: 3 } as const;
const rankOf = (state: string): number => (RANKS as Partial<Record<string, number>>)[state] ?? 0;

/**
 * Applies a status to its message. Only moves forward, so repeated and reordered statuses change nothing; neither does
 * the failure of an earlier attempt.
 */
export function settleStatus(
  message: Message,
  { providerId, status, code }: ProviderStatus,
  now: Date,
): Settled {
  const { state, claim, provider_id } = message;
  const isOfLatest = provider_id === providerId;
  const isAwaited = isOfLatest
    ? claim === null && state !== 'queued' && state !== 'doubtful'
    : claim !== null || state === 'doubtful' || (state === 'failed' && provider_id === null);
  if (!isAwaited) return null;
  if (status === 'failed') {
    if (state !== 'sent' && state !== 'queued' && state !== 'doubtful') return null;
    const settled = failure(message, { code, verdict: verdictOf(message.channel, code), now });
    return settled && { ...settled, change: { ...settled.change, provider_id: providerId } };
  }
  const isForward = state === 'failed' ? status !== 'sent' : rankOf(status) > rankOf(state);
  if (!isForward) return null;
  return {
    result: 'accepted',
    change: ended({
      state: status,
      provider_id: providerId,
      error: null,
      needs_merchant: false,
    }),
  };
}
