import { expect, test } from 'vitest';
import { code128 } from './code128.ts';

const drawn = (text: string): string | undefined =>
  code128(text)
    ?.map((isLine) => (isLine ? '1' : '0'))
    .join('');

const inModules = (characters: string): string => characters.replaceAll(' ', '');

test('a text is its start, its characters, its check character and its end', () => {
  // Start B, `A` (33), check (104 + 33) mod 103 = 34 (`B`), stop: ISO/IEC 15417, table 1
  expect(drawn('A')).toBe(inModules('11010010000 10100011000 10001011000 1100011101011'));
});

test('digits take half the room', () => {
  // Start C, 12, check (105 + 12) mod 103 = 14, stop
  expect(drawn('12')).toBe(inModules('11010011100 10110011100 10011001110 1100011101011'));
});

test('small letters differ from capitals', () => {
  expect(drawn('aB3dE5fG')).not.toBe(drawn('AB3DE5FG'));
});

test.each(['', 'رقم', 'AE–1', '1'.repeat(31)])('%j has no barcode', (text) => {
  expect(code128(text)).toBeNull();
});
