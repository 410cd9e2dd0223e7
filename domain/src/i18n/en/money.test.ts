import { expect, test } from 'vitest';
import type { CurrencyCode } from '../../money/currency.ts';
import { formatCharge, formatPrice } from './money.ts';

test.each<[CurrencyCode, string]>([
  ['AED', 'AED 299'],
  ['SAR', 'SAR 305'],
  ['USD', '$81'],
])('a price of 299 dirhams in %s is shown as %s', (code, shown) => {
  expect(formatPrice(299, code)).toBe(shown);
});

test('a price is grouped by thousands, and a charge keeps its decimals', () => {
  expect(formatPrice(1_234_567, 'AED')).toBe('AED 1,234,567');
  expect(formatPrice(10_000, 'USD')).toBe('$2,700');
  expect(formatCharge(299)).toBe('AED 299');
  expect(formatCharge(1_299.5)).toBe('AED 1,299.50');
});
