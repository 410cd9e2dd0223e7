import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';

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
