import { expect, test } from 'vitest';
import { suggestedEmail } from './email-slip.ts';

test.each([
  ['sara@gmial.com', 'sara@gmail.com'],
  ['sara@gmail.con', 'sara@gmail.com'],
  ['Sara.K@GMIAL.con', 'Sara.K@gmail.com'],
  ['sara@hotmial', 'sara@hotmail.com'],
  ['sara@hotmail', 'sara@hotmail.com'],
  ['sara@gmail,com', 'sara@gmail.com'],
  ['sara@gmailcom', 'sara@gmail.com'],
  ['sara@yaho.com', 'sara@yahoo.com'],
  ['sara@outllook.com', 'sara@outlook.com'],
  ['sara@icoud.com', 'sara@icloud.com'],
  ['sara@ymail.con', 'sara@ymail.com'],
  [' sara@alhaddad.cmo ', 'sara@alhaddad.com'],
])('%j was probably meant to be %j', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

test.each([
  '',
  'sara',
  'sara@',
  'sara@gmail.com',
  'sara@GMAIL.com',
  'sara@ymail.com',
  'sara@mail.com',
  'sara@hotmail.co.uk',
  'sara@hotmail.fr',
  'sara@outlook.sa',
  'sara@yahoo.com.sa',
  'sara@live.com',
  'sara@omantel.om',
  'sara@example',
  'sara@gmial.com@x',
])('%j is no slip', (typed) => {
  expect(suggestedEmail(typed)).toBeNull();
});
