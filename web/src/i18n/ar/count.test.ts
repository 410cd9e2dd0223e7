import { describe, expect, test } from 'vitest';
import { ofOrders, orders, theseOrders, unreadableOrders } from './count.ts';

describe('orders are counted as Arabic counts', () => {
  test.each([
    [1, 'طلب واحد'],
    [2, 'طلبان'],
    [6, '6 طلبات'],
    [11, '11 طلباً'],
    [100, '100 طلب'],
    [103, '103 طلبات'],
    [1250, '1,250 طلباً'],
  ])('%i by themselves', (amount, words) => {
    expect(orders(amount)).toBe(words);
  });

  test.each([
    [1, 'طلباً واحداً'],
    [2, 'طلبين'],
    [25, '25 طلباً'],
  ])('%i as what is chosen', (amount, words) => {
    expect(theseOrders(amount)).toBe(words);
  });

  test('as what something belongs to', () => {
    expect([1, 2, 5].map(ofOrders)).toEqual(['طلب واحد', 'طلبين', '5 طلبات']);
  });

  test.each([
    [1, 'طلب واحد لا يمكن قراءته'],
    [2, 'طلبين لا يمكن قراءتهما'],
    [3, '3 طلبات لا يمكن قراءتها'],
    [12, '12 طلباً لا يمكن قراءتها'],
  ])('%i that cannot be read', (amount, words) => {
    expect(unreadableOrders(amount)).toBe(words);
  });
});
