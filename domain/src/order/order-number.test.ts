import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newOrderId, orderNumber } from './order-number.ts';

/** Ids from any random draw. */
const ids = fc
  .infiniteStream(fc.nat())
  .map((draws) => newOrderId((below) => draws.next().value! % below));

test('an order’s number has nothing that is mistaken for something else', () => {
  fc.assert(
    fc.property(ids, (id) => {
      expect(orderNumber(id)).toMatch(/^[0-9A-Z]{8}$/);
      expect(orderNumber(id)).not.toMatch(/[0O1IL2Z5S8BUV]/);
    }),
  );
});

test('an id cannot be guessed: it is drawn from more than 2^100', () => {
  let bits = 0;
  newOrderId((below) => {
    bits += Math.log2(below);
    return 0;
  });
  expect(bits).toBeGreaterThan(100);
});

test('the order number is the last eight characters of the id', () => {
  expect(orderNumber('J7wPz0aYq4LmXc81VbTn')).toBe('Xc81VbTn');
  expect(orderNumber('short')).toBe('short');
});
