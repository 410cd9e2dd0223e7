import { SHOP_ZONE } from '@ghar/domain/contact/time-zone';
import { CHARGE_CURRENCY, formatNumber } from '@ghar/domain/money/currency';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/ar/language-tag';
import { currencySymbols, formatCharge, formatPrice } from '@ghar/domain/i18n/ar/money';
import { shopDay } from '@ghar/domain/shop-day';

const MINUTE = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
/** Made when first used: on a slow phone the seven cost 110 ms, and most pages show no date. */
function inShop(format: Intl.DateTimeFormatOptions): (time: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) =>
    (made ??= new Intl.DateTimeFormat(LANGUAGE_TAG, {
      timeZone: SHOP_ZONE.name,
      ...format,
    })).format(time);
}
const day = inShop({ day: 'numeric', month: 'long', year: 'numeric' });
const dayOfYear = inShop({ day: 'numeric', month: 'numeric' });
const minute = inShop(MINUTE);
const minuteOfYear = inShop({ ...MINUTE, year: 'numeric' });
const shortDay = inShop({ day: 'numeric', month: 'numeric', year: 'numeric' });
const weekday = inShop({ weekday: 'long' });
const clock = inShop({ hour: 'numeric', minute: '2-digit' });

const COMMA = '، ';

const yearOf = (time: Date): string => shopDay(time).name.slice(0, 4);

/** Keeps the time and its ص or م on one line. */
const unbroken = (text: string): string => text.replace(/ (?=[صم]$)/, '\u00a0');

const exact = (dirhams: number): string => {
  const [whole, decimals = ''] = formatNumber(dirhams).split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};

/** Arabic formats for dates (in the shop's zone, wherever they are read), numbers, money and lists. */
export const formats = {
  /** Dirhams in the display currency: `305 ريال`. */
  price: formatPrice,
  /** Dirhams as charged: `299 درهم`. */
  charge: formatCharge,
  number: formatNumber,
  /** Dirhams with two decimals, for invoices: `1,299.00`. */
  exact,
  /** Dirhams as charged, in a column of amounts: `1,299.00 درهم`. */
  exactCharge: (dirhams: number): string => `${exact(dirhams)} ${currencySymbols[CHARGE_CURRENCY]}`,
  /** `20 نوفمبر 2026` */
  day,
  /** `اليوم`, `أمس`, or the date. */
  nearDay: (time: Date, now = new Date()): string => {
    const { name } = shopDay(time);
    if (name === shopDay(now).name) return 'اليوم';
    return name === shopDay(now, -1).name ? 'أمس' : day(time);
  },
  /** `20/11` */
  dayOfYear,
  /** `20 نوفمبر، 4:05 م`; with the year if it differs from that of `now`. */
  minute: (time: Date, now = new Date()): string =>
    unbroken((yearOf(time) === yearOf(now) ? minute : minuteOfYear)(time)),
  /** `20/11/2026` */
  shortDay,
  /** `الأربعاء` */
  weekday,
  /** `4:05 م` */
  clock: (time: Date): string => unbroken(clock(time)),
  /** `دبي، قطر`: joins the non-empty parts. */
  list: (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(COMMA),
  /** The list separator. */
  comma: COMMA,
};
