import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { expect, test } from 'vitest';
import { countryShortNames } from './order-page.ts';
import { deliveryTexts } from './delivery.ts';

test.each([
  [1, 3, 'خلال يوم إلى 3 أيام عمل'],
  [3, 6, 'خلال 3 إلى 6 أيام عمل'],
  [10, 14, 'خلال 10 إلى 14 يوم عمل'],
  [1, 2, 'خلال يوم إلى يومي عمل'],
  [2, 4, 'خلال يومين إلى 4 أيام عمل'],
  [2, 2, 'خلال يومي عمل'],
  [5, 5, 'خلال 5 أيام عمل'],
  [1, 1, 'خلال يوم عمل'],
  [0, 0, 'خلال يوم عمل'],
  [0, 1, 'خلال يوم عمل'],
  [0, 3, 'خلال 3 أيام عمل أو أقل'],
])('from %d to %d days', (from, to, words) => {
  expect(deliveryTexts.within({ from, to })).toBe(words);
});

test.each([
  ['2026-12-03', '2026-12-07', 'من الخميس 3 إلى الاثنين 7 ديسمبر'],
  ['2026-12-30', '2027-01-04', 'من الأربعاء 30 ديسمبر إلى الاثنين 4 يناير'],
  ['2026-12-03', '2026-12-03', 'الخميس 3 ديسمبر'],
])('the days from %s to %s', (from, to, words) => {
  expect(deliveryTexts.on({ from: new Date(from), to: new Date(to) })).toBe(words);
});

test('a policy names the countries of the same time together', () => {
  const [first, ...others] = COUNTRY_CODES;
  const last = others.pop()!;
  const days = Object.fromEntries(others.map((country) => [country, { from: 3, to: 6 }]));
  const between = others.map((country) => `و${countryShortNames[country]}`).join(' ');
  expect(
    deliveryTexts.everywhere({
      ...DEFAULT_PUBLIC_SETTINGS.delivery_days,
      ...days,
      [first]: { from: 1, to: 3 },
      [last]: { from: 2, to: 2 },
    }),
  ).toBe(
    `${countryShortNames[first]} خلال يوم إلى 3 أيام عمل، ${between} خلال 3 إلى 6 أيام عمل، و${countryShortNames[last]} خلال يومي عمل`,
  );
});
