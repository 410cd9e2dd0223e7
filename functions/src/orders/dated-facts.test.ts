import { describe, expect, test } from 'vitest';
import { followAdminChange } from './admin-change.ts';
import { dateOldMoney } from './date-old-money.ts';
import { intent, order, PLACED_AT, refundByHand, refundOf, shop } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { recordRefund } from './record-refund.ts';
import { requestRefund } from './request-refund.ts';
import { settleOrder } from './settle-order.ts';

const LATER = new Date('2026-12-01T10:00:00Z');
const PAID = {
  payment_test: false,
  payment_status: 'paid',
  status: 'confirmed',
  paid_at: PLACED_AT,
} as const;
const BY_HAND = { ...PAID, paid_at: null } as const;
const ADMIN = { uid: 'merchant', email: null, name: null };

/** A shop whose order has these fields, later. */
function shopOf(fields: Partial<StoredOrder>) {
  const all = shop();
  all.state.order = { ...order, ...fields };
  return { ...all, ports: { store: all.store, clock: () => LATER } };
}
const refund = (id: string, intentId: string) => ({
  id,
  intentId,
  amount: 10_010,
  currency: 'AED',
  status: 'completed' as const,
  providerStatus: 'completed',
});

describe('a refund counts when it is completed', () => {
  test.each([
    ['of the payment that paid the order', PAID, 'second', true],
    ['of a test payment', { ...PAID, payment_test: true }, 'second', false],
    ['of a payment made twice', PAID, 'first', false],
    [
      'of a payment that was no sale',
      { payment_test: false, uncounted_payments: [{ id: 'second', amount: 100.1 }] },
      'second',
      false,
    ],
  ] satisfies [string, Partial<StoredOrder>, string, boolean][])(
    'by the provider, %s',
    async (_, fields, intentId, counted) => {
      const { ports, refunds, state } = shopOf(fields);
      refunds.set('pending', refundOf({ payment_intent_id: intentId }));
      for (const id of ['pending', 'in-the-app'])
        await recordRefund(state.order, refund(id, intentId), ports);
      // the second of the two ends an uncounted payment that the first has ended already
      expect(refunds.get('pending')).toMatchObject({ completed_at: LATER, counted });
      expect(refunds.get('in-the-app')).toMatchObject({ completed_at: LATER });
    },
  );

  test('not while it is pending, or failed', async () => {
    const { ports, refunds, state } = shopOf(PAID);
    for (const status of ['pending', 'failed'] as const)
      await recordRefund(state.order, { ...refund(status, 'second'), status }, ports);
    for (const one of refunds.values()) expect(one).not.toHaveProperty('completed_at');
  });

  test('by hand, at once', async () => {
    const { ports, refunds } = shopOf(BY_HAND);
    const request = {
      order_id_param: 'order',
      refundKey: 'key',
      amount: 100,
      reason: '',
      restock: false,
      cancel: false,
    };
    await requestRefund(request, ADMIN, ports);
    expect(refunds.get('key')).toMatchObject({ completed_at: LATER, counted: true });
  });

  test('of a payment that pays the order only later, with that payment', async () => {
    const { ports, refunds, state } = shopOf({ payment_test: false });
    await recordRefund(state.order, refund('early', 'first'), {
      ...ports,
      clock: () => PLACED_AT,
    });
    expect(refunds.get('early')).toMatchObject({ completed_at: PLACED_AT, counted: false });
    await settleOrder(state.order, intent('first', 'completed'), ports);
    expect(state.order).toMatchObject({ paid_at: LATER, refunded_amount: 100.1 });
    expect(refunds.get('early')).toMatchObject({ completed_at: LATER, counted: true });
  });
});

describe('the provider’s fee', () => {
  test('is stored in dirhams with the payment that pays the order', async () => {
    const { ports, state } = shopOf({ payment_test: false });
    await settleOrder(state.order, intent('second', 'completed', { fee: 2701 }), ports);
    expect(state.order).toMatchObject({ payment_fee: 27.01, payment_fee_at: LATER });
  });

  test('is unknown, not none, where the provider does not tell it', async () => {
    const { ports, state } = shopOf({ payment_test: false });
    await settleOrder(state.order, intent('second', 'completed'), ports);
    expect(state.order.payment_status).toBe('paid');
    expect(state.order).not.toHaveProperty('payment_fee');
  });
});

