import { describe, expect, test } from 'vitest';
import { followAdminChange, type OrderChange } from './admin-change.ts';
import { intent, order, PLACED_AT, shop } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { settleOrder } from './settle-order.ts';

const clock = () => PLACED_AT;
const PAID = { payment_status: 'paid', status: 'confirmed', paid_at: PLACED_AT } as const;

/** A panel that changes one order; {@link announce} delivers the changes. */
function panel(start: Partial<StoredOrder>) {
  const all = shop();
  all.state.order = { ...order, ...start };
  let changes = 0;
  const { state, store } = all;
  return {
    ...all,
    change: (fields: Partial<StoredOrder>): OrderChange => {
      const before = state.order;
      state.order = { ...before, ...fields, updated_by: 'merchant' };
      return { id: `change-${changes++}`, orderId: 'order', before, after: state.order };
    },
    announce: (change: OrderChange) =>
      followAdminChange(change, {
        store,
        clock,
        accountOf: async () => ({ email: null, name: null }),
        stopsKey: 'stops',
      }),
    told: () => state.events.filter((event) => event.endsWith('paid-by-hand')),
  };
}

test.each([
  ['unpaid-by-hand', { payment_status: 'pending' }, PAID],
  ['unpaid-by-hand', { payment_status: 'failed' }, PAID],
] as const)(
  'what contradicts the provider (%s, by %j) is marked and told, once',
  async (type, set, start) => {
    const { state, change, announce, told } = panel(start);
    const changed = change(set);
    await announce(changed);
    expect(state.order.payment_needs_review).toBe(true);
    await announce(changed);
    expect(told()).toEqual([type]);
  },
);

test('what an admin was paid another way is marked for nobody, and told to nobody', async () => {
  const { state, change, announce, told } = panel({ status: 'shipped' });
  await announce(change({ payment_status: 'paid' }));
  expect(state.order).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
  expect(told()).toEqual([]);
});

test('a further change of what contradicts the provider already is no news', async () => {
  const { state, change, announce, told } = panel(PAID);
  await announce(change({ payment_status: 'pending' }));
  await announce(change({ payment_status: 'failed', payment_needs_review: false }));
  await announce(change({ status: 'shipped' }));
  expect(told()).toEqual(['unpaid-by-hand']);
  expect(state.order.payment_needs_review).toBe(false);
});

test.each([
  ['in order', (first: OrderChange, second: OrderChange) => [first, second]],
  ['in the wrong order', (first: OrderChange, second: OrderChange) => [second, first]],
  ['twice', (first: OrderChange, second: OrderChange) => [second, first, second, first]],
])('put back before it was announced, %s, it raises no alarm', async (_, arrive) => {
  const { state, change, announce, told } = panel(PAID);
  const first = change({ payment_status: 'pending' });
  const second = change({ payment_status: 'paid', payment_needs_review: false });
  for (const changed of arrive(first, second)) await announce(changed);
  expect(told()).toEqual([]);
  expect(state.order).toMatchObject({ ...PAID, payment_needs_review: false });
});

test('put back after it was told, it needs nobody any more; done again it is told again', async () => {
  const { state, change, announce, told } = panel(PAID);
  const first = change({ payment_status: 'failed' });
  await announce(first);
  const second = change({ payment_status: 'paid', payment_needs_review: false });
  for (const changed of [second, first, second]) await announce(changed);
  expect(state.order).toMatchObject({ ...PAID, payment_needs_review: false, stock_reserved: true });
  expect(told()).toEqual(['unpaid-by-hand']);
  await announce(change({ payment_status: 'pending' }));
  expect(told()).toEqual(['unpaid-by-hand', 'unpaid-by-hand']);
});

test('an order that was set to paid by hand, and is then paid, contradicts nobody', async () => {
  const { state, store, change, announce } = panel({});
  await announce(change({ payment_status: 'paid' }));
  await settleOrder(state.order, intent('second', 'completed'), { store, clock });
  expect(state.order).toMatchObject({ payment_status: 'paid', paid_at: PLACED_AT });
  await announce(change({ payment_status: 'pending', payment_needs_review: false }));
  expect(state.events.slice(-1)).toEqual(['unpaid-by-hand']);
});

test('pieces that are taken again and a contradiction are one change of the order', async () => {
  const before = { ...PAID, status: 'cancelled', stock_reserved: false } as const;
  const { state, change, announce } = panel(before);
  await announce(change({ status: 'confirmed', payment_status: 'failed' }));
  expect(state.order).toMatchObject({ stock_reserved: true, payment_needs_review: true });
  expect(state.events).toEqual([
    'status-changed',
    'payment-status-changed',
    'stock-taken',
    'unpaid-by-hand',
  ]);
});

test('pieces that went back with a refund are taken when the order is sent after all', async () => {
  const { state, change, announce } = panel({ ...PAID, stock_reserved: false });
  await announce(change({ merchant_note: 'هدية' }));
  expect(state.order.stock_reserved).toBe(false);
  const sent = change({ status: 'shipped' });
  await announce(sent);
  await announce(sent);
  expect(state.order.stock_reserved).toBe(true);
  expect(state.events.filter((event) => event.startsWith('stock'))).toEqual(['stock-taken']);
});

test('pieces of a refunded order stay on the shelf where it was sent by mistake', async () => {
  const { state, change, announce } = panel({ ...PAID, stock_reserved: false });
  const sent = change({ status: 'shipped' });
  await announce(change({ status: 'confirmed' }));
  await announce(sent);
  expect(state.order.stock_reserved).toBe(false);
});

