import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CURRENCY_CODES,
  DEFAULT_CURRENCY,
  convertDirhams,
  formatNumber,
  isCurrencyCode,
  RATES,
} from './currency.ts';

describe('a converted price', () => {
  test('is rounded to the nearest whole number, halves upwards', () => {
    expect(convertDirhams(50, 'USD')).toBe(14);
    expect(convertDirhams(25, 'SAR')).toBe(26);
    expect(convertDirhams(299.49, 'AED')).toBe(299);
    expect(convertDirhams(299.5, 'AED')).toBe(300);
  });

  test('is what exact decimal arithmetic answers, for every price with two decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(...CURRENCY_CODES),
        (price, code) => {
          const scaled = BigInt(price) * BigInt(Math.round(RATES[code] * 100));
          expect(convertDirhams(price / 100, code)).toBe(Number((scaled + 5_000n) / 10_000n));
        },
      ),
    );
  });
});

test('numbers are written as the Emirates write them, in Latin digits', () => {
  const reference = new Intl.NumberFormat('ar-AE-u-nu-latn', { maximumFractionDigits: 2 });
  const fils = fc.integer({ min: -1e14, max: 1e14 });
  fc.assert(
    fc.property(fils, (amount) => {
      expect(formatNumber(amount / 100)).toBe(reference.format(amount / 100));
    }),
  );
});

describe('a stored currency', () => {
  test.each(CURRENCY_CODES)('%s is accepted', (code) => {
    expect(isCurrencyCode(code)).toBe(true);
  });

  test.each([null, undefined, '', 'aed', ' AED', 'EUR', 'toString', 0, ['AED']])(
    '%j is not accepted',
    (stored) => {
      expect(isCurrencyCode(stored)).toBe(false);
    },
  );

  test('is the dirham where none was chosen', () => {
    expect(DEFAULT_CURRENCY).toBe('AED');
    expect(RATES[DEFAULT_CURRENCY]).toBe(1);
  });
});
