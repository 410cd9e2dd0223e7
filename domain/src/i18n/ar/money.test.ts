import { describe, expect, test } from 'vitest';
import { convertDirhams, formatNumber, type CurrencyCode } from '../../money/currency.ts';
import { formatCharge, formatPrice } from './money.ts';

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

test('a price is written in Latin digits, grouped by thousands', () => {
  expect(formatPrice(299.5, 'AED')).toBe('299.50 درهم');
  expect(formatPrice(1_234_567, 'AED')).toBe('1,234,567 درهم');
  expect(formatPrice(10_000, 'USD')).toBe('$2,700');
});

test('a charged amount keeps its decimals, as it is what is paid', () => {
  expect(formatCharge(299)).toBe('299 درهم');
  expect(formatCharge(1_299.5)).toBe('1,299.50 درهم');
  expect(formatNumber(0.25)).toBe('0.25');
});
