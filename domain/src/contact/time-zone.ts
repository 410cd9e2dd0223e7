import type { CountryCode } from './country.ts';

/** No country of delivery has summer time. */
const TIME_ZONES: Readonly<Record<CountryCode, string>> = {
  ae: 'Asia/Dubai',
  sa: 'Asia/Riyadh',
  qa: 'Asia/Qatar',
  kw: 'Asia/Kuwait',
  bh: 'Asia/Bahrain',
  om: 'Asia/Muscat',
};

/** The shop's zone: the days of the panel, papers, files and schedules. It has no summer time. */
export const SHOP_ZONE = { name: TIME_ZONES.ae, hours: 4 } as const;

/** The zone in which an order's times are shown: its country's, or the shop's. */
export const timeZoneOf = (country: CountryCode | null): string =>
  country === null ? SHOP_ZONE.name : TIME_ZONES[country];
