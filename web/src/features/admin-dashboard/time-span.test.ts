import { describe, expect, test } from 'vitest';
import { bucketsBefore, bucketsOf, SPAN_DAYS, todayAndWeekBefore } from './time-span.ts';

/** In the shop's zone. */
const at = (time: string): Date => new Date(`${time}+04:00`);
const NOW = at('2026-11-20T15:30');
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(SPAN_DAYS)('the last %i days', (span) => {
  const buckets = bucketsOf(span, NOW);

  test('are whole days that end with today', () => {
    expect(buckets.at(-1)!.to).toEqual(at('2026-11-21T00:00'));
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
      buckets.map(({ from }) => new Date(from.getTime() - span * DAY_MS)),
    );
    expect(before.slice(1).map(({ from }) => from)).toEqual(
      before.slice(0, -1).map(({ to }) => to),
    );
    expect(before.at(-1)!.to).toEqual(new Date(NOW.getTime() - span * DAY_MS));
  });
});

test("today is the shop's, where it has begun and in UTC has not", () => {
  expect(bucketsOf(7, at('2026-12-01T00:00')).at(-1)!.from).toEqual(at('2026-12-01T00:00'));
});

test('today is compared with the same day last week up to now', () => {
  expect(todayAndWeekBefore(NOW)).toEqual([
    { from: at('2026-11-20T00:00'), to: at('2026-11-21T00:00') },
    { from: at('2026-11-13T00:00'), to: at('2026-11-13T15:30') },
  ]);
});

test('a week is days, a month threes of them, a quarter weeks', () => {
  expect(SPAN_DAYS.map((span) => bucketsOf(span, NOW).length)).toEqual([7, 10, 13]);
  expect(bucketsOf(90, NOW)[1]).toEqual({
    from: at('2026-08-29T00:00'),
    to: at('2026-09-05T00:00'),
  });
});
