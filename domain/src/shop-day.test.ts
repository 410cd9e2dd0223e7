import { expect, test } from 'vitest';
import { SHOP_ZONE } from './contact/time-zone.ts';
import { shopClock, shopDay, shopDayNamed, shopMonth } from './shop-day.ts';

const time = (text: string): Date => new Date(text);

test("the shop's hours are those of its zone, in summer and winter", () => {
  for (const at of [time('2026-01-15T12:34:00Z'), time('2026-07-15T12:34:00Z')]) {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: SHOP_ZONE.name,
      timeStyle: 'short',
    });
    expect(shopClock(at).slice(11, 16)).toBe(clock.format(at));
  }
});

test("a day begins at the shop's midnight", () => {
  const [last, first] = [time('2026-11-30T19:59:59.999Z'), time('2026-11-30T20:00:00Z')];
  expect(shopDay(last)).toEqual({ name: '2026-11-30', from: time('2026-11-29T20:00Z'), to: first });
  expect(shopDay(first).name).toBe('2026-12-01');
  expect(shopDay(first, -1)).toEqual(shopDay(last));
  expect(shopDay(first, 31).name).toBe('2027-01-01');
});

test('a day is found by its name, if the calendar has it', () => {
  expect(shopDayNamed('2026-11-30')).toEqual(shopDay(time('2026-11-30T10:00Z')));
  expect(shopDayNamed('2028-02-29')!.name).toBe('2028-02-29');
});

test.each([
  '2026-02-29',
  '2026-11-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '1999-12-31',
  'x',
  '',
])('there is no day %j', (name) => {
  expect(shopDayNamed(name)).toBeNull();
});

test('a month is the shop’s, also around the year’s end', () => {
  const names = (at: string, months?: number) =>
    shopMonth(time(at), months).map(({ name }) => name);
  expect(names('2026-11-30T19:30:00Z')).toEqual(['2026-11-01', '2026-11-30']);
  expect(names('2026-11-30T20:30:00Z')).toEqual(['2026-12-01', '2026-12-31']);
  expect(names('2026-11-30T20:30:00Z', 1)).toEqual(['2027-01-01', '2027-01-31']);
  expect(names('2027-01-31T10:00:00Z', 1)).toEqual(['2027-02-01', '2027-02-28']);
});
