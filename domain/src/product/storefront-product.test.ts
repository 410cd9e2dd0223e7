import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FALLBACK_PRICE } from '../money/fallback-price.ts';
import { saysTheSame, storefrontProductOf, storefrontProductSchema } from './storefront-product.ts';

const SOAP = { id: 'soap', name: 'صابون', price: 299, is_active: true };
const SHOWN = { product_id: 'soap', name: 'صابون', price: 299, availability: 'available' } as const;

test.each([
  [-2, 'sold-out'],
  [0, 'sold-out'],
  [1, 'few'],
  [5, 'few'],
  [6, 'available'],
])('of %d pieces the public is told: %s', (pieces, availability) => {
  expect(storefrontProductOf(SOAP, pieces)).toEqual({ ...SHOWN, availability });
});

test('of a product that is not on sale the public is told nothing', () => {
  expect(storefrontProductOf({ ...SOAP, is_active: false }, 7)).toBeNull();
});

test('of all that a product holds the public is told no more than that', () => {
  const product = { ...SOAP, stock_quantity: 7, description: 'نص', updated_by: 'admin' };
  expect(storefrontProductOf(product, 7)).toEqual(SHOWN);
});

const ENGLISH = { translations: { en: { name: 'Soap' } } };

test('of a product’s translations the public is told the names', () => {
  const translations = { en: { name: 'Soap', description: 'A bar' } };
  expect(storefrontProductOf({ ...SOAP, translations }, 7)).toEqual({ ...SHOWN, ...ENGLISH });
  const unnamed = { ...SOAP, translations: { en: { description: 'A bar' } } };
  expect(storefrontProductOf(unnamed, 7)).toEqual(SHOWN);
});

test('a malformed translation does not take the product off the shelf', () => {
  const document = { ...SHOWN, updated_at: new Date(0), translations: 'Soap' };
  expect(v.parse(storefrontProductSchema, document).translations).toBeUndefined();
});

test.each([
  [SHOWN, SHOWN, true],
  [{ ...SHOWN, ...ENGLISH }, { ...SHOWN, ...ENGLISH }, true],
  [SHOWN, { ...SHOWN, ...ENGLISH }, false],
  [{ ...SHOWN, ...ENGLISH }, SHOWN, false],
  [{ ...SHOWN, translations: { en: { name: 'A soap' } } }, { ...SHOWN, ...ENGLISH }, false],
  [
    { ...SHOWN, translations: { en: { name: 'Soap', description: '' } } },
    { ...SHOWN, ...ENGLISH },
    false,
  ],
  [{ ...SHOWN, translations: {} }, SHOWN, false],
  [{ ...SHOWN, translations: 7 }, SHOWN, false],
  [{ ...SHOWN, updated_at: new Date(0) }, SHOWN, true],
  [{ ...SHOWN, price: 300 }, SHOWN, false],
  [{}, SHOWN, false],
  [null, SHOWN, false],
  [SHOWN, null, false],
  [null, null, true],
])('%j says the same as %j: %s', (stored, shown, expected) => {
  expect(saysTheSame(stored, shown)).toBe(expected);
});

describe('of the document', () => {
  const isReadable = (price: unknown): boolean =>
    v.is(storefrontProductSchema, { ...SHOWN, updated_at: new Date(0), price });

  test.each([FALLBACK_PRICE, 0, 0.01, 19.99, 1_299.5])('%d dirhams is a price', (price) => {
    expect(isReadable(price)).toBe(true);
  });
  test.each([-1, 0.001, 299.999, NaN, Infinity, 1e300, '299', null, undefined])(
    '%o is no price',
    (price) => {
      expect(isReadable(price)).toBe(false);
    },
  );
});
