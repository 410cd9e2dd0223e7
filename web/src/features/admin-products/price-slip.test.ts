import { expect, test } from 'vitest';
import { isPriceSlip } from './price-slip.ts';

test.each([
  [299, 29.9],
  [29.9, 299],
  [299, 2990],
  [299.5, 29_950],
  [0.1, 1],
])('from %d to %d is asked about', (before, after) => {
  expect(isPriceSlip(before, after)).toBe(true);
});

test.each([
  [299, 299],
  [299, 29.91],
  [299, 2989.99],
  [0, 299],
])('from %d to %d is not', (before, after) => {
  expect(isPriceSlip(before, after)).toBe(false);
});
