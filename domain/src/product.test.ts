import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FALLBACK_PRICE } from './fallback-price.ts';
import { productPriceSchema } from './product.ts';

test.each([FALLBACK_PRICE, 0, 0.01, 19.99, 1_299.5])('%d dirhams is a price', (price) => {
  expect(v.is(productPriceSchema, { price })).toBe(true);
});

test.each([-1, 0.001, 299.999, NaN, Infinity, 1e300, '299', null, undefined])(
  '%j is no price',
  (price) => {
    expect(v.is(productPriceSchema, { price })).toBe(false);
  },
);