test('the tracking number is found as it is now, in whatever order its changes arrive', async () => {
  const { state, change, announce } = panel({});
  const first = change({ tracking_number: 'AE-1234' });
  const second = change({ tracking_number: 'SA-9876' });
  for (const changed of [second, first, second]) await announce(changed);
  expect(state.order.search).toContain('sa9876');
  expect(state.order.search).not.toContain('ae1234');
  expect(state.order).toMatchObject({ updated_by: 'merchant', updated_at: PLACED_AT });
  await announce(change({ tracking_number: null }));
  expect(state.order.search).not.toContain('sa9876');
});

describe('a parcel that is refused at the door', () => {
  const SENT: Partial<StoredOrder> = {
    payment_method: 'cash',
    payment_intent_id: null,
    former_payment_intent_ids: [],
    payment_url: null,
    status: 'shipped',
    shipped_at: PLACED_AT,
  };

  test('gives its pieces back when it is in the shop again, and not before', async () => {
    const { state, change, announce } = panel(SENT);
    await announce(change({ status: 'cancelled' }));
    expect([state.order.stock_reserved, state.product.stock_quantity]).toEqual([true, 7]);
    const returned = change({ returned_at: PLACED_AT });
    await announce(returned);
    expect([state.order.stock_reserved, state.product.stock_quantity]).toEqual([false, 10]);
    await announce(returned);
    expect(state.events).toEqual(['status-changed', 'parcel-returned', 'stock-released']);
  });

  test('is on its way back once more where it is sent and refused again', async () => {
    const { state, change, announce } = panel({
      ...SENT,
      status: 'cancelled',
      returned_at: PLACED_AT,
      stock_reserved: false,
    });
    await announce(change({ status: 'confirmed' }));
    expect(state.order).toMatchObject({ returned_at: null, stock_reserved: true });
    await announce(change({ status: 'shipped' }));
    await announce(change({ status: 'cancelled' }));
    expect(state.order).toMatchObject({ stock_reserved: true, shipped_at: PLACED_AT });
  });

  test('is counted for its phone, once; and not where the cancellation is taken back', async () => {
    const { change, announce, refused } = panel(SENT);
    const cancelled = change({ status: 'cancelled' });
    await announce(cancelled);
    await announce(cancelled);
    await announce(change({ returned_at: PLACED_AT }));
    expect(refused()).toEqual([{ count: 1, countries: { ae: 1 } }]);
    await announce(change({ status: 'shipped' }));
    expect(refused()).toEqual([{ count: 0, countries: { ae: 0 } }]);
  });

  test.each<[string, Partial<StoredOrder>]>([
    ['was not sent', { shipped_at: null, status: 'confirmed' }],
    ['was paid by card', { payment_method: 'card' }],
    ['was collected', { payment_status: 'paid' }],
    ['is of nobody any more', { customer_phone: '' }],
  ])('is counted for nobody where it %s', async (_, before) => {
    const { change, announce, refused } = panel({ ...SENT, ...before });
    await announce(change({ status: 'cancelled' }));
    expect(refused()).toEqual([]);
  });

  test('has its invoice due when it is sent, by the setting of that moment', async () => {
    const { state, change, announce } = panel({ ...SENT, status: 'confirmed', shipped_at: null });
    await announce(change({ status: 'shipped' }));
    expect(state.order).not.toHaveProperty('invoiced_when_sent');
    await announce(change({ status: 'confirmed' }));
    state.settings = { ...state.settings, cash_invoice: 'shipped' };
    await announce(change({ merchant_note: 'هدية' }));
    expect(state.order).not.toHaveProperty('invoiced_when_sent');
    const sent = change({ status: 'delivered' });
    await announce(sent);
    expect(state.order.invoiced_when_sent).toBe(true);
    state.settings = { ...state.settings, cash_invoice: 'collected' };
    await announce(sent);
    await announce(change({ status: 'shipped' }));
    expect(state.order.invoiced_when_sent).toBe(true);
    await announce(change({ status: 'confirmed' }));
    expect(state.order.invoiced_when_sent).toBe(false);
    await announce(change({ status: 'shipped' }));
    expect(state.order.invoiced_when_sent).toBe(false);
  });

  test('paid by card has its invoice already', async () => {
    const { state, change, announce } = panel({ ...SENT, ...PAID, payment_method: 'card' });
    state.settings = { ...state.settings, cash_invoice: 'shipped' };
    await announce(change({ status: 'shipped' }));
    expect(state.order).not.toHaveProperty('invoiced_when_sent');
  });

  test('counts for its network until it is sent', async () => {
    const { state, change, announce } = panel({
      ...SENT,
      status: 'confirmed',
      shipped_at: null,
      held_by: 'network',
    });
    await announce(change({ merchant_note: 'هدية' }));
    expect(state.order.held_by).toBe('network');
    await announce(change({ status: 'shipped' }));
    expect(state.order.held_by).toBeNull();
  });
});

test('cash that the courier collected is a payment by hand', async () => {
  const { state, change, announce, handPayments } = panel({
    payment_method: 'cash',
    payment_intent_id: null,
    former_payment_intent_ids: [],
    payment_url: null,
    payment_test: false,
    status: 'delivered',
    cash_fee: 10,
    total_amount: 907,
  });
  await announce(change({ payment_status: 'paid' }));
  expect(handPayments).toMatchObject([{ kind: 'received', amount: 907 }]);
  expect(state.order).toMatchObject({ hand_payments: 1, payment_needs_review: false });
});
