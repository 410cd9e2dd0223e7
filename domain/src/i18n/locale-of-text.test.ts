import { expect, test } from 'vitest';
import { localeOfText } from './locale-of-text.ts';

test.each([
  ['أين طلبي؟', 'ar'],
  ['Where is my order?', 'en'],
  ['وين طلبي A7K9MWPD', 'ar'],
  ['👍', 'ar'],
  ['', 'ar'],
])('«%s» is answered in %s', (text, locale) => {
  expect(localeOfText(text)).toBe(locale);
});
