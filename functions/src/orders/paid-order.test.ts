import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/order/status';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTENT_STATUSES, type IntentStatus } from '../payments/payment-intent.ts';
import { followAdminChange, type OrderChange } from './admin-change.ts';
import { codeOf, intent, PLACED_AT, portsOf, shop } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { publicOrder } from './public-order.ts';
import { resumePayment } from './resume-payment.ts';
import { askAndSettle, settleOrder, settleOrExpire } from './settle-order.ts';

const unheard = () => undefined;
const HOUR = 3_600_000;

/**
 * An order paid by its second payment, with what an admin, the provider and the schedule can do to
 * it.
 */
async function paidOrder() {
  const all = shop();
  const { state, store } = all;
  let now = PLACED_AT;
  const clock = () => now;
  await settleOrder(state.order, intent('second', 'completed'), { store, clock });
  const getIntent = async (id: string) => intent(id, id === 'second' ? 'completed' : 'failed');
  const announced: OrderChange[] = [];
  const change = (fields: Partial<StoredOrder>): void => {
    const before = state.order;
    state.order = { ...before, ...fields, updated_by: 'merchant', updated_at: now };
    announced.push({
      id: `change-${announced.length}`,
      orderId: 'order',
      before,
      after: state.order,
    });
  };
  return {
    ...all,
    announced,
    change,
    announce: (index: number) =>
      followAdminChange(announced[index]!, {
        store,
        clock,
        accountOf: async () => ({ email: null, name: null }),
        stopsKey: 'stops',
      }),
    schedule: async () => {
      now = new Date(now.getTime() + 30 * HOUR);
      await settleOrExpire(state.order, portsOf(store, { getIntent }, now), unheard);
    },
    provider: (status: IntentStatus) =>
      settleOrder(state.order, intent('second', status), { store, clock }),
    payAgain: async () => {
      const ports = portsOf(store, { getIntent }, now);
      return codeOf(
        askAndSettle(state.order, ports, unheard).then((asked) =>
          resumePayment(asked, null, ports),
        ),
      );
    },
  };
}

const MOVES = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('change' as const),
      fields: fc.record(
        {
          status: fc.constantFrom(...ORDER_STATUSES),
          payment_status: fc.constantFrom(...PAYMENT_STATUSES),
          payment_needs_review: fc.constant(false),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({ does: fc.constant('announce' as const), which: fc.nat() }),
    fc.record({
      does: fc.constant('provider' as const),
      status: fc.constantFrom(...INTENT_STATUSES),
    }),
    fc.record({ does: fc.constant('schedule' as const) }),
    fc.record({ does: fc.constant('pay again' as const) }),
  ),
  { maxLength: 12 },
);
type Move = typeof MOVES extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Makes a move; returns the refusal's code where the move was paying again. */
async function make(move: Move, order: Awaited<ReturnType<typeof paidOrder>>): Promise<unknown> {
  switch (move.does) {
    case 'change':
      return order.change(move.fields);
    case 'provider':
      return order.provider(move.status);
    case 'schedule':
      return order.schedule();
    case 'pay again':
      return order.payAgain();
    case 'announce':
      return order.announced.length > 0 && order.announce(move.which % order.announced.length);
  }
}

test('a paid order is never failed, unreserved or paid for again, whatever an admin sets it to', async () => {
  await fc.assert(
    fc.asyncProperty(MOVES, async (moves) => {
      const order = await paidOrder();
      const { state, pieces } = order;
      for (const move of moves) {
        const before = state.order;
        expect(await make(move, order)).not.toBe('opened');
        const isByServer = move.does !== 'change';
        const { payment_status, status, stock_reserved } = state.order;
        expect(isByServer && payment_status !== before.payment_status).toBe(false);
        expect(before.stock_reserved && !stock_reserved && status !== 'cancelled').toBe(false);
        expect(pieces()).toBe(10);
        expect(publicOrder(state.order).payment_status).toBe('paid');
      }
    }),
    { numRuns: 500 },
  );
});

test('an order that was set to pending by hand is not ended by the schedule days later', async () => {
  const order = await paidOrder();
  order.change({ payment_status: 'pending' });
  await order.announce(0);
  await order.schedule();
  await order.schedule();
  expect(order.state.order).toMatchObject({ payment_status: 'pending', stock_reserved: true });
  expect(order.state.order.payment_needs_review).toBe(true);
});

test('a paid order that was set to failed by hand keeps its pieces', async () => {
  const order = await paidOrder();
  order.change({ payment_status: 'failed' });
  await order.announce(0);
  expect(order.state.order.stock_reserved).toBe(true);
  expect(order.state.product.stock_quantity).toBe(7);
  expect(await order.payAgain()).toBe('order-already-paid');
});
