import type { CountryCode } from './country.ts';

/** The time zones of the countries that the shop delivers to. None has summer time. */
const TIME_ZONES: Readonly<Record<CountryCode, string>> = {
  ae: 'Asia/Dubai',
  sa: 'Asia/Riyadh',
  qa: 'Asia/Qatar',
  kw: 'Asia/Kuwait',
  bh: 'Asia/Bahrain',
  om: 'Asia/Muscat',
};
/** The merchant's. */
const SHOP_TIME_ZONE = TIME_ZONES.ae;

/** Where an order's times are read: in its country, or where the shop is. */
export const timeZoneOf = (country: CountryCode | null): string =>
  country === null ? SHOP_TIME_ZONE : TIME_ZONES[country];
