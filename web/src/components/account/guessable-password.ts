import { latinDigits } from '@ghar/domain/text/digits';

/** Sequences of alphabets and keyboard rows, in either direction. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
];

/** Words that attackers try first, alone or with digits after them. */
const COMMON = new Set(
  (
    'password passw0rd p@ssword p@ssw0rd pass secret letmein welcome changeme hello ' +
    'admin administrator root user guest login test master ' +
    'iloveyou monkey dragon sunshine princess football superman ' +
    'allah bismillah mohammed muhammad mohamed ahmed habibi dubai ' +
    'محمد احمد أحمد بسمالله الله حبيبي كلمةالمرور مرحبا'
  ).split(' '),
);

/** True iff it repeats the character or is its neighbour in a row. */
const follows = (one: string, next: string): boolean =>
  one === next || ROWS.some((row) => row.includes(one + next) || row.includes(next + one));

/**
 * True iff a password is among the first that attackers try: a sequence, a repetition, a common word
 * or the account's own e-mail. Not a measure of strength.
 */
export function isGuessable(password: string, email: string): boolean {
  const text = latinDigits(password).toLowerCase();
  const address = email.trim().toLowerCase();
  const word = text.replace(/[^\p{L}]+$/u, '');
  const [name = ''] = address.split('@');
  if (COMMON.has(text) || COMMON.has(word)) return true;
  if (text === address || text === name || (word !== '' && word === name)) return true;
  const characters = Array.from(text);
  if (new Set(characters).size <= 2 || /^(.{1,4})\1+$/u.test(text)) return true;
  const steps = characters.slice(1).filter((next, index) => !follows(characters[index]!, next));
  return steps.length <= 1;
}
