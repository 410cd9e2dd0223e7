import type { CorrectionRequest } from '@ghar/domain/callables';
import { CORRECTABLE_FORM_FIELDS } from '@ghar/domain/order/correction';
import type { CashRefusals } from '@ghar/domain/order/cash-refusals';
import type { Order } from '@ghar/domain/order/order';
import { PERSONAL_FIELDS } from '@ghar/domain/order/order-fields';
import { describe, expect, test } from 'vitest';
import { followAdminChange } from '../orders/admin-change.ts';
import { correctOrder } from '../orders/correct-order.ts';
import { eraseOrder } from '../orders/erase-order.ts';
import { formOf, order as placed, portsOf } from '../orders/one-order-test-shop.ts';
import { phoneKey } from '../orders/message-stops.ts';
import type { NewOrderEvent } from '../orders/order-store.ts';
import type { ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import { exportCustomer } from './export-customer.ts';

/** A text that is nowhere else, for each personal field. */
const personal = (mark: string): Partial<Order> => ({
  ...Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, `${mark} ${field}`])),
  consent_messages: true,
});
const order = {
  ...placed,
  ...personal('secret'),
  country: 'sa',
  payment_status: 'failed',
} as const;

/** A store of that one order, which collects what is written. */
function storeOf(stored = order, history: readonly object[] = []) {
  const written = { changes: {}, events: [] as NewOrderEvent[], history: [] as object[] };
  const refusals = new Map<string, CashRefusals>();
  const tx: Partial<ShopTransaction> = {
    attempts: async () => [],
    setAttempts: () => undefined,
    order: async () => stored,
    hasEvent: async () => false,
    events: async () => history as never,
    refunds: async () => [],
    messages: async () => [],
    messageStop: async () => null,
    refusals: async (name) => refusals.get(name) ?? null,
    updateOrder: (_, change) => void Object.assign(written.changes, change),
    addEvent: (_, event) => void written.events.push(event),
    putEvent: (_, id, event) => void written.history.push({ id, ...event }),
  };
  const store: Partial<ShopStore> = {
    newOrderId: () => 'new-id',
    transaction: (work) => work(tx as ShopTransaction),
    ordersOfFormerPhone: async () => [],
    async *ordersOfPhone() {
      yield [{ id: stored.id, read: () => stored }];
    },
  };
  return { written, refusals, ports: portsOf(store as ShopStore, {}) };
}
const ADMIN = { uid: 'merchant', email: null, name: null };

describe('what tells who the customer was', () => {
  test('is exported, each field of it', async () => {
    const { ports, refusals } = storeOf();
    const refused = { count: 2, countries: { ae: 2 } };
    refusals.set(phoneKey(order.customer_phone, { stopsKey: 'key' }), refused);
    const records = { history: [], refunds: [], messages: [], invoices: [], credit_notes: [] };
    const { orders, cash_refusals } = await exportCustomer(
      { phone: [order.customer_phone], after: null },
      { uid: ADMIN.uid, origin: null },
      {
        ...ports,
        roleOf: async () => 'admin',
        stopsKey: 'key',
        recordsOf: async () => ({ ...records, order }),
      },
    );
    for (const field of PERSONAL_FIELDS)
      expect([field, orders[0]!.order[field]]).toEqual([field, order[field]]);
    expect(cash_refusals).toEqual(refused);
  });

  test('is erased, each field of it, and what admins typed into the history', async () => {
    const { written: told, ports: before } = storeOf();
    await followAdminChange(
      {
        id: 'change',
        orderId: order.id,
        before: order,
        after: { ...order, ...personal('other'), updated_by: ADMIN.uid },
      },
      { ...before, accountOf: async () => ADMIN, stopsKey: 'stops' },
    );
    expect(JSON.stringify(told.events)).toMatch(/secret.*other/);

    const history = told.events.map((event, index) => ({ ...event, id: String(index) }));
    const { written, ports } = storeOf(order, history);
    await eraseOrder(order.id, {}, ports, () => true);
    const after = { ...order, ...written.changes };
    expect(Object.keys(written.changes)).toEqual(expect.arrayContaining([...PERSONAL_FIELDS]));
    expect(JSON.stringify(after)).not.toMatch(/secret/);
    expect(after).toMatchObject({ consent_messages: false, erased_at: ports.clock() });
    expect(written.history).toHaveLength(history.length);
    expect(JSON.stringify(written.history)).not.toMatch(/secret|other/);
  });

  test('is not in the history of a correction, which names the fields', async () => {
    const { written, ports } = storeOf();
    const request: CorrectionRequest = {
      ...formOf(order),
      ...Object.fromEntries(CORRECTABLE_FORM_FIELDS.map((field) => [field, `new ${field}`])),
      quantity: order.quantity,
      order_id_param: order.id,
      seen: order,
    };
    const fields = await correctOrder(request, ADMIN, ports);
    expect(JSON.stringify(written.changes)).toMatch(/new customerName/);
    expect(written.events).toMatchObject([{ type: 'corrected', note: fields.join(' ') }]);
    expect(JSON.stringify(written.events)).not.toMatch(/secret|new /);
  });
});
