import type { CountryCode } from './country.ts';
import { timeZoneOf } from './time-zone.ts';

/**
 * A day of an order as a sentence has it, `26 ديسمبر 2026`, in the zone of the order's country. Its
 * messages and its page both use it, so that they name the same day.
 */
export const writtenDay = (time: Date, country: CountryCode): string =>
  new Intl.DateTimeFormat('ar-AE-u-nu-latn', {
    dateStyle: 'long',
    timeZone: timeZoneOf(country),
  }).format(time);
