/** How many days the chart may look back, and how many of them one of its bars holds. */
export const SPANS = { 7: 1, 30: 3, 90: 7 } as const;
export type Span = keyof typeof SPANS;
export const SPAN_DAYS = [7, 30, 90] as const satisfies readonly Span[];

/** From its first moment until the first one after it. */
export type Bucket = { readonly from: Date; readonly to: Date };

/** The midnight that begins the day so many days after a time, where the reader is. */
export const midnight = (time: Date, days: number): Date =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + days);

/**
 * The last so many days, today among them, in parts of equal length, the oldest
 * first: that one is shorter where they do not come out even. Never more than 14,
 * since each is a question of its own to the database.
 */
export function bucketsOf(span: Span, now: Date): Bucket[] {
  const length = SPANS[span];
  const count = Math.ceil(span / length);
  return Array.from({ length: count }, (_, index) => {
    const end = 1 - (count - 1 - index) * length;
    return { from: midnight(now, Math.max(end - length, 1 - span)), to: midnight(now, end) };
  });
}
