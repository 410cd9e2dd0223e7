import type { CountryCode } from '../../contact/country.ts';
import { timeZoneOf } from '../../contact/time-zone.ts';
import { LANGUAGE_TAG } from './language-tag.ts';

/**
 * A day of an order as a sentence has it, `26 ديسمبر 2026`, in the zone of the order's country. Its
 * messages and its page both use it, so that they name the same day.
 */
export const writtenDay = (time: Date, country: CountryCode): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG, {
    dateStyle: 'long',
    timeZone: timeZoneOf(country),
  }).format(time);

/** A day of the shop, with its weekday: `الأربعاء، 25 نوفمبر`. */
export const shopDay = (time: Date): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: timeZoneOf(null),
  }).format(time);
