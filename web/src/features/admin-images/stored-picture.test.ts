import { expect, test } from 'vitest';
import { displayOrder } from './stored-picture.ts';

test.each([
  ['3', 3],
  ['٣', 3],
  [' 12 ', 12],
  ['2.7', 2],
  ['', 0],
  ['أولاً', 0],
  ['-4', 0],
  ['99999999999', 10_000],
])('%j is place %d', (text, order) => {
  expect(displayOrder(text)).toBe(order);
});
