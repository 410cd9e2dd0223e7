import { COUNTRY_CODES, type CountryCode } from '@ghar/domain/contact/country';
import type { DeliveryDays } from '@ghar/domain/content/default-settings';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/en/language-tag';
import type { StoreTexts } from '../store-texts.ts';
import { workingDays, years } from './count.ts';
import { countryShortNames, inSentence, together } from './order-page.ts';

/** The end alone where it is the first day too, or the first is today. */
const span = ({ from, to }: DeliveryDays): string =>
  from === to || from === 0 ? workingDays(Math.max(to, 1)) : `${from} to ${workingDays(to)}`;

const isSame = (one: DeliveryDays, other: DeliveryDays): boolean =>
  one.from === other.from && one.to === other.to;

const nameOf = (code: CountryCode): string => inSentence(countryShortNames[code]);

/** Made when first used: making one delays a slow phone's first screen. */
let calendar: Intl.DateTimeFormat | undefined;

/** A calendar day, given as its midnight in UTC: `Thursday 3` and `December`. */
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
export const deliveryTexts: StoreTexts['deliveryTimes'] = {
  within: (days) => `within ${span(days)}`,
  /** After `Arrives`: `Thursday 3 to Monday 7 December`, or the one day. */
  on({ from, to }) {
    const [first, last] = [calendarDay(from), calendarDay(to)];
    const end = `${last.day} ${last.month}`;
    if (from.getTime() === to.getTime()) return end;
    return `${first.month === last.month ? first.day : `${first.day} ${first.month}`} to ${end}`;
  },
  widest: 'Wednesday 23 September to Wednesday 14 October',
  everywhere: (all) =>
    COUNTRY_CODES.filter(
      (code, at) => COUNTRY_CODES.findIndex((one) => isSame(all[one], all[code])) === at,
    )
      .map((first) => {
        const names = COUNTRY_CODES.filter((code) => isSame(all[code], all[first])).map(nameOf);
        return `${together(names)} ${deliveryTexts.within(all[first])}`;
      })
      .join('; '),
  kept: years,
};
