import { expect, test } from 'vitest';
import { textProblem } from './section-texts.ts';

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
