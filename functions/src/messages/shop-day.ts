/** Gulf Standard Time, the shop's zone; no summer time. */
const OFFSET_MS = 4 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day in the shop's zone. */
export type ShopDay = {
  /** `2026-11-25`. */
  readonly name: string;
  readonly from: Date;
  /** Exclusive end. */
  readonly to: Date;
};

/** The shop's day at a moment, plus `days`. */
export function shopDay(at: Date, days = 0): ShopDay {
  const local = at.getTime() + OFFSET_MS + days * DAY_MS;
  const from = new Date(local - (local % DAY_MS) - OFFSET_MS);
  const name = new Date(local).toISOString().slice(0, 10);
  return { name, from, to: new Date(from.getTime() + DAY_MS) };
}
