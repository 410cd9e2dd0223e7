import { expect, test } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '../contact/country.ts';
import { arrivalOf } from './arrival.ts';

const WEDNESDAY = '2026-12-02T08:00:00Z';
const days = (country: CountryCode, from: number, to: number, now = WEDNESDAY): string[] =>
  Object.values(arrivalOf({ from, to }, country, new Date(now))).map((day) =>
    day.toISOString().slice(0, 10),
  );

test('the Emirates work on Friday and rest on Sunday, the others the other way round', () => {
  expect(days('ae', 1, 3)).toEqual(['2026-12-03', '2026-12-07']);
  const [, ...others] = COUNTRY_CODES;
  for (const country of others)
    expect([country, ...days(country, 1, 3)]).toEqual([country, '2026-12-03', '2026-12-07']);
  expect(days('ae', 2, 2)).toEqual(['2026-12-04', '2026-12-04']);
  for (const country of others)
    expect([country, ...days(country, 2, 2)]).toEqual([country, '2026-12-06', '2026-12-06']);
});

test('today counts where the shop delivers at once, unless it is a day off', () => {
  expect(days('sa', 0, 1)).toEqual(['2026-12-02', '2026-12-03']);
  expect(days('sa', 0, 1, '2026-12-04T08:00:00Z')).toEqual(['2026-12-06', '2026-12-06']);
  expect(days('ae', 0, 0, '2026-12-04T08:00:00Z')).toEqual(['2026-12-04', '2026-12-04']);
});

test('a day begins where the parcel goes, wherever the page is read', () => {
  // 00:30 on Thursday in Dubai, 23:30 on Wednesday in Riyadh
  const late = '2026-12-02T20:30:00Z';
  expect(days('ae', 1, 1, late)).toEqual(['2026-12-04', '2026-12-04']);
  expect(days('sa', 1, 1, late)).toEqual(['2026-12-03', '2026-12-03']);
});

test('a month and a year end on the way', () => {
  expect(days('sa', 3, 6, '2026-12-29T08:00:00Z')).toEqual(['2027-01-03', '2027-01-06']);
  expect(days('om', 60, 60)).toEqual(['2027-02-24', '2027-02-24']);
});
