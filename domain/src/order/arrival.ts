import type { CountryCode } from '../contact/country.ts';
import { TIME_ZONES } from '../contact/time-zone.ts';
import type { DeliveryDays } from '../content/default-settings.ts';

const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6];
const GULF_WEEKEND: readonly number[] = [FRIDAY, SATURDAY];
/** As in `Date.getUTCDay`. The Emirates moved theirs in 2022. */
const WEEKENDS: Readonly<Record<CountryCode, readonly number[]>> = {
  ae: [SATURDAY, SUNDAY],
  sa: GULF_WEEKEND,
  qa: GULF_WEEKEND,
  kw: GULF_WEEKEND,
  bh: GULF_WEEKEND,
  om: GULF_WEEKEND,
};

/** Calendar days in a country, each as its midnight in UTC. */
export type Arrival = { readonly from: Date; readonly to: Date };

/**
 * The first and the last day on which a parcel arrives that is paid for now, by the calendar and the weekend of its
 * country. Public holidays are not known.
 */
export function arrivalOf({ from, to }: DeliveryDays, country: CountryCode, now: Date): Arrival {
  /** The day after so many working days; today counts as none, and a day off is never one of arrival. */
  function after(workingDays: number): Date {
    const day = new Date(now.getTime() + TIME_ZONES[country].hours * 60 * 60_000);
    day.setUTCHours(0, 0, 0, 0);
    const isWorkingDay = (): boolean => !WEEKENDS[country].includes(day.getUTCDay());
    const next = (): number => day.setUTCDate(day.getUTCDate() + 1);
    for (let left = workingDays; left > 0;) {
      next();
      if (isWorkingDay()) left--;
    }
    while (!isWorkingDay()) next();
    return day;
  }
  return { from: after(from), to: after(to) };
}
