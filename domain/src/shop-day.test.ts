import { expect, test } from 'vitest';
import { shopDay, shopDayNamed, shopMonth } from './shop-day.ts';

/** Half an hour before and after midnight in the shop. */
const BEFORE = new Date('2026-11-30T19:30:00Z');
const AFTER = new Date('2026-11-30T20:30:00Z');

test('a day ends at the shop’s midnight', () => {
  expect([shopDay(BEFORE).name, shopDay(AFTER).name]).toEqual(['2026-11-30', '2026-12-01']);
  expect(shopDay(BEFORE).to).toEqual(shopDay(AFTER).from);
  expect(shopDay(AFTER, -1)).toEqual(shopDay(BEFORE));
});

test('a day is found by its name', () => {
  expect(shopDayNamed('2026-12-01')).toEqual(shopDay(AFTER));
});

test.each(['2026-11-31', '2026-02-30', '26-11-01', '', 'x', '2026-11-01T10:00'])(
  'there is no day %j',
  (name) => {
    expect(shopDayNamed(name)).toBeNull();
  },
);

test('a month is the shop’s, also around the year’s end', () => {
  const names = (at: Date, months?: number) => shopMonth(at, months).map(({ name }) => name);
  expect(names(BEFORE)).toEqual(['2026-11-01', '2026-11-30']);
  expect(names(AFTER)).toEqual(['2026-12-01', '2026-12-31']);
  expect(names(AFTER, 1)).toEqual(['2027-01-01', '2027-01-31']);
  expect(names(new Date('2027-01-31T10:00:00Z'), 1)).toEqual(['2027-02-01', '2027-02-28']);
});
