import { describe, expect, test } from 'vitest';
import { bucketsBefore, bucketsOf, SPAN_DAYS, todayAndWeekBefore } from './time-span.ts';

const NOW = new Date(2026, 10, 20, 15, 30);
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(SPAN_DAYS)('the last %i days', (span) => {
  const buckets = bucketsOf(span, NOW);

  test('are whole days that end with today', () => {
    expect(buckets.at(-1)!.to).toEqual(new Date(2026, 10, 21));
    const days = (buckets.at(-1)!.to.getTime() - buckets[0]!.from.getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(span);
  });

  test('have no gap, nothing twice, and few parts', () => {
    for (const [index, { from }] of buckets.slice(1).entries())
      expect(from).toEqual(buckets[index]!.to);
    expect(buckets.length).toBeLessThanOrEqual(14);
  });

  test('follow as many buckets, which end at the same time of day', () => {
    const before = bucketsBefore(span, NOW);
    expect(before.map(({ from }) => from)).toEqual(
      buckets.map(
        ({ from }) => new Date(from.getFullYear(), from.getMonth(), from.getDate() - span),
      ),
    );
    expect(before.slice(1).map(({ from }) => from)).toEqual(
      before.slice(0, -1).map(({ to }) => to),
    );
    expect(before.at(-1)!.to).toEqual(new Date(2026, 10, 20 - span, 15, 30));
  });
});

test('today is compared with the same day last week up to now', () => {
  expect(todayAndWeekBefore(NOW)).toEqual([
    { from: new Date(2026, 10, 20), to: new Date(2026, 10, 21) },
    { from: new Date(2026, 10, 13), to: new Date(2026, 10, 13, 15, 30) },
  ]);
});

test('a week is days, a month threes of them, a quarter weeks', () => {
  expect(SPAN_DAYS.map((span) => bucketsOf(span, NOW).length)).toEqual([7, 10, 13]);
  expect(bucketsOf(90, NOW)[1]).toEqual({ from: new Date(2026, 7, 29), to: new Date(2026, 8, 5) });
});
