import { describe, expect, test, vi } from 'vitest';
import { formats } from './formats.ts';

const time = (text: string): Date => new Date(`${text}+04:00`);

test('a time of another year says which', () => {
  const now = time('2027-01-02T09:00');
  expect(formats.minute(time('2027-01-01T16:05'), now)).toBe('1 Jan, 4:05\u00a0pm');
  expect(formats.minute(time('2026-12-31T16:05'), now)).toBe('31 Dec 2026, 4:05\u00a0pm');
});

test('a day near now is called by its nearness', () => {
  const now = time('2027-01-01T00:00');
  expect(formats.nearDay(now, now)).toBe('Today');
  expect(formats.nearDay(time('2026-12-31T23:59'), now)).toBe('Yesterday');
  expect(formats.nearDay(time('2026-12-30T23:59'), now)).toBe('30 December 2026');
});

test('amounts in a column keep two decimals, and parts of a line are joined', () => {
  expect(formats.exactCharge(1_299)).toBe('AED 1,299.00');
  expect(formats.list(['Dubai', '', null, 'Qatar'])).toBe('Dubai, Qatar');
});

describe.each(['Pacific/Honolulu', 'Asia/Dubai', 'Pacific/Kiritimati'])('in %s', (zone) => {
  test("days and times are the shop's", async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const { formats: read } = await import('./formats.ts');
    const [last, first] = [time('2026-11-30T23:59'), time('2026-12-01T00:00')];
    expect([last, first].map(read.day)).toEqual(['30 November 2026', '1 December 2026']);
    expect([last, first].map(read.dayOfYear)).toEqual(['30/11', '01/12']);
    expect([last, first].map(read.shortDay)).toEqual(['30/11/2026', '01/12/2026']);
    expect([last, first].map(read.weekday)).toEqual(['Monday', 'Tuesday']);
    expect([last, first].map(read.clock)).toEqual(['11:59\u00a0pm', '12:00\u00a0am']);
    expect(read.nearDay(last, first)).toBe('Yesterday');
  });
});
