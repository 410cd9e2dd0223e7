import { createHash } from 'node:crypto';
import { DomainError } from '@ghar/domain/error-code';
import type { OrderTransaction } from './order-store.ts';

/** Attempts to order that one phone, and one address of origin, has in an hour (design, section 4). */
export const ATTEMPTS_PER_HOUR = 10;
const HOUR_MS = 60 * 60 * 1000;

const counterKey = (kind: string, value: string): string =>
  `${kind}_${createHash('sha256').update(value).digest('hex')}`;

/** What attempts are counted by: hashed, so that the counters hold no personal data. */
export const attemptKeys = ({
  phone,
  origin,
}: {
  phone: string;
  origin: string | null;
}): string[] => [
  counterKey('phone', phone),
  ...(origin === null ? [] : [counterKey('origin', origin)]),
];

/**
 * Reads the counters of `keys`; the function it answers counts one more attempt.
 *
 * @throws DomainError `rate-limited` when one of them is used up.
 */
export async function takeAttempt(
  tx: OrderTransaction,
  keys: readonly string[],
  now: Date,
): Promise<() => void> {
  const since = now.getTime() - HOUR_MS;
  const counters = await Promise.all(
    keys.map(async (key) => {
      const attempts = await tx.attempts(key);
      return { key, recent: attempts.filter((attempt) => attempt.getTime() > since) };
    }),
  );
  const waits = counters
    .filter(({ recent }) => recent.length >= ATTEMPTS_PER_HOUR)
    .map(({ recent }) => Math.min(...recent.map((attempt) => attempt.getTime())) - since);
  if (waits.length > 0)
    throw new DomainError('rate-limited', {
      retry_after_seconds: Math.ceil(Math.max(...waits) / 1000),
    });
  return () => {
    for (const { key, recent } of counters)
      tx.setAttempts(key, [...recent, now], new Date(now.getTime() + HOUR_MS));
  };
}
