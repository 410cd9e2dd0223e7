import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinDigits, wholeNumber } from './digits.ts';

test('Arabic and Persian digits become Latin ones', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(latinDigits('٥۵5')).toBe('555');
});

test('everything that is no digit stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !/[٠-٩۰-۹]/.test(text)),
      (text) => {
        expect(latinDigits(text)).toBe(text);
      },
    ),
  );
});

test.each([
  ['3', 3],
  [' ٣ ', 3],
  ['1,000', 1000],
  ['-3', -3],
])('%j is a whole number', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number);
});

test.each(['', '1.5', '١٫٥', '1.000', '1e3', '0x10', '+3', '3 قطع', '3-4', '١٬٠٠'])(
  '%j is none',
  (typed) => {
    expect(wholeNumber(typed)).toBeNaN();
  },
);
