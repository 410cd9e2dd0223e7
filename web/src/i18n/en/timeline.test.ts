import { expect, test } from 'vitest';
import { timelineTexts } from './timeline.ts';

test('a moment is that of the country, with the year if it is another', () => {
  const time = new Date('2026-12-31T20:36:00Z');
  expect(timelineTexts.moment(time, 'sa', new Date('2026-12-31T21:00:00Z'))).toMatch(
    /^Thursday 31 December 2026 at 11:36\spm$|^Thursday,? 31 December 2026 at 11:36\spm$/,
  );
  expect(timelineTexts.moment(time, 'ae', new Date('2027-01-01T00:00:00Z'))).toMatch(
    /^Friday,? 1 January at 12:36\sam$/,
  );
  expect(timelineTexts.day(time, 'ae')).toBe('1 January 2027');
});
