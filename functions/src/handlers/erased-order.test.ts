import { describe, expect, test } from 'vitest';
import { codeOf, order, portsOf } from '../orders/one-order-test-shop.ts';
import type { ShopStore } from '../orders/shop-store.ts';
import { findOrder } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { retryPayment } from './retry-payment.ts';
import { updatePaymentStatus } from './update-payment-status.ts';

describe('an order that was erased', () => {
  const erased = {
    ...order,
    id: 'k3h2abcdefgh',
    customer_phone: '',
    customer_name: '',
    erased_at: new Date(),
  };
  const store: Partial<ShopStore> = {
    order: async () => erased,
    ordersOfNumber: async () => [
      { id: erased.id, linkId: erased.id, phone: erased.customer_phone },
    ],
    transaction: (work) =>
      work({ attempts: async () => [], tally: async () => null, setAttempts: () => {} } as never),
  };
  const ports = portsOf(store as ShopStore, {});
  const asked = { order_id_param: erased.id };

  test('is seen by nobody', async () => {
    expect(await getOrder(asked, { store: store as ShopStore })).toEqual([]);
  });

  test.each([
    ['its payment is looked at', () => updatePaymentStatus(asked, ports)],
    ['it is paid again', () => retryPayment(asked, { origin: null }, ports)],
    [
      'it is searched for',
      () =>
        findOrder(
          { order_number: 'abcdefgh', phone: [order.customer_phone] },
          { origin: null, uid: null },
          ports,
        ),
    ],
  ])('is not found where %s', async (_, ask) => {
    expect(await codeOf(ask())).toBe('order-not-found');
  });
});
