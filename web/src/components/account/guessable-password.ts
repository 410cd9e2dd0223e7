import { latinDigits } from '@ghar/domain/text/digits';

/** Alphabet and keyboard sequences, in either direction. */
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

/** Words that attackers try first, with or without trailing digits. */
const COMMON = new Set(
  (
    'password passw0rd p@ssword p@ssw0rd pass secret letmein welcome changeme hello ' +
    'admin administrator root user guest login test master ' +
    'iloveyou monkey dragon sunshine princess football superman ' +
    'allah bismillah mohammed muhammad mohamed ahmed habibi dubai ' +
    'محمد احمد أحمد بسمالله الله حبيبي كلمةالمرور مرحبا'
  ).split(' '),
);

/** True iff it repeats the character or neighbours it in a row. */
const follows = (one: string, next: string): boolean =>
  one === next || ROWS.some((row) => row.includes(one + next) || row.includes(next + one));

/**
 * True iff attackers would try the password first: a sequence, repetition, common word or the account's e-mail. Not a
 * strength measure.
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
