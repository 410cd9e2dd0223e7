import { SHOP_ZONE } from './contact/time-zone.ts';

const OFFSET_MS = SHOP_ZONE.hours * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** A calendar day in the shop's zone, wherever it is read. */
export type ShopDay = {
  /** `2026-11-25`. */
  readonly name: string;
  readonly from: Date;
  /** Exclusive end. */
  readonly to: Date;
};

/** The shop's clock at a moment, as ISO 8601 without its zone: `2026-11-25T16:05:00.000`. */
export const shopClock = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, -1);

/** The shop's day at a moment, plus `days`. */
export function shopDay(at: Date, days = 0): ShopDay {
  const local = at.getTime() + OFFSET_MS + days * DAY_MS;
  const from = new Date(Math.floor(local / DAY_MS) * DAY_MS - OFFSET_MS);
  return { name: shopClock(from).slice(0, 10), from, to: new Date(from.getTime() + DAY_MS) };
}

/** The day of that name; null if the calendar has none, or it is before 2000. */
export function shopDayNamed(name: string): ShopDay | null {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(name)) return null;
  const noon = Date.parse(`${name}T12:00:00.000Z`) - OFFSET_MS;
  if (Number.isNaN(noon)) return null;
  const day = shopDay(new Date(noon));
  // 31 November may be parsed as 1 December
  return day.name === name ? day : null;
}

/** The first and the last day of the shop's month at a moment, plus `months`. */
export function shopMonth(at: Date, months = 0): readonly [first: ShopDay, last: ShopDay] {
  const local = new Date(at.getTime() + OFFSET_MS);
  const startOf = (later: number): number =>
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months + later, 1) - OFFSET_MS;
  return [shopDay(new Date(startOf(0))), shopDay(new Date(startOf(1)), -1)];
}
