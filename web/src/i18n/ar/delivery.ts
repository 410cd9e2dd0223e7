import type { CountryCode } from '@ghar/domain/contact/country';
import type { DeliveryDays } from '@ghar/domain/content/default-settings';
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

/** Delivery time and data retention. */
export const deliveryTexts = {
  /** For one country or all. */
  within: (days: DeliveryDays) => `خلال ${span(days)}`,
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
