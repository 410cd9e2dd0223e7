import { write } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { order as placed } from '../orders/one-order-test-shop.ts';
import type { NewOrderEvent, StoredOrder } from '../orders/order-store.ts';
import type { ShopStore } from '../orders/shop-store.ts';
import { recordOrderChange } from './record-order-change.ts';

const order = {
  ...placed,
  status: 'confirmed',
  payment_status: 'paid',
  payment_needs_review: false,
  merchant_note: null,
  tracking_number: null,
  updated_by: 'merchant',
  updated_at: new Date('2026-11-20T10:00:00Z'),
};
const stored = { ...placed, ...order, status: 'cancelled', quantity: 2 } as StoredOrder;

test('an account that cannot be looked up keeps nothing out of history and stock, and is told', async () => {
  const events: NewOrderEvent[] = [];
  const givePiecesBack = vi.fn<(id: string, quantity: number) => void>();
  const tx = {
    hasEvent: async () => false,
    order: async () => stored,
    product: async () => null,
    shownProduct: async () => null,
    updateOrder: () => undefined,
    givePiecesBack,
    addEvent: (_: string, event: NewOrderEvent) => void events.push(event),
  };
  await recordOrderChange(
    { id: 'change', orderId: 'order', before: order, after: { ...order, status: 'cancelled' } },
    {
      store: { transaction: (work) => work(tx as never) } as ShopStore,
      clock: () => order.updated_at,
      accountOf: () => Promise.reject(new Error('PERMISSION_DENIED')),
      stopsKey: 'stops',
    },
  );
  expect(events).toMatchObject([
    { type: 'status-changed', actor: 'merchant', actorEmail: null, actorName: null },
    { type: 'stock-released' },
  ]);
  expect(givePiecesBack).toHaveBeenCalledWith('soap', 2);
  expect(vi.mocked(write).mock.calls.map(([entry]) => entry)).toContainEqual(
    expect.objectContaining({
      severity: 'WARNING',
      event: 'admin-without-email',
      error: 'Error: PERMISSION_DENIED',
    }),
  );
});
