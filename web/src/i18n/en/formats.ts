import { SHOP_ZONE } from '@ghar/domain/contact/time-zone';
import { CHARGE_CURRENCY, formatNumber } from '@ghar/domain/money/currency';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/en/language-tag';
import { currencySymbols, formatCharge, formatPrice } from '@ghar/domain/i18n/en/money';
import { shopDay } from '@ghar/domain/shop-day';
import type { StoreTexts } from '../store-texts.ts';

const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const MINUTE = { day: 'numeric', month: 'short', ...CLOCK } as const;

/** Made when first used, as in Arabic: most pages show no date. */
function inShop(format: Intl.DateTimeFormatOptions): (time: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) =>
    (made ??= new Intl.DateTimeFormat(LANGUAGE_TAG, {
      timeZone: SHOP_ZONE.name,
      ...format,
    })).format(time);
}
const day = inShop({ day: 'numeric', month: 'long', year: 'numeric' });
const thisYear = inShop(MINUTE);
const otherYear = inShop({ ...MINUTE, year: 'numeric' });
const clock = inShop(CLOCK);

const COMMA = ', ';

const yearOf = (time: Date): string => shopDay(time).name.slice(0, 4);

/** Keeps the time and its am or pm on one line. */
const unbroken = (text: string): string => text.replace(/\s(?=[ap]m$)/, '\u00a0');

/** `20 Nov, 4:05 pm`; with the year if it differs from that of `now`. */
const minute = (time: Date, now = new Date()): string =>
  unbroken((yearOf(time) === yearOf(now) ? thisYear : otherYear)(time));

const nearDay = (time: Date, now = new Date()): string => {
  const { name } = shopDay(time);
  if (name === shopDay(now).name) return 'Today';
  return name === shopDay(now, -1).name ? 'Yesterday' : day(time);
};

const exact = (dirhams: number): string => {
  const [whole, decimals = ''] = formatNumber(dirhams).split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};

/** English formats for dates (in the shop's zone, wherever they are read), numbers, money and lists. */
export const formats: StoreTexts['formats'] = {
  price: formatPrice,
  charge: formatCharge,
  number: formatNumber,
  exact,
  exactCharge: (dirhams) => `${currencySymbols[CHARGE_CURRENCY]} ${exact(dirhams)}`,
  /** `20 November 2026` */
  day,
  nearDay,
  /** `20/11` */
  dayOfYear: inShop({ day: 'numeric', month: 'numeric' }),
  minute,
  /** `20/11/2026` */
  shortDay: inShop({ day: 'numeric', month: 'numeric', year: 'numeric' }),
  /** `Wednesday` */
  weekday: inShop({ weekday: 'long' }),
  /** `4:05 pm` */
  clock: (time) => unbroken(clock(time)),
  /** `Dubai, Qatar`: joins the non-empty parts. */
  list: (parts) => parts.filter(Boolean).join(COMMA),
  comma: COMMA,
};
