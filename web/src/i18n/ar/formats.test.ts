import { describe, expect, test, vi } from 'vitest';
import { formats } from './formats.ts';

const time = (text: string): Date => new Date(`${text}+04:00`);

test('a time of another year says which', () => {
  const now = time('2027-01-02T09:00');
  expect(formats.minute(time('2027-01-01T16:05'), now)).not.toContain('2027');
  const before = formats.minute(time('2026-12-31T16:05'), now);
  expect(before).toContain('2026');
  expect(before).toContain('4:05');
});

test('a day near now is called by its nearness, at midnight and over the new year too', () => {
  const now = time('2027-01-01T00:00');
  expect(formats.nearDay(now, now)).toBe('اليوم');
  expect(formats.nearDay(time('2026-12-31T23:59'), now)).toBe('أمس');
  expect(formats.nearDay(time('2026-12-30T23:59'), now)).toContain('30');
});

describe.each(['Pacific/Honolulu', 'Asia/Dubai', 'Pacific/Kiritimati'])('in %s', (zone) => {
  test("days and times are the shop's", async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const { formats: read } = await import('./formats.ts');
    const [last, first] = [time('2026-11-30T23:59'), time('2026-12-01T00:00')];
    expect([last, first].map(read.day)).toEqual(['30 نوفمبر 2026', '1 ديسمبر 2026']);
    expect([last, first].map(read.dayOfYear)).toEqual(['30\u200f/11', '1\u200f/12']);
    expect([last, first].map(read.shortDay)).toEqual([
      '30\u200f/11\u200f/2026',
      '1\u200f/12\u200f/2026',
    ]);
    expect([last, first].map(read.weekday)).toEqual(['الاثنين', 'الثلاثاء']);
    expect([last, first].map(read.clock)).toEqual(['11:59\u00a0م', '12:00\u00a0ص']);
    expect(read.nearDay(last, first)).toBe('أمس');
    expect(read.minute(time('2027-01-01T00:00'), time('2026-12-31T23:59'))).toContain('2027');
  });
});
