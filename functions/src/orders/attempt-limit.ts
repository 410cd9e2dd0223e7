import { createHmac } from 'node:crypto';
import { DomainError } from '@ghar/domain/error-code';
import type { OrderTransaction } from './order-store.ts';

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
  { readonly phone: string } | { readonly orderId: string }
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

/**
 * Reads a caller's counters. A network has `perNetwork` orders an hour and, apart, as many
 * refusals: many shoppers share one, so refusals do not use up orders, and count for no phone,
 * which may be somebody else's.
 *
 * Counters are named by keyed hashes: without the secret a phone cannot be guessed. A network's
 * counter is incremented without a precondition, so that its shoppers do not make each other retry.
 */
export async function readOrderLimits(
  tx: OrderTransaction,
  orderer: Orderer,
  { now, secret, perNetwork }: { now: Date; secret: string; perNetwork: number },
): Promise<OrderLimits> {
  const key = (kind: string, value: string): string =>
    `${kind}_${createHmac('sha256', secret).update(value).digest('hex')}`;
  const { origin } = orderer;
  const network = origin === null ? null : key('origin', origin);
  const counted = 'phone' in orderer ? key('phone', orderer.phone) : key('order', orderer.orderId);
  const [countOpened, found] = await Promise.all([
    takeAttempt(tx, [counted], now, OPENED_IN_AN_HOUR),
    network === null ? null : tx.tally(network),
  ]);
  const tally = found && found.expires_at > now ? found : null;
  const assertLeft = (what: 'orders' | 'refusals'): void => {
    if (tally && tally[what] >= perNetwork)
      throw rateLimited(tally.expires_at.getTime() - now.getTime());
  };
  const count = (what: 'orders' | 'refusals'): void => {
    if (network === null) return;
    const expires_at = new Date(now.getTime() + HOUR_MS);
    if (tally) tx.addToTally(network, what);
    else tx.startTally(network, { orders: 0, refusals: 0, expires_at, [what]: 1 });
  };
  return {
    order() {
      assertLeft('orders');
      countOpened();
      count('orders');
    },
    refusal() {
      assertLeft('refusals');
      count('refusals');
    },
  };
}

/**
 * Reads the counters of `keys`. The returned function counts one more attempt, and throws
 * DomainError `rate-limited` where one is used up.
 */
export async function takeAttempt(
  tx: OrderTransaction,
  keys: readonly string[],
  now: Date,
  { times, withinMs }: Limit,
): Promise<() => void> {
  const since = now.getTime() - withinMs;
  const counters = await Promise.all(
    keys.map(async (key) => {
      const attempts = await tx.attempts(key);
      return { key, recent: attempts.filter((attempt) => attempt.getTime() > since) };
    }),
  );
  const waits = counters
    .filter(({ recent }) => recent.length >= times)
    .map(({ recent }) => Math.min(...recent.map((attempt) => attempt.getTime())) - since);
  return () => {
    if (waits.length > 0) throw rateLimited(Math.max(...waits));
    for (const { key, recent } of counters)
      tx.setAttempts(key, [...recent, now], new Date(now.getTime() + withinMs));
  };
}

const rateLimited = (waitMs: number): DomainError =>
  new DomainError('rate-limited', { retry_after_seconds: Math.ceil(waitMs / 1000) });
