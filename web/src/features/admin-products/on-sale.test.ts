import type { Product } from '@ghar/domain/product';
import { expect, test } from 'vitest';
import { onSale } from './on-sale.ts';

const product = (id: string, created: number, updated: number, is_active = true) => ({
  ...({ name: id, description: null, price: 1, stock_quantity: 1, image_url: null } as const),
  id,
  is_active,
  created_at: new Date(created),
  updated_at: new Date(updated),
  updated_by: null,
});
const ids = (products: readonly (Product & { id: string })[]) => {
  const { active, sold, shown } = onSale(products);
  return { active: active.map(({ id }) => id), sold: sold?.id, shown: shown?.id };
};

test('the one that is active is sold, and its pictures are shown', () => {
  expect(ids([product('old', 1, 9, false), product('new', 2, 3)])).toEqual({
    active: ['new'],
    sold: 'new',
    shown: 'new',
  });
});

test('of several, the one changed last is sold, with the pictures of the oldest', () => {
  expect(ids([product('a', 2, 5), product('b', 1, 4), product('c', 3, 3)])).toEqual({
    active: ['a', 'b', 'c'],
    sold: 'a',
    shown: 'b',
  });
});

test('where none is active, nothing is sold', () => {
  expect(ids([product('a', 1, 1, false)])).toEqual({
    active: [],
    sold: undefined,
    shown: undefined,
  });
});
