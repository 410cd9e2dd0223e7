import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, firstCharacters, isLegible, isPlainText } from './text.ts';

const LTR_MARK = '\u200e';
const anyText = fc.string({ unit: 'binary' });

describe('cleaned text', () => {
  test('is trimmed, and its runs of white space are one space', () => {
    expect(cleanText('  فاطمة \t\n  الزعابي\u00a0 ')).toBe('فاطمة الزعابي');
  });

  test('is empty where only white space and controls were typed', () => {
    expect(cleanText(' \t\r\n\u0000\u001f\u007f\u0085\u2028\u3000')).toBe('');
  });

  test.each([
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u034f',
    '\u180e',
    '\ufff9',
    '\u{e0001}',
    '\u{e0067}',
    '\u{e0100}',
    // a lone surrogate
    '\ud83d',
    '\ude00',
  ])('is without the invisible mark %j', (mark) => {
    expect(cleanText(`${mark}دبي${mark} مارينا${mark}`)).toBe('دبي مارينا');
  });

  test('is composed, so that the same word typed either way is the same text', () => {
    expect(cleanText('ا\u0655')).toBe('إ');
    expect(cleanText(`e${LTR_MARK}\u0301`)).toBe('é');
  });

  test('keeps the joiners that shape Persian words, and emoji', () => {
    expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(cleanText('👩‍👧')).toBe('👩‍👧');
  });

  test('has nothing left to clean', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = cleanText(text);
        expect(cleanText(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/^\s|\s$|\s\s|[\p{Cc}\p{Surrogate}\p{Bidi_Control}]/u);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('the beginning of a text has no half of a character', () => {
  expect(firstCharacters('صابون', 9)).toBe('صابون');
  expect(firstCharacters('صابون 🧼', 7)).toBe('صابون');
  expect(firstCharacters('صابون 🧼', 8)).toBe('صابون 🧼');
});

test.each([
  ['\u0000', false],
  ['\u0085', false],
  ['\u202e', false],
  ['\u00ad', false],
  ['\u{e0067}', false],
  ['\n', true],
  ['می\u200cخواهم', true],
  ['❤\ufe0f', true],
])('a name with %j is plain text: %j', (part, isPlain) => {
  expect(isPlainText(`صابون ${part} غار`)).toBe(isPlain);
});

test('no letters or digits but four fillers are invisible: firestore.rules name them', () => {
  const invisible = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[\p{L}\p{N}]/u.test(character) && !isLegible(character));
  expect(invisible).toEqual(['\u115f', '\u1160', '\u3164', '\uffa0']);
});

describe('a text', () => {
  test.each(['نور', 'O', '7', '٧', '王', 'می\u200cخواهم', '\u00adنور'])(
    'of %j is legible',
    (text) => {
      expect(isLegible(text)).toBe(true);
    },
  );

  test.each([
    '',
    ' ',
    '-',
    '...',
    '\u3164',
    '\u115f',
    '\uffa0',
    '\u2800',
    '\u00ad',
    '\u200c\u200d',
  ])('of %j says nothing', (text) => {
    expect(isLegible(text)).toBe(false);
  });
});
