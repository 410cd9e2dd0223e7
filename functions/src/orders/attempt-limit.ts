import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { DomainError } from '@ghar/domain/error-code';
import type { OrderTransaction } from './order-store.ts';

/** How often something may be done within a time. */
export type Limit = { readonly times: number; readonly withinMs: number };

/** Attempts to order that one phone, and one address of origin, has in an hour (design, section 4). */
export const ORDER_ATTEMPTS: Limit = { times: 10, withinMs: 60 * 60 * 1000 };

/**
 * What attempts are counted by. The names are keyed hashes: without the secret
 * nobody can try out which phone they stand for.
 */
export function attemptKeys(
  { phone, origin }: { phone: string; origin: string | null },
  secret: string,
): string[] {
  const key = (kind: string, value: string): string =>
    `${kind}_${createHmac('sha256', secret).update(value).digest('hex')}`;
  return [key('phone', phone), ...(origin === null ? [] : [key('origin', networkOf(origin))])];
}

/** An IPv6 line has 2^64 addresses of its own: its network counts, the first 64 bits. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}

/**
 * Reads the counters of `keys`. The function that it answers counts one more
 * attempt, and throws DomainError `rate-limited` when one of them is used up.
 */
export async function takeAttempt(
  tx: OrderTransaction,
  keys: readonly string[],
  now: Date,
  { times, withinMs }: Limit = ORDER_ATTEMPTS,
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
    if (waits.length > 0)
      throw new DomainError('rate-limited', {
        retry_after_seconds: Math.ceil(Math.max(...waits) / 1000),
      });
    for (const { key, recent } of counters)
      tx.setAttempts(key, [...recent, now], new Date(now.getTime() + withinMs));
  };
}
