/** The Arabic of the Emirates with Latin digits: what the other locales of the Gulf write differs by version. */
const LOCALE = 'ar-AE-u-nu-latn';

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'numeric' });
const MINUTE = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
const minute = new Intl.DateTimeFormat(LOCALE, MINUTE);
const minuteOfYear = new Intl.DateTimeFormat(LOCALE, { ...MINUTE, year: 'numeric' });
const shortDay = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });

/** `20 نوفمبر 2026`, where the reader is. */
export const formatDay = (time: Date): string => day.format(time);
/** `20/11`, where the reader is: for where there is little room. */
export const formatDayOfYear = (time: Date): string => dayOfYear.format(time);
/** `20 نوفمبر، 4:05 م`, where the reader is; with its year where it is not the year of `now`. */
export const formatMinute = (time: Date, now = new Date()): string =>
  (time.getFullYear() === now.getFullYear() ? minute : minuteOfYear).format(time);
/** `20/11/2026`, where the reader is. */
export const formatShortDay = (time: Date): string => shortDay.format(time);
/** `4:05 م`, where the reader is. */
export const formatClock = (time: Date): string => clock.format(time);
