import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { expect, test } from 'vitest';
import { storeTextsOf } from '../i18n/store-texts.ts';
import { orderTotal } from './order-total.ts';

const { formats } = storeTextsOf(DEFAULT_LOCALE);

test.each([
  ['AED', 299, 2, { dirhams: 598, shown: '598 درهم', charged: null }],
  ['AED', 299.99, 3, { dirhams: 899.97, shown: '899.97 درهم', charged: null }],
  ['AED', 299, 1000, { dirhams: 299_000, shown: '299,000 درهم', charged: null }],
  ['SAR', 299, 1, { dirhams: 299, shown: '305 ريال', charged: '299 درهم' }],
  ['USD', 299, 3, { dirhams: 897, shown: '$242', charged: '897 درهم' }],
] as const)('in %s, %d × %i', (currency, price, quantity, total) => {
  expect(orderTotal({ unit_price: price, quantity }, currency, formats)).toEqual(total);
});

test.each([0, -1, 1.5, NaN, Infinity, 999_999_999_999_999])(
  'there is no total of %d pieces',
  (quantity) => {
    expect(orderTotal({ unit_price: 299, quantity }, 'AED', formats)).toBeNull();
  },
);
