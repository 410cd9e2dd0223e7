import { formOf, order as placed, portsOf } from '../orders/one-order-test-shop.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import type { ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import { correctOrder } from '../orders/correct-order.ts';
import { describe, expect, test } from 'vitest';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';

const [OLD, NEW] = ['+971501234567', '+971507654321'];
const CALLER = { uid: 'merchant', origin: null };
const message = (to: string, state: string, kind = 'payment-confirmed') => ({
  kind,
  channel: 'whatsapp',
  to,
  state,
  params: { name: 'مريم' },
  order_id: placed.id,
});

/** An order whose phone a correction changed after messages had gone to the wrong one. */
function correctedShop() {
  let order: StoredOrder = { ...placed, customer_phone: OLD };
  const messages = new Map<string, object>([
    ['sent', message(OLD, 'sent')],
    ['queued', message(OLD, 'queued', 'shipped')],
    ['now', message(NEW, 'sent', 'delivered')],
  ]);
  const tx: Partial<ShopTransaction> = {
    attempts: async () => [],
    setAttempts: () => undefined,
    order: async () => order,
    updateOrder: (_, change) => void (order = { ...order, ...change }),
    addEvent: () => undefined,
    messages: async () => [...messages].map(([id, one]) => ({ ...one, id })) as never,
    putMessage: (id, one) => void messages.set(id, one),
    messageStop: async () => null,
    deleteMessageStop: () => undefined,
    refusals: async () => null,
    deleteRefusals: () => undefined,
  };
  const store: Partial<ShopStore> = {
    newOrderId: () => 'new-id',
    transaction: (work) => work(tx as ShopTransaction),
    async *ordersOfPhone(phone) {
      yield order.customer_phone === phone ? [{ id: order.id, read: () => order }] : [];
    },
    ordersOfFormerPhone: async (phone) => (order.former_phones?.includes(phone) ? [order.id] : []),
  };
  const ports = {
    ...portsOf(store as ShopStore, {}),
    roleOf: async () => 'admin',
    accountOf: async () => ({ email: null, name: null }),
    stopsKey: 'key',
    recordsOf: async () => ({
      order,
      history: [],
      refunds: [],
      messages: [...messages.values()] as Record<string, unknown>[],
      invoices: [],
      credit_notes: [],
    }),
  };
  const correct = (customerPhone: string) =>
    correctOrder(
      {
        ...formOf(order),
        countryCode: '+971',
        customerPhone,
        quantity: order.quantity,
        order_id_param: order.id,
        seen: order,
      },
      { uid: 'merchant', email: null, name: null },
      ports,
    );
  return {
    order: () => order,
    messages,
    correct,
    export: (phone: string) => exportCustomer({ phone: [phone], after: null }, CALLER, ports),
    erase: (phone: string) => eraseCustomer({ phone: [phone] }, CALLER, ports),
  };
}

describe('an order whose phone was corrected', () => {
  test('keeps each former phone once, and none that is its own again', async () => {
    const { order, correct } = correctedShop();
    await correct(NEW);
    expect(order().former_phones).toEqual([OLD]);
    await correct(OLD);
    expect(order().former_phones).toEqual([NEW]);
  });

  test('is exported to its customer without what went to the former phone', async () => {
    const shop = correctedShop();
    await shop.correct(NEW);
    const { orders } = await shop.export(NEW);
    expect(orders[0]!.messages).toMatchObject([{ kind: 'delivered', to: NEW }]);
    expect(JSON.stringify(orders)).not.toContain(OLD);
  });

  test('is exported to the former phone with the messages that went to it, and nothing of the customer', async () => {
    const shop = correctedShop();
    await shop.correct(NEW);
    const { orders } = await shop.export(OLD);
    expect(orders[0]!.messages.map(({ kind }) => kind)).toEqual(['payment-confirmed', 'shipped']);
    expect(JSON.stringify(orders)).not.toMatch(/مريم|دبي|الوصل|7654321|"id"/);
  });

  test('loses its former phone by erasure, and nothing of its customer', async () => {
    const shop = correctedShop();
    await shop.correct(NEW);
    await shop.erase(OLD);
    expect(shop.order()).toMatchObject({ former_phones: [], customer_phone: NEW, erased_at: null });
    expect(shop.messages.get('sent')).toMatchObject({ to: '', params: {}, state: 'sent' });
    // still to be sent, to the order's phone
    expect(shop.messages.get('queued')).toMatchObject({ to: '', state: 'queued' });
    expect(shop.messages.get('now')).toMatchObject({ to: NEW, params: { name: 'مريم' } });
    expect((await shop.export(OLD)).orders).toEqual([]);
  });
});
