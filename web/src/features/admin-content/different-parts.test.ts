import { expect, test } from 'vitest';
import { differentParts } from './different-parts.ts';

/** The text, with what the present one does not have in brackets. */
const marked = (former: string | readonly string[], present: string | readonly string[]) =>
  differentParts(former, present)
    .map(({ text, isGone }) => (isGone ? `[${text}]` : text))
    .join(typeof former === 'string' ? '' : '/');

test.each([
  ['صابون غار طبيعي', 'صابون غار طبيعي', 'صابون غار طبيعي'],
  ['صابون غار طبيعي', 'صابون زيتون طبيعي', 'صابون [غار ]طبيعي'],
  ['صابون غار', 'صابون', 'صابون [غار]'],
  ['صابون غار', '', '[صابون غار]'],
  ['', 'صابون', ''],
  ['  ', 'صابون', '[  ]'],
  ['أ ب ج د', 'ب د ه', '[أ ]ب [ج ]د'],
  ['فقرة\n\nأخرى', 'فقرة أخرى', 'فقرة\n\nأخرى'],
])('of "%s" beside "%s"', (former, present, expected) => {
  expect(marked(former, present)).toBe(expected);
});

test('of a list are its lines', () => {
  expect(marked(['أول سطر', 'ثان', 'ثالث'], ['أول', 'ثان', 'ثالث', 'رابع'])).toBe(
    '[أول سطر]/ثان/ثالث',
  );
  expect(marked([], ['أول'])).toBe('');
});
