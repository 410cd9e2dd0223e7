import { createHmac } from 'node:crypto';
import { DomainError } from '@ghar/domain/error-code';
import type { OrderTransaction } from './order-store.ts';

/** How often something may be done within a time. */
export type Limit = { readonly times: number; readonly withinMs: number };

const HOUR_MS = 60 * 60 * 1000;
/**
 * How many orders one phone may place in an hour (design, section 4), and how many payments may
 * be opened anew for one order: orders that somebody else places with the same phone take none
 * of these.
 */
export const OPENED_IN_AN_HOUR: Limit = { times: 10, withinMs: HOUR_MS };

/** What is counted: orders of a phone, or payments of an order; and the network that the call came from, null where it is not known. */
export type Orderer = { readonly origin: string | null } & (
  { readonly phone: string } | { readonly orderId: string }
);

/** What counts the calls of somebody who orders. */
export type OrderLimits = {
  /** Counts an order, or a payment, and an order of the network. @throws DomainError `rate-limited`. */
  readonly order: () => void;
  /** Counts a refusal of the network. @throws DomainError `rate-limited`. */
  readonly refusal: () => void;
};

/**
 * Reads how often somebody has ordered lately. A network has `perNetwork` orders in
 * an hour, and as many refusals: many shoppers share one, so that refusals take no
 * order away, and neither counts for a phone that may be somebody else's.
 *
 * The counters' names are keyed hashes: without the secret nobody can try out which
 * phone they stand for. A network's is one document that all its shoppers write: it is
 * counted up without a condition, so that they do not make each other start over.
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
 * Reads the counters of `keys`. The function that it answers counts one more
 * attempt, and throws DomainError `rate-limited` when one of them is used up.
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
