import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DomainError } from '@ghar/domain/error-code';
import { OPENED_IN_AN_HOUR, readOrderLimits, takeAttempt } from './attempt-limit.ts';
import type { Tally } from './limits-store.ts';
import type { ShopTransaction } from './shop-store.ts';

const HOUR_MS = 3_600_000;

function counters() {
  const kept = new Map<string, readonly Date[]>();
  const tx: Partial<ShopTransaction> = {
    attempts: async (key: string) => kept.get(key) ?? [],
    setAttempts: (key: string, attempts: readonly Date[]) => void kept.set(key, attempts),
  };
  return {
    kept,
    take: async (key: string, now: Date) =>
      (await takeAttempt(tx as ShopTransaction, key, now, OPENED_IN_AN_HOUR))(),
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
          const isLetThrough = await take('phone', new Date(time)).then(
            () => true,
            () => false,
          );
          expect(isLetThrough).toBe(recent.length < OPENED_IN_AN_HOUR.times);
          if (isLetThrough) through.push(time);
        }
      },
    ),
  );
});

test('says how long to wait, and by then lets through', async () => {
  const { take } = counters();
  for (let minute = 0; minute < 10; minute++) await take('phone', new Date(minute * 60_000));
  const now = 600_000;
  const refusal = await take('phone', new Date(now)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ facts: { retry_after_seconds: 3000 } });
  await take('phone', new Date(now + 3_000_000));
});

describe('who orders', () => {
  const PHONE = '+971501234567';
  const PER_NETWORK = 20;

  /** Counts a caller's attempts in memory; returns the code of a refusal. */
  function shop() {
    const kept = new Map<string, readonly Date[]>();
    const tallies = new Map<string, Tally>();
    const tx: Partial<ShopTransaction> = {
      attempts: async (key) => kept.get(key) ?? [],
      setAttempts: (key, attempts) => void kept.set(key, attempts),
      tally: async (key) => tallies.get(key) ?? null,
      setTally: (key, tally) => void tallies.set(key, tally),
    };
    let orders = 0;
    const act = async (
      what: 'order' | 'refusal',
      {
        phone = PHONE,
        origin = '203.0.113.7',
        minute = 0,
        secret = 'secret',
      }: { phone?: string; origin?: string | null; minute?: number; secret?: string } = {},
    ): Promise<string> => {
      const now = new Date(minute * 60_000);
      const limits = { now, secret, perNetwork: PER_NETWORK, piecesPerNetwork: 60 };
      const counted = await readOrderLimits(tx as ShopTransaction, { phone, origin }, limits);
      try {
        counted[what]({ id: `order-${++orders}`, quantity: 1, payment_method: 'card' });
        return 'let through';
      } catch (error) {
        return (error as DomainError).code;
      }
    };
    const times = async (count: number, one: (index: number) => Promise<string>) => {
      const answers = [];
      for (let index = 0; index < count; index++) answers.push(await one(index));
      return answers.filter((answer) => answer === 'let through').length;
    };
    return { act, times, names: () => [...kept.keys(), ...tallies.keys()] };
  }

  test('has ten orders an hour with one phone, from wherever', async () => {
    const { act, times } = shop();
    expect(await times(12, (index) => act('order', { origin: `203.0.113.${index}` }))).toBe(10);
  });

  test('is never locked out by refused calls with the same phone', async () => {
    const { act, times } = shop();
    await times(100, (index) => act('refusal', { origin: `203.0.113.${index}` }));
    expect(await act('order')).toBe('let through');
  });

  test('shares a network’s orders with others, and gets them back in the next hour', async () => {
    const { act, times } = shop();
    expect(await times(25, (index) => act('order', { phone: `${index}` }))).toBe(PER_NETWORK);
    expect(await act('order', { phone: 'other', origin: '203.0.113.8' })).toBe('let through');
    expect(await act('order', { phone: 'other', minute: 60 })).toBe('let through');
  });

  test('still orders where others of the network have been refused too often', async () => {
    const { act, times } = shop();
    expect(await times(25, () => act('refusal'))).toBe(PER_NETWORK);
    expect(await act('refusal')).toBe('rate-limited');
    expect(await act('order')).toBe('let through');
  });

  test('is counted under no name that can be read or tried out', async () => {
    const { act, names } = shop();
    await act('order');
    expect(names()).toHaveLength(2);
    expect(names().join()).not.toMatch(/501234567|203/);
    await act('order', { secret: 'other' });
    expect(new Set(names()).size).toBe(4);
    await act('order', { phone: 'third', origin: null });
    expect(names()).toHaveLength(5);
  });
});
