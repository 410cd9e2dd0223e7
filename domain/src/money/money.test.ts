import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dirhamsFromFils,
  fils,
  filsFromDirhams,
  multiplyFils,
  sumDirhams,
  totalDirhams,
} from './money.ts';

const anyFils = fc.integer({ min: 0, max: 1_000_000_000 }).map(fils);
const anyQuantity = fc.integer({ min: 1, max: 10_000 });

describe('fils', () => {
  test('come back whole from dirhams, whatever the amount', () => {
    fc.assert(
      fc.property(anyFils, (amount) => {
        expect(filsFromDirhams(dirhamsFromFils(amount))).toBe(amount);
      }),
    );
  });

  test('are exact where binary fractions are not', () => {
    expect([0.29, 1.1, 19.99, 299.95, 4.35].map(filsFromDirhams)).toEqual([
      29, 110, 1999, 29995, 435,
    ]);
  });

  test.each([0.001, 299.999, 0.1 + 0.2, NaN, Infinity, -Infinity, 1e300, 2 ** 53])(
    'refuse %d dirhams, which is no exact amount',
    (dirhams) => {
      expect(() => filsFromDirhams(dirhams)).toThrow(RangeError);
    },
  );

  test.each([0.5, NaN, Infinity, 2 ** 53])('refuse %d as a number of fils', (amount) => {
    expect(() => fils(amount)).toThrow(RangeError);
  });

  test('refuse a product that is not whole or no longer exact', () => {
    expect(() => multiplyFils(fils(29_901), 0.5)).toThrow(RangeError);
    expect(() => multiplyFils(fils(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});

describe('a total', () => {
  test('is the unit price times the quantity', () => {
    expect(totalDirhams({ unit_price: 299, quantity: 1 })).toBe(299);
    expect(totalDirhams({ unit_price: 299, quantity: 4 })).toBe(1196);
  });

  test('does not drift where multiplying dirhams would', () => {
    expect(1.1 * 3).not.toBe(3.3);
    expect(totalDirhams({ unit_price: 1.1, quantity: 3 })).toBe(3.3);
    expect(totalDirhams({ unit_price: 19.99, quantity: 3 })).toBe(59.97);
  });

  test('equals adding the price piece by piece, in fils', () => {
    fc.assert(
      fc.property(anyFils, anyQuantity, (price, quantity) => {
        const total = totalDirhams({ unit_price: dirhamsFromFils(price), quantity });
        expect(filsFromDirhams(total)).toBe(price * quantity);
      }),
    );
  });
});

test('sums are exact where those of binary fractions are not', () => {
  expect(sumDirhams([0.1, 0.2])).toBe(0.3);
  expect(sumDirhams([299.99, -99.9])).toBe(200.09);
  expect(sumDirhams([])).toBe(0);
});