describe('a payment by hand counts on the day it was set, and its undoing on its own', () => {
  let changes = 0;
  /** The change is made at once, and told by what this returns. */
  const made = (
    { state, store }: ReturnType<typeof shopOf>,
    fields: Partial<StoredOrder>,
    at: Date,
  ) => {
    const before = state.order;
    state.order = { ...before, ...fields, updated_by: 'merchant', updated_at: at };
    const one = { id: `change-${changes++}`, orderId: 'order', before, after: state.order };
    const follow = () =>
      followAdminChange(one, {
        store,
        clock: () => at,
        accountOf: async () => ({ email: null, name: null }),
        stopsKey: 'stops',
      });
    // events come twice
    return () => follow().then(follow);
  };
  const change = (...given: Parameters<typeof made>) => made(...given)();

  test('so the month before stays as it was', async () => {
    const all = shopOf({ payment_test: false });
    await change(all, { payment_status: 'paid' }, PLACED_AT);
    expect(all.state.order.paid_by_hand_at).toEqual(PLACED_AT);
    await change(all, { payment_status: 'pending' }, LATER);
    expect(all.handPayments).toEqual([
      { kind: 'received', amount: 897, at: PLACED_AT, actor: 'merchant' },
      { kind: 'undone', amount: 897, at: LATER, actor: 'merchant' },
    ]);
    expect(all.state.order).toMatchObject({ hand_payments: 2, paid_by_hand_at: null });
  });

  test('and the order has no such day once it is undone, in whatever order that is announced', async () => {
    const all = shopOf({ payment_test: false });
    const told = [
      made(all, { payment_status: 'paid' }, PLACED_AT),
      made(all, { payment_status: 'pending' }, LATER),
    ];
    for (const announce of told.toReversed()) await announce();
    expect(all.state.order.paid_by_hand_at).toBeNull();
    await change(all, { payment_status: 'paid', refunded_amount: 897 }, PLACED_AT);
    await change(all, { payment_status: 'pending' }, LATER);
    expect(all.state.order.paid_by_hand_at).toBeNull();
  });

  test('with its method where it was cash on delivery', async () => {
    const all = shopOf({ payment_test: false, payment_method: 'cash' });
    await change(all, { payment_status: 'paid' }, PLACED_AT);
    expect(all.handPayments).toEqual([
      { kind: 'received', amount: 897, at: PLACED_AT, actor: 'merchant', payment_method: 'cash' },
    ]);
  });

  test('less what was given back of it', async () => {
    const all = shopOf({ ...BY_HAND, refunded_amount: 97 });
    await change(all, { payment_status: 'pending' }, LATER);
    expect(all.handPayments).toEqual([
      { kind: 'undone', amount: 800, at: LATER, actor: 'merchant' },
    ]);
  });

  test.each([
    ['in part', 97, 800],
    ['wholly', 897, null],
  ])('and both together change nothing where it was given back %s', async (_, refunded, amount) => {
    const all = shopOf({ ...BY_HAND, refunded_amount: refunded });
    await change(all, { payment_status: 'pending' }, PLACED_AT);
    await change(all, { payment_status: 'paid' }, LATER);
    expect(all.handPayments.map((one) => [one.kind, one.amount])).toEqual(
      amount === null
        ? []
        : [
            ['undone', amount],
            ['received', amount],
          ],
    );
  });

  test('and not at all of a test', async () => {
    const all = shopOf({ payment_test: true });
    await change(all, { payment_status: 'paid' }, PLACED_AT);
    expect(all.handPayments).toEqual([]);
  });

  test('and neither where the provider had reported it before', async () => {
    const all = shopOf(PAID);
    await change(all, { payment_status: 'pending' }, PLACED_AT);
    await change(all, { payment_status: 'paid' }, LATER);
    expect(all.handPayments).toEqual([]);
  });

  test('and wholly where its refunds came later, also if it is from before the books', async () => {
    const { store, state, handPayments } = shopOf({ ...BY_HAND, refunded_amount: 97 });
    await dateOldMoney({
      ...store,
      async *undatedRefunds() {
        yield [];
      },
      async *ordersPaidByHand() {
        yield [{ id: 'order', read: () => state.order }];
      },
    });
    expect(handPayments).toMatchObject([{ kind: 'received', amount: 897 }]);
  });

  test('and ends where the provider reports that payment after all', async () => {
    const { ports, handPayments, refunds, state } = shopOf({ ...BY_HAND, refunded_amount: 97 });
    refunds.set('by-hand', refundByHand({ amount: 97 }));
    await settleOrder(state.order, intent('second', 'completed'), ports);
    expect(state.order).toMatchObject({ paid_at: LATER, hand_payments: 1, paid_by_hand_at: null });
    expect(handPayments).toEqual([{ kind: 'undone', amount: 800, at: LATER, actor: 'server' }]);
  });
});
