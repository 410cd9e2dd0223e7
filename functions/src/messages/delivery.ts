import type { Message } from '@ghar/domain/messages/message';
import { stillHolds } from '@ghar/domain/messages/is-message-true';
import type { StoredOrder } from '../orders/order-store.ts';
import { sendingTime, upToDate } from './messages-due.ts';
import { verdictOf, type SendOutcome, type Verdict } from './provider-verdict.ts';

const MINUTE_MS = 60_000;
/** After so long without an answer a sender is taken for dead, in ms. */
export const CLAIM_MS = 2 * MINUTE_MS;
/** Pauses before the next attempt, in minutes; after the last one the message has failed. */
const PAUSES: Readonly<Record<Exclude<Verdict, 'unreachable' | 'final'>, readonly number[]>> = {
  temporary: [1, 5, 15, 60],
  // half a day
  wait: [1, 2, 5, 10, ...Array.from({ length: 24 }, () => 30)],
  // six hours
  'recipient-busy': [2, 10, 30, 60, 120, 120],
  // three days, in which the merchant mends it
  blocked: Array.from({ length: 3 * 24 }, () => 60),
};

/** The fields of a message that sending it changes. */
export type Change = Partial<Message>;

/** What is to be done with a message that may be due. */
export type Step =
  /** It is not due, or somebody is sending it. */
  | { readonly step: 'leave' }
  /** It is not sent now; `change` is written. */
  | { readonly step: 'keep'; readonly change: Change }
  /** It is sent once `change` is committed: only its claimant sends it. */
  | { readonly step: 'send'; readonly change: Change };

/** A final state. */
const ended = (change: Change): Change => ({ claim: null, next_attempt_at: null, ...change });

/**
 * Decides whether a message is sent now. `claim` names the sender: committed once, it makes it the
 * only one. One whose sender died before it stored an answer may have gone out: it is doubtful, and
 * not sent again by itself.
 *
 * @param order the message's, as it is now; null where it has none, or nothing is due.
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
  if (current === null || (order !== null && !stillHolds({ ...message, id }, order)))
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

/** Instead of sending to somebody who has had enough of such messages. */
export const WITHHELD: Step = {
  step: 'keep',
  change: ended({ state: 'withdrawn', error: 'recipient-limit' }),
};

/** Instead of sending by WhatsApp to a customer who has asked for no more messages. */
export const STOPPED: Step = {
  step: 'keep',
  change: ended({ state: 'withdrawn', error: 'stopped', needs_merchant: false }),
};

/** What an attempt has come to. */
export type Result = 'accepted' | 'doubtful' | Verdict;

/** An attempt's result, and what it changes; null where another sender or a webhook was first. */
export type Settled = { readonly result: Result; readonly change: Change } | null;

/** Applies a provider's answer to the message that `claim` sent, as its attempt of that number. */
export function settleAttempt(
  message: Message,
  outcome: SendOutcome,
  { claim, attempt, now }: { claim: string; attempt: number; now: Date },
): Settled {
  const isOurs = message.claim === claim;
  // a failure came meanwhile that turns out to be of an earlier attempt
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

/** A status that the provider announces, once or more, in any order. */
export type ProviderStatus = {
  readonly providerId: string;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  /** Why it failed. */
  readonly code: string;
};

const RANKS = { sent: 1, delivered: 2, read: 3 } as const;
const rankOf = (state: string): number => (RANKS as Partial<Record<string, number>>)[state] ?? 0;

/**
 * Applies a status to its message: it goes forward only, so repeated and reordered ones change
 * nothing. One of an earlier attempt's failure changes nothing either.
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
