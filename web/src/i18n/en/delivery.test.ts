import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { expect, test } from 'vitest';
import { deliveryTexts } from './delivery.ts';

test.each([
  [1, 3, 'within 1 to 3 working days'],
  [3, 6, 'within 3 to 6 working days'],
  [2, 2, 'within 2 working days'],
  [1, 1, 'within 1 working day'],
  [0, 0, 'within 1 working day'],
  [0, 1, 'within 1 working day'],
  [0, 3, 'within 3 working days'],
])('from %d to %d days', (from, to, words) => {
  expect(deliveryTexts.within({ from, to })).toBe(words);
});

test.each([
  ['2026-12-03', '2026-12-07', 'Thursday 3 to Monday 7 December'],
  ['2026-12-30', '2027-01-04', 'Wednesday 30 December to Monday 4 January'],
  ['2026-12-03', '2026-12-03', 'Thursday 3 December'],
])('the days from %s to %s', (from, to, words) => {
  expect(deliveryTexts.on({ from: new Date(from), to: new Date(to) })).toBe(words);
});

test('no days are longer than the space that is kept for them', () => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  for (const from of days)
    for (const later of [1, 7, 14, 21]) {
      const to = new Date(from.getTime() + later * 24 * 60 * 60_000);
      expect(deliveryTexts.on({ from, to }).length).toBeLessThanOrEqual(
        deliveryTexts.widest.length,
      );
    }
});

test('a policy names the countries of the same time together', () => {
  const [slow, fast] = [
    { from: 3, to: 6 },
    { from: 1, to: 3 },
  ];
  const all = { ae: fast, sa: slow, qa: slow, kw: slow, bh: fast, om: { from: 2, to: 2 } };
  expect(deliveryTexts.everywhere(all)).toBe(
    'the UAE and Bahrain within 1 to 3 working days; Saudi Arabia, Qatar and Kuwait within 3 to 6 working days; Oman within 2 working days',
  );
  expect(deliveryTexts.everywhere(DEFAULT_PUBLIC_SETTINGS.delivery_days)).toMatch(/^the UAE /);
});
