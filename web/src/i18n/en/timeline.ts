import type { CountryCode } from '@ghar/domain/contact/country';
import { GUARANTEE_DAYS } from '@ghar/domain/order/guarantee';
import { writtenDay } from '@ghar/domain/i18n/en/dates';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/en/language-tag';
import { timeZoneOf } from '@ghar/domain/contact/time-zone';
import type { TrackingTexts } from '../tracking-texts.ts';

const MINUTE = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const;

/** In the zone of the order's country, wherever it is read. */
const inCountry = (country: CountryCode, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGE_TAG, { timeZone: timeZoneOf(country), ...format });

const yearOf = (time: Date, country: CountryCode): string =>
  inCountry(country, { year: 'numeric' }).format(time);

/** `Thursday 26 November at 5:36 pm`; with the year if it differs from that of `now`. */
const moment = (time: Date, country: CountryCode, now = new Date()): string =>
  inCountry(country, {
    ...MINUTE,
    ...(yearOf(time, country) !== yearOf(now, country) && { year: 'numeric' }),
  }).format(time);

/** An order's timeline, for its customer. Times are those of the order's country. */
export const timelineTexts: TrackingTexts['timeline'] = {
  heading: 'Your order so far',
  moment,
  day: writtenDay,
  states: { done: 'done', now: 'now', later: 'later', stopped: 'stopped' },
  steps: {
    ordered: { done: 'We have your order' },
    paid: { done: 'Payment received' },
    confirmed: { done: 'Your order is confirmed', now: 'Awaiting your confirmation' },
    prepared: {
      done: 'Your order is packed',
      now: 'We are packing your order',
      later: 'We pack your order',
    },
    shipped: {
      done: 'Your order was shipped',
      now: 'On its way to you',
      later: 'We ship it to you',
    },
    delivered: { done: 'Your order has arrived', later: 'It comes to your door' },
    cancelled: { stopped: 'The order was cancelled' },
    refunded: { done: 'We have refunded you' },
  },
  preparing: 'We contact you to confirm the address, then ship your order.',
  arrives: ['Usually ', ' of your payment.', ' of your confirmation.'],
  expected: (days) => `Expected ${days}.`,
  tracking: 'Tracking number',
  copy: 'Copy the tracking number',
  copied: 'Tracking number copied',
  copyFailed: 'We could not copy it: please copy the number by hand',
  follow: 'Track the parcel',
  followAt: (carrier) => `Track the parcel with ${carrier}`,
  guarantee: {
    heading: 'Your guarantee',
    ahead: `A ${GUARANTEE_DAYS}-day guarantee from the day it arrives: if it is not for you, we refund you in full.`,
    until: (end) =>
      `Your guarantee runs until ${end}: if it is not for you, we refund you in full.`,
    over: (end) => `The guarantee of this order ended on ${end}.`,
  },
};
