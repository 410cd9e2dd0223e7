import type { CountryCode } from '@ghar/domain/contact/country';
import { GUARANTEE_DAYS } from '@ghar/domain/order/guarantee';
import { writtenDay } from '@ghar/domain/i18n/ar/dates';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/ar/language-tag';
import { timeZoneOf } from '@ghar/domain/contact/time-zone';

const MINUTE = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** Arabic with Latin digits, in the zone of the order's country, wherever it is read. */
const inCountry = (country: CountryCode, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGE_TAG, { timeZone: timeZoneOf(country), ...format });

const yearOf = (time: Date, country: CountryCode): string =>
  inCountry(country, { year: 'numeric' }).format(time);

/** An order's timeline, for its customer. Times are those of the order's country. */
export const timelineTexts = {
  heading: 'رحلة طلبك',
  /** `الخميس، 26 نوفمبر في 5:36 م`; with the year if it differs from that of `now`. */
  moment: (time: Date, country: CountryCode, now = new Date()): string =>
    inCountry(country, {
      ...MINUTE,
      ...(yearOf(time, country) !== yearOf(now, country) && { year: 'numeric' }),
    }).format(time),
  day: writtenDay,
  /** For screen readers, which do not see the signs. */
  states: { done: 'تم', now: 'الآن', later: 'لاحقاً', stopped: 'توقّف' },
  steps: {
    ordered: { done: 'وصلنا طلبك' },
    paid: { done: 'وصل المبلغ' },
    confirmed: { done: 'تأكّد طلبك', now: 'بانتظار تأكيدك' },
    prepared: { done: 'جهّزنا طلبك', now: 'نجهّز طلبك', later: 'نجهّز طلبك' },
    shipped: { done: 'شُحن طلبك', now: 'في الطريق إليك', later: 'نشحنه إليك' },
    delivered: { done: 'وصلك طلبك', later: 'يصلك إلى باب بيتك' },
    cancelled: { stopped: 'أُلغي الطلب' },
    refunded: { done: 'أعدنا إليك المبلغ' },
  },
  preparing: 'نتواصل معك لتأكيد العنوان، ثم نشحن طلبك.',
  /** Before and after the shop's working days; the last one for cash. */
  arrives: ['عادةً ', ' من الدفع.', ' من التأكيد.'],
  /** The days of a paid order. */
  expected: (days: string) => `نتوقّع وصوله ${days}.`,
  tracking: 'رقم التتبع',
  copy: 'انسخ رقم التتبع',
  copied: 'نُسخ رقم التتبع',
  copyFailed: 'تعذّر النسخ، انسخ الرقم يدوياً',
  follow: 'تابع الشحنة',
  followAt: (carrier: string) => `تابع الشحنة لدى ${carrier}`,
  guarantee: {
    heading: 'ضمانك',
    ahead: `ضمان ${GUARANTEE_DAYS} يوماً من يوم الاستلام: إن لم يعجبك أعدنا إليك المبلغ كاملاً.`,
    until: (end: string) => `ضمانك حتى ${end}: إن لم يعجبك أعدنا إليك المبلغ كاملاً.`,
    over: (end: string) => `انتهى ضمان هذا الطلب في ${end}.`,
  },
};
