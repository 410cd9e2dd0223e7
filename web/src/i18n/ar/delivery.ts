import type { CountryCode } from '@ghar/domain/contact/country';
import type { DeliveryDays } from '@ghar/domain/content/default-settings';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/ar/language-tag';
import type { Arrival } from '@ghar/domain/order/arrival';
import { workingDays, ofYears } from './count.ts';
import { countryShortNames } from './order-page.ts';

/** Numbers written as words, after a preposition. */
const IN_WORDS: Readonly<Record<number, string>> = { 1: 'يوم', 2: 'يومين' };

/** After a preposition: "3 إلى 6 أيام عمل". A dash between figures would reverse them. */
function span({ from, to }: DeliveryDays): string {
  if (from === to || to <= 1) return workingDays(Math.max(to, 1));
  if (from === 0) return `${workingDays(to)} أو أقل`;
  return `${IN_WORDS[from] ?? from} إلى ${workingDays(to)}`;
}

const isSame = (one: DeliveryDays, other: DeliveryDays): boolean =>
  one.from === other.from && one.to === other.to;

/** Made when first used: making one delays a slow phone's first screen. */
let calendar: Intl.DateTimeFormat | undefined;

/** A calendar day, given as its midnight in UTC: `الخميس 3` and `ديسمبر`. */
function calendarDay(date: Date): { day: string; month: string } {
  calendar ??= new Intl.DateTimeFormat(LANGUAGE_TAG, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const parts = calendar.formatToParts(date);
  const part = (type: string): string => parts.find((one) => one.type === type)!.value;
  return { day: `${part('weekday')} ${part('day')}`, month: part('month') };
}

/** Delivery time and data retention. */
export const deliveryTexts = {
  /** For one country or all. */
  within: (days: DeliveryDays) => `خلال ${span(days)}`,
  /** After `يصلك`: `من الخميس 3 إلى الاثنين 7 ديسمبر`, or the one day. */
  on({ from, to }: Arrival): string {
    const [first, last] = [calendarDay(from), calendarDay(to)];
    const end = `${last.day} ${last.month}`;
    if (from.getTime() === to.getTime()) return end;
    const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
    return `من ${start} إلى ${end}`;
  },
  /** As wide as `on` becomes: reserves its space. */
  widest: 'من الأربعاء 30 سبتمبر إلى الثلاثاء 13 أكتوبر',
  /** In a policy: every country's, grouped by equal time. */
  everywhere(all: Readonly<Record<CountryCode, DeliveryDays>>): string {
    const codes = Object.keys(countryShortNames) as CountryCode[];
    return codes
      .filter((code, at) => codes.findIndex((one) => isSame(all[one], all[code])) === at)
      .map((first) => {
        const names = codes
          .filter((code) => isSame(all[code], all[first]))
          .map((code) => countryShortNames[code]);
        return `${names.join(' و')} ${deliveryTexts.within(all[first])}`;
      })
      .join('، و');
  },
  kept: ofYears,
};
