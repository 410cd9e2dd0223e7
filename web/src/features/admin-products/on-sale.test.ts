import type { Product } from '@ghar/domain/product/product';
import { expect, test } from 'vitest';
import { onSale } from './on-sale.ts';

const product = (id: string, updated: number, is_active = true) => ({
  ...({ name: id, description: null, price: 1, stock_quantity: 1, image_url: null } as const),
  id,
  is_active,
  created_at: new Date(0),
  updated_at: new Date(updated),
  updated_by: null,
});
const ids = (products: readonly (Product & { id: string })[]) => {
  const { active, sold } = onSale(products);
  return { active: active.map(({ id }) => id), sold: sold?.id };
};

test('the one that is active is sold', () => {
  expect(ids([product('old', 9, false), product('new', 3)])).toEqual({
    active: ['new'],
    sold: 'new',
  });
});

test('of several, the one changed last is sold', () => {
  expect(ids([product('a', 4), product('b', 5), product('c', 3)])).toEqual({
    active: ['a', 'b', 'c'],
    sold: 'b',
  });
});

test('where none is active, nothing is sold', () => {
  expect(ids([product('a', 1, false)])).toEqual({
    active: [],
    sold: undefined,
  });
});
