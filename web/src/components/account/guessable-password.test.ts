import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const EMAIL = 'sara@ghar.example';

test.each([
  ['digits in a row', ['123456', '1234567890', '987654', '١٢٣٤٥٦', '123456a', '112233']],
  ['letters in a row', ['abcdef', 'qwerty', 'asdfgh1', 'QWERTY12', 'ضصثقفغ', 'أبتثجح']],
  ['one thing again and again', ['aaaaaa', '121212', '      ', 'abcabc', '2580258025802580']],
  ['a word that everybody takes', ['password', 'Password1', 'admin123', 'iloveyou!', 'محمد1990']],
  ['the account’s own address', [EMAIL, 'sara', 'Sara2026']],
])('%s can be guessed', (_, passwords) => {
  for (const password of passwords)
    expect([password, isGuessable(password, EMAIL)]).toEqual([password, true]);
});

test('a phrase, a random word and a seeded account’s password are taken', () => {
  for (const password of ['غار وزيت زيتون', 'laurel-2481', 'kT9vQz', '48151623', 'olive soap'])
    expect([password, isGuessable(password, EMAIL)]).toEqual([password, false]);
  expect(isGuessable('ghar-admin', 'admin@ghar.example')).toBe(false);
  expect(isGuessable('ghar-staff', 'staff@ghar.example')).toBe(false);
});
