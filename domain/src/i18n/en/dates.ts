import type { CountryCode } from '../../contact/country.ts';
import { timeZoneOf } from '../../contact/time-zone.ts';
import { LANGUAGE_TAG } from './language-tag.ts';

/**
 * An order's date in text, `26 December 2026`, in the zone of its country. Shared by messages and the order's page, so
 * that both name the same day.
 */
export const writtenDay = (time: Date, country: CountryCode): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG, {
    dateStyle: 'long',
    timeZone: timeZoneOf(country),
  }).format(time);
