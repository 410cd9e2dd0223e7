import { shopDay } from '@ghar/domain/shop-day';

const DAY_MS = 24 * 60 * 60_000;

/** Days per span, and days per bar. */
const SPANS = { 7: 1, 30: 3, 90: 7 } as const;
export type Span = keyof typeof SPANS;
export const SPAN_DAYS = [7, 30, 90] as const satisfies readonly Span[];

/** `from` is inclusive, `to` exclusive. */
export type Bucket = { readonly from: Date; readonly to: Date };

/**
 * The last `span` days including today, in equal buckets, oldest first; the first is shorter if they do not divide
 * evenly. At most 14, since each costs queries.
 */
export function bucketsOf(span: Span, now: Date): Bucket[] {
  const length = SPANS[span];
  const count = Math.ceil(span / length);
  return Array.from({ length: count }, (_, index) => {
    const end = 1 - (count - 1 - index) * length;
    return {
      from: shopDay(now, Math.max(end - length, 1 - span)).from,
      to: shopDay(now, end).from,
    };
  });
}

/**
 * The buckets of the `span` days before {@link bucketsOf}, up to the present time of day, for comparison with today's
 * unfinished day.
 */
export function bucketsBefore(span: Span, now: Date): Bucket[] {
  const end = new Date(now.getTime() - span * DAY_MS);
  return bucketsOf(span, end).map(({ from, to }) => ({ from, to: to < end ? to : end }));
}

/** Today, and the same weekday last week up to the present time of day. */
export const todayAndWeekBefore = (now: Date): readonly [today: Bucket, weekBefore: Bucket] => [
  bucketsOf(7, now).at(-1)!,
  bucketsBefore(7, now).at(-1)!,
];
