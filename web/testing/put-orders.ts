import type { Order } from '@ghar/domain/order/order';
import { putOrder } from './shop.ts';

const MINUTE = 60_000;
let ids = 0;

/** Stores orders, each a minute older than the previous; returns their ids, newest first. */
export function putOrders(orders: readonly Partial<Order>[]): string[] {
  const now = Date.now();
  return orders.map((fields, index) =>
    putOrder(
      { created_at: new Date(now - (index + 1) * MINUTE), ...fields },
      `order${String(++ids).padStart(8, '0')}`,
    ),
  );
}

/** `count` copies of a value. */
export const many = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);
