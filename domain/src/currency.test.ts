import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CURRENCIES,
  CURRENCY_CODES,
  DEFAULT_CURRENCY,
  convertDirhams,
  formatCharge,
  formatNumber,
  formatPrice,
  isCurrencyCode,
  type CurrencyCode,
} from './currency.ts';

describe('a price of 299 dirhams', () => {
  test.each<[CurrencyCode, number, string]>([
    ['AED', 299, '299 درهم'],
    ['SAR', 305, '305 ريال'],
    ['USD', 81, '$81'],
  ])('in %s is %d, shown as %s', (code, converted, shown) => {
    expect(convertDirhams(299, code)).toBe(converted);
    expect(formatPrice(299, code)).toBe(shown);
  });
});

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
          const scaled = BigInt(price) * BigInt(Math.round(CURRENCIES[code].rate * 100));
          expect(convertDirhams(price / 100, code)).toBe(Number((scaled + 5_000n) / 10_000n));
        },
      ),
    );
  });

  test('is written in Latin digits, grouped by thousands', () => {
    expect(formatPrice(299.5, 'AED')).toBe('299.50 درهم');
    expect(formatPrice(1_234_567, 'AED')).toBe('1,234,567 درهم');
    expect(formatPrice(10_000, 'USD')).toBe('$2,700');
  });
});

describe('a charged amount', () => {
  test('keeps its decimals, as it is what is paid', () => {
    expect(formatCharge(299)).toBe('299 درهم');
    expect(formatCharge(1_299.5)).toBe('1,299.50 درهم');
    expect(formatNumber(0.25)).toBe('0.25');
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
    expect(CURRENCIES[DEFAULT_CURRENCY].rate).toBe(1);
  });
});
