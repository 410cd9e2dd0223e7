import { createHmac } from 'node:crypto';
import { DomainError } from '@ghar/domain/error-code';
import type { LimitsTransaction } from './limits-store.ts';

/** A rate limit: `times` within `withinMs`. */
export type Limit = { readonly times: number; readonly withinMs: number };

const HOUR_MS = 60 * 60 * 1000;
/**
 * Orders that one phone may place in an hour (design, section 4), and payments that may be opened
 * anew for one order. Orders that somebody else places with the phone do not count against the
 * latter.
 */
export const OPENED_IN_AN_HOUR: Limit = { times: 10, withinMs: HOUR_MS };

/**
 * What is counted: orders of a phone or payments of an order, and the caller's network; null where
 * it is not known.
 */
export type Orderer = { readonly origin: string | null } & (
  | { readonly phone: string }
  | { readonly orderId: string }
);

/** The rate limits of one caller. */
export type OrderLimits = {
  /**
   * Counts an order or payment, and an order of the network. @throws DomainError `rate-limited`.
   */
  readonly order: () => void;
  /** Counts a refusal of the network. @throws DomainError `rate-limited`. */
  readonly refusal: () => void;
};

/** Counts nothing. */
export const NO_LIMITS: OrderLimits = { order: () => {}, refusal: () => {} };

/** The time, the secret of the counters' names, and what a network has in an hour. */
export type Counting = { readonly now: Date; readonly secret: string; readonly perNetwork: number };

/**
 * The name of a counter: a keyed hash, so that without the secret a phone cannot be guessed from
 * it.
 */
export const nameCounter = (kind: string, value: string, secret: string): string =>
  `${kind}_${createHmac('sha256', secret).update(value).digest('hex')}`;

/**
 * Reads a caller's counters. A network has `perNetwork` orders an hour and, apart, as many
 * refusals: many shoppers share one, so refusals do not use up orders, and count for no phone,
 * which may be somebody else's.
 */
export async function readOrderLimits(
  tx: LimitsTransaction,
  orderer: Orderer,
  counting: Counting,
): Promise<OrderLimits> {
  const { now, secret } = counting;
  const counted =
    'phone' in orderer
      ? nameCounter('phone', orderer.phone, secret)
      : nameCounter('order', orderer.orderId, secret);
  const [countOpened, network] = await Promise.all([
    takeAttempt(tx, counted, now, OPENED_IN_AN_HOUR),
    readNetwork(tx, 'origin', orderer.origin, counting),
  ]);
  return {
    order() {
      network.assertLeft('orders');
      countOpened();
      network.count('orders');
    },
    refusal() {
      network.assertLeft('refusals');
      network.count('refusals');
    },
  };
}

/** Searches for one order's number in an hour, whoever makes them: a phone cannot be guessed. */
const LOOKUPS_IN_AN_HOUR: Limit = { times: 10, withinMs: HOUR_MS };
/**
 * Of those, the ones in a week that found nothing: the order's page shows all but four digits of its
 * phone, which leaves a few hundred numbers to try.
 */
const MISSES_IN_A_WEEK: Limit = { times: 30, withinMs: 7 * 24 * HOUR_MS };

/**
 * Reads the counters of a search for an order. The returned function counts it: every search for
 * the order's number, since of many at once each would otherwise be answered; apart, for a longer
 * time, and of a network, those that found nothing.
 *
 * @throws DomainError `rate-limited` from the returned function.
 */
export async function readLookupLimits(
  tx: LimitsTransaction,
  { number, origin }: { readonly number: string; readonly origin: string | null },
  counting: Counting,
): Promise<(hasFound: boolean) => void> {
  const { now, secret } = counting;
  const [countNumber, countMiss, network] = await Promise.all([
    takeAttempt(tx, nameCounter('number', number, secret), now, LOOKUPS_IN_AN_HOUR),
    takeAttempt(tx, nameCounter('missed', number, secret), now, MISSES_IN_A_WEEK),
    readNetwork(tx, 'lookup', origin, counting),
  ]);
  return (hasFound) => {
    network.assertLeft('refusals');
    // asserted for the right phone too, which would be told from a wrong one otherwise
    countMiss(!hasFound);
    countNumber();
    if (!hasFound) network.count('refusals');
  };
}

/**
 * Reads a network's tally of a kind; nothing is counted for an unknown network. It is incremented
 * without a precondition, so that a network's shoppers do not make each other retry.
 */
async function readNetwork(
  tx: LimitsTransaction,
  kind: string,
  origin: string | null,
  { now, secret, perNetwork }: Counting,
) {
  const key = origin === null ? null : nameCounter(kind, origin, secret);
  const found = key === null ? null : await tx.tally(key);
  const tally = found && found.expires_at > now ? found : null;
  return {
    assertLeft(what: 'orders' | 'refusals'): void {
      if (tally && tally[what] >= perNetwork)
        throw rateLimited(tally.expires_at.getTime() - now.getTime());
    },
    count(what: 'orders' | 'refusals'): void {
      if (key === null) return;
      const expires_at = new Date(now.getTime() + HOUR_MS);
      if (tally) tx.addToTally(key, what);
      else tx.startTally(key, { orders: 0, refusals: 0, expires_at, [what]: 1 });
    },
  };
}

/**
 * Reads a counter. The returned function counts one more attempt, unless told that it does not count,
 * and throws DomainError `rate-limited` where the counter is used up.
 */
export async function takeAttempt(
  tx: LimitsTransaction,
  key: string,
  now: Date,
  { times, withinMs }: Limit,
): Promise<(isCounted?: boolean) => void> {
  const since = now.getTime() - withinMs;
  const attempts = await tx.attempts(key);
  const recent = attempts.filter((attempt) => attempt.getTime() > since);
  return (isCounted = true) => {
    if (recent.length >= times)
      throw rateLimited(Math.min(...recent.map((attempt) => attempt.getTime())) - since);
    if (isCounted) tx.setAttempts(key, [...recent, now], new Date(now.getTime() + withinMs));
  };
}

const rateLimited = (waitMs: number): DomainError =>
  new DomainError('rate-limited', { retry_after_seconds: Math.ceil(waitMs / 1000) });
