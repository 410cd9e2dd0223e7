import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, directionOf } from './locale.ts';
import { messageSchema } from '../messages/message.ts';
import { orderSchema } from '../order/order.ts';

test('Arabic is written from right to left, English from left to right', () => {
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});

test('orders and messages in a language that the shop does not speak are read in its own', () => {
  for (const { entries } of [orderSchema, messageSchema])
    for (const stored of ['tlh', undefined, null])
      expect(v.parse(entries.locale, stored)).toBe(DEFAULT_LOCALE);
});
