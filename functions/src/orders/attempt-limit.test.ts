import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { attemptKeys, ORDER_ATTEMPTS, takeAttempt } from './attempt-limit.ts';
import type { OrderTransaction } from './order-store.ts';

const HOUR_MS = 3_600_000;

function counters() {
  const kept = new Map<string, readonly Date[]>();
  const tx: Partial<OrderTransaction> = {
    attempts: async (key: string) => kept.get(key) ?? [],
    setAttempts: (key: string, attempts: readonly Date[]) => void kept.set(key, attempts),
  };
  return {
    kept,
    take: async (keys: string[], now: Date) =>
      (await takeAttempt(tx as OrderTransaction, keys, now))(),
  };
}

test('within any hour at most ten attempts get through, and all of them after it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 3 * HOUR_MS }), { minLength: 1, maxLength: 60 }),
      async (times) => {
        const { take } = counters();
        const through: number[] = [];
        for (const time of times.toSorted((a, b) => a - b)) {
          const recent = through.filter((earlier) => earlier > time - HOUR_MS);
          const isLetThrough = await take(['phone'], new Date(time)).then(
            () => true,
            () => false,
          );
          expect(isLetThrough).toBe(recent.length < ORDER_ATTEMPTS.times);
          if (isLetThrough) through.push(time);
        }
      },
    ),
  );
});

test('says how long to wait, and by then lets through', async () => {
  const { take } = counters();
  for (let minute = 0; minute < 10; minute++) await take(['phone'], new Date(minute * 60_000));
  const now = 600_000;
  const refusal = await take(['phone'], new Date(now)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ facts: { retry_after_seconds: 3000 } });
  await take(['phone'], new Date(now + 3_000_000));
});

test('one counter that is used up is enough', async () => {
  const { take } = counters();
  for (let index = 0; index < 10; index++)
    await take([`phone-${index}`, 'origin'], new Date(index));
  await expect(take(['phone-new', 'origin'], new Date(20))).rejects.toMatchObject({
    code: 'rate-limited',
  });
});

test('counters are named by neither the phone nor the address, and by no hash that can be tried out', () => {
  const who = { phone: '+971501234567', origin: '203.0.113.7' };
  const keys = attemptKeys(who, 'secret');
  expect(keys).toHaveLength(2);
  expect(keys.join()).not.toMatch(/501234567|203/);
  expect(attemptKeys(who, 'other')).not.toEqual(keys);
  expect(attemptKeys({ ...who, origin: null }, 'secret')).toEqual([keys[0]]);
});

test('an IPv6 line counts as one, whichever of its addresses calls', () => {
  const origins = [
    '2001:db8:0:7::1',
    '2001:DB8:0:7:ffff::',
    '2001:db8::7:1:2:3:4',
    '2001:db8:0:8::1',
  ];
  const [one, two, three, other] = origins.map(
    (origin) => attemptKeys({ phone: '+971501234567', origin }, 'secret')[1],
  );
  expect([two, three]).toEqual([one, one]);
  expect(other).not.toBe(one);
});
