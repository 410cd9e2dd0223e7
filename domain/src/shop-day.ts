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

/** The day of that name (`2026-11-25`) in the shop's zone; null if there is none. */
export function shopDayNamed(name: string): ShopDay | null {
  const from = new Date(`${name}T00:00:00Z`).getTime() - OFFSET_MS;
  if (Number.isNaN(from)) return null;
  const day = shopDay(new Date(from));
  // no 31 November, and no other spelling
  return day.name === name ? day : null;
}

/** The first and the last day of the shop's month at a moment, plus `months`. */
export function shopMonth(at: Date, months = 0): readonly [first: ShopDay, last: ShopDay] {
  const local = new Date(at.getTime() + OFFSET_MS);
  const startOf = (later: number): number =>
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months + later, 1) - OFFSET_MS;
  return [shopDay(new Date(startOf(0))), shopDay(new Date(startOf(1)), -1)];
}
