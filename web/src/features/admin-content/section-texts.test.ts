import { CONTENT_LIMITS } from '@ghar/domain/content/site-content';
import { expect, test } from 'vitest';
import { storedText, textProblem } from './section-texts.ts';

test.each(['', '0501234567', '+971 (0)50 123 4567', '96550001111'])(
  'the shop’s number %j can be saved',
  (typed) => {
    expect(textProblem('content.whatsapp', typed)).toBeNull();
  },
);

test.each(['0501', 'قريباً', '0501234567 / 0551234567'])('%j is no number of a shop', (typed) => {
  expect(textProblem('content.whatsapp', typed)).toBe('phone');
  expect(textProblem('content.phone', typed)).toBeNull();
});

test.each([
  ['', ''],
  [' ١٥٠ ', '150'],
  ['40', '40'],
])('a weight that is typed as %j is stored as %j', (typed, stored) => {
  expect(textProblem('content.weight', typed)).toBeNull();
  expect(storedText('content.weight', typed, 'ae')).toBe(stored);
});

test.each(['150 غ', '0', '1.5', '-1', '100000'])('%j is no number of washes', (typed) => {
  expect(textProblem('content.washes', typed)).toBe('figure');
  expect(textProblem('content.shelf_life', typed)).toBeNull();
});

test('a translation has the limits of its original', () => {
  const { title, description, text } = CONTENT_LIMITS;
  for (const [path, most] of [
    ['translations.en.title', title],
    ['translations.en.description', description],
    ['translations.en.content.badge', text],
  ] as const) {
    expect(textProblem(path, 'x'.repeat(most))).toBeNull();
    expect(textProblem(path, 'x'.repeat(most + 1))).toBe('too-long');
  }
});
