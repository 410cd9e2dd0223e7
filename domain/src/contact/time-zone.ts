import type { CountryCode } from './country.ts';

/** With the hours ahead of UTC: no country of delivery has summer time. */
export const TIME_ZONES = {
  ae: { name: 'Asia/Dubai', hours: 4 },
  sa: { name: 'Asia/Riyadh', hours: 3 },
  qa: { name: 'Asia/Qatar', hours: 3 },
  kw: { name: 'Asia/Kuwait', hours: 3 },
  bh: { name: 'Asia/Bahrain', hours: 3 },
  om: { name: 'Asia/Muscat', hours: 4 },
} as const satisfies Readonly<Record<CountryCode, { name: string; hours: number }>>;

/** The shop's zone: the days of the panel, papers, files and schedules. */
export const SHOP_ZONE = TIME_ZONES.ae;

/** The zone in which an order's times are shown: its country's, or the shop's. */
export const timeZoneOf = (country: CountryCode | null): string =>
  (country === null ? SHOP_ZONE : TIME_ZONES[country]).name;
