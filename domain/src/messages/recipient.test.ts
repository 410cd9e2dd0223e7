import { expect, test } from 'vitest';
import { recipientKey } from './recipient.ts';

test.each([
  ['+971501234567', '+971501234567'],
  ['maryam@example.net', 'maryam@example.net'],
  ['Maryam+1@EXAMPLE.net', 'maryam@example.net'],
  ['m.aryam+shop+2@example.net', 'm.aryam@example.net'],
  ['m.ar.yam+a@GoogleMail.com', 'maryam@gmail.com'],
  ['maryam@gmail.com', 'maryam@gmail.com'],
])('%s is %s', (to, key) => {
  expect(recipientKey(to)).toBe(key);
});
