import { expect, test } from 'vitest';
import { formats } from './formats.ts';

test('a time of another year says which', () => {
  const now = new Date(2027, 0, 2, 9, 0);
  expect(formats.minute(new Date(2027, 0, 1, 16, 5), now)).not.toContain('2027');
  const before = formats.minute(new Date(2026, 11, 31, 16, 5), now);
  expect(before).toContain('2026');
  expect(before).toContain('4:05');
});

test('a day near now is called by its nearness, at midnight and over the new year too', () => {
  const now = new Date(2027, 0, 1, 0, 0);
  expect(formats.nearDay(now, now)).toBe('اليوم');
  expect(formats.nearDay(new Date(2026, 11, 31, 23, 59), now)).toBe('أمس');
  expect(formats.nearDay(new Date(2026, 11, 30, 23, 59), now)).toContain('30');
});
