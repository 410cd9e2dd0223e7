import { formatNumber } from '@ghar/domain/money/currency';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/ar/language-tag';
import { formatCharge, formatPrice } from '@ghar/domain/i18n/ar/money';

const MINUTE = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
const day = new Intl.DateTimeFormat(LANGUAGE_TAG, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayOfYear = new Intl.DateTimeFormat(LANGUAGE_TAG, { day: 'numeric', month: 'numeric' });
const minute = new Intl.DateTimeFormat(LANGUAGE_TAG, MINUTE);
const minuteOfYear = new Intl.DateTimeFormat(LANGUAGE_TAG, { ...MINUTE, year: 'numeric' });
const shortDay = new Intl.DateTimeFormat(LANGUAGE_TAG, {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
const weekday = new Intl.DateTimeFormat(LANGUAGE_TAG, { weekday: 'long' });
const clock = new Intl.DateTimeFormat(LANGUAGE_TAG, { hour: 'numeric', minute: '2-digit' });

const COMMA = '، ';

/** Keeps the time and its ص or م on one line. */
const unbroken = (text: string): string => text.replace(/ (?=[صم]$)/, '\u00a0');

/** Arabic formats for dates (in the reader's time zone), numbers, money and lists. */
export const formats = {
  /** Dirhams in the display currency: `305 ريال`. */
  price: formatPrice,
  /** Dirhams as charged: `299 درهم`. */
  charge: formatCharge,
  number: formatNumber,
  /** Dirhams with two decimals, for invoices: `1,299.00`. */
  exact: (dirhams: number): string => {
    const [whole, decimals = ''] = formatNumber(dirhams).split('.');
    return `${whole}.${decimals.padEnd(2, '0')}`;
  },
  /** `20 نوفمبر 2026` */
  day: (time: Date): string => day.format(time),
  /** `اليوم`, `أمس`, or the date. */
  nearDay: (time: Date, now = new Date()): string => {
    const yesterday = new Date(now);
    yesterday.setDate(now.getDate() - 1);
    if (time.toDateString() === now.toDateString()) return 'اليوم';
    return time.toDateString() === yesterday.toDateString() ? 'أمس' : day.format(time);
  },
  /** `20/11` */
  dayOfYear: (time: Date): string => dayOfYear.format(time),
  /** `20 نوفمبر، 4:05 م`; with the year if it differs from that of `now`. */
  minute: (time: Date, now = new Date()): string =>
    unbroken((time.getFullYear() === now.getFullYear() ? minute : minuteOfYear).format(time)),
  /** `20/11/2026` */
  shortDay: (time: Date): string => shortDay.format(time),
  /** `الأربعاء` */
  weekday: (time: Date): string => weekday.format(time),
  /** `4:05 م` */
  clock: (time: Date): string => unbroken(clock.format(time)),
  /** `دبي، قطر`: joins the non-empty parts. */
  list: (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(COMMA),
  /** The list separator. */
  comma: COMMA,
};
