import { DomainError } from '@ghar/domain/error-code';
import { expect, test } from 'vitest';
import { offer } from './offer.ts';
import type { StoredProduct } from './stock-store.ts';

const soap = (stock_quantity: number): StoredProduct => ({
  id: 'soap',
  name: 'صابون',
  price: 299,
  stock_quantity,
  is_active: true,
});
/** The refusal of an order of so many of 3 pieces at that total. */
function refusal(quantity: number, total: number, stock = 3): unknown {
  try {
    offer(soap(stock), quantity, total);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, error.facts];
  }
}

test('the stock is not looked at for whoever does not name the price', () => {
  for (const quantity of [1, 3, 4, 1000])
    expect(refusal(quantity, 1)).toEqual([
      'price-changed',
      { unit_price: 299, total_amount: 299 * quantity },
    ]);
});

test('at the price, pieces are sold while there are enough', () => {
  expect(refusal(3, 897)).toBeNull();
  expect(refusal(4, 1196)).toEqual(['out-of-stock', { available: 3 }]);
  expect(refusal(1, 299, -2)).toEqual(['out-of-stock', { available: 0 }]);
});

test('no more than ten pieces are told', () => {
  expect(refusal(51, 51 * 299, 50)).toEqual(['out-of-stock', { available: 10 }]);
});

test('more than any stock is refused, whatever it would cost', () => {
  expect(refusal(Number.MAX_SAFE_INTEGER, 1)).toEqual(['out-of-stock', { available: 3 }]);
});
