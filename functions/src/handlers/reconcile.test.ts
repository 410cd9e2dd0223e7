import type { Reconciliation } from '@ghar/domain/money/reconciliation';
import type { Refund } from '@ghar/domain/order/order';
import { describe, expect, test } from 'vitest';
import {
  intent,
  order,
  portsOf,
  refundByHand,
  refundOf,
  shop,
} from '../orders/one-order-test-shop.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError, type ProviderRefund } from '../payments/payment-provider.ts';
import { reconcile } from './reconcile.ts';

const NOW = new Date('2026-11-25T01:00:00Z');
const PAID_AT = new Date('2026-11-20T10:05:00Z');
const PAID: Partial<StoredOrder> = {
  payment_test: false,
  payment_status: 'paid',
  status: 'confirmed',
  paid_at: PAID_AT,
  payment_fee: 27.01,
  payment_fee_at: PAID_AT,
};
const COMPLETED = intent('second', 'completed', { fee: 2701 });
const REFUND = refundOf({ status: 'completed', completed_at: PAID_AT, counted: true });
const refundThere = (change: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 'refund',
  intentId: 'second',
  amount: 10_010,
  currency: 'AED',
  status: 'completed',
  providerStatus: 'completed',
  ...change,
});

type There = {
  readonly second?: PaymentIntent | null;
  readonly first?: PaymentIntent | null;
  readonly refund?: ProviderRefund | null;
};

/** One order in the books, and what the provider answers; `run` compares the two. */
function booksOf(fields: Partial<StoredOrder>, there: There, refund?: Refund) {
  const all = shop();
  all.state.order = { ...order, ...fields, ...(refund && { refunded_amount: 100.1 }) };
  if (refund) all.refunds.set('refund', refund);
  const runs: Reconciliation[] = [];
  const asked: string[] = [];
  const { second = COMPLETED, first = intent('first', 'failed') } = there;
  const store = {
    ...all.store,
    async *ordersChangedSince(time: Date) {
      const changedAt = all.state.order.updated_at;
      if (changedAt >= time) yield [{ id: 'order', read: () => all.state.order, changedAt }];
    },
    async *undatedRefunds() {
      yield [];
    },
    async *ordersPaidByHand() {
      yield [];
    },
  };
  const provider = {
    getIntent: async (id: string) => {
      asked.push(id);
      return id === 'second' ? second : first;
    },
    getRefund: async (id: string) => {
      asked.push(id);
      return there.refund ?? null;
    },
  };
  return {
    ...all,
    asked,
    runs,
    run: () =>
      reconcile({
        ...portsOf(store, provider, NOW),
        storeWithoutOutbox: store,
        lastRun: async () => runs.at(-1) ?? null,
        putRun: async (run) => void runs.push(run),
      }),
  };
}

describe('what agrees is a line with its time, and no task', () => {
  test.each([
    ['a payment', PAID, {}, undefined, { payments: 2, refunds: 0 }],
    ['a refund', PAID, { refund: refundThere() }, REFUND, { payments: 2, refunds: 1 }],
    [
      'a refund that was never made',
      PAID,
      { refund: null },
      refundOf({ status: 'failed' }),
      { payments: 2, refunds: 1 },
    ],
    ['a refund by hand', PAID, {}, refundByHand(), { payments: 2, refunds: 0 }],
    [
      'a failed payment',
      { payment_test: false, payment_status: 'failed' },
      { second: intent('second', 'canceled') },
      undefined,
      { payments: 2, refunds: 0 },
    ],
  ] as const)('%s', async (_, fields, there, refund, compared) => {
    const { run, runs, state } = booksOf(fields, there, refund);
    await run();
    expect(runs).toEqual([
      {
        ...compared,
        differences: 0,
        unanswered: 0,
        started_at: NOW,
        ended_at: NOW,
        continues_at: null,
      },
    ]);
    expect(state.order.payment_needs_review).toBe(false);
    expect(state.events).toEqual([]);
  });

  test('and tests have no books', async () => {
    const { asked, run } = booksOf({ ...PAID, payment_test: true }, {});
    await run();
    expect(asked).toEqual([]);
  });
});

describe('a difference is a task, told once', () => {
  test.each<[string, Partial<StoredOrder>, There, Refund | undefined, string]>([
    [
      'paid here, not there',
      PAID,
      { second: intent('second', 'failed') },
      undefined,
      'paid-differs failed',
    ],
    ['paid here, unknown there', PAID, { second: null }, undefined, 'paid-differs unknown'],
    [
      'paid there, ended here',
      { payment_test: false, payment_status: 'failed' },
      {},
      undefined,
      'paid-differs completed',
    ],
    [
      'another amount',
      PAID,
      { second: intent('second', 'completed', { amount: 50_000, fee: 2701 }) },
      undefined,
      'amount-differs 50000 AED',
    ],
    [
      'another fee',
      PAID,
      { second: intent('second', 'completed', { fee: 4047 }) },
      undefined,
      'fee-differs 4047 AED',
    ],
    [
      'given back here, not there',
      PAID,
      { refund: refundThere({ status: 'failed', providerStatus: 'failed' }) },
      REFUND,
      'refund-differs failed 10010 AED',
    ],
    ['given back here, unknown there', PAID, { refund: null }, REFUND, 'refund-differs unknown'],
    [
      'another amount given back',
      PAID,
      { refund: refundThere({ amount: 9000 }) },
      REFUND,
      'refund-differs completed 9000 AED',
    ],
    [
      'given back there, failed here',
      PAID,
      { refund: refundThere() },
      refundOf({ status: 'failed' }),
      'refund-differs completed 10010 AED',
    ],
  ])('%s', async (_, fields, there, refund, told) => {
    const { run, runs, state } = booksOf(fields, there, refund);
    await run();
    await run();
    expect(state.events.filter((event) => event === told)).toHaveLength(1);
    expect(state.order.payment_needs_review).toBe(true);
    expect(runs[0]).toMatchObject({ differences: 1, unanswered: 0 });
  });

  test('a second payment is settled, and its settlement tells it', async () => {
    const { run, runs, state } = booksOf(PAID, { first: intent('first', 'completed') });
    await run();
    expect(state.events).toEqual(['payment-duplicate 89700 AED']);
    expect(runs[0]).toMatchObject({ payments: 2, differences: 0 });
  });

  test('so is one of an order paid by hand, which it pays instead', async () => {
    const { run, runs, state } = booksOf({ ...PAID, paid_at: null }, {});
    await run();
    expect(state.events).toEqual(['payment-by-hand-replaced 89700 AED']);
    expect(runs[0]).toMatchObject({ differences: 0 });
  });
});

test('a fee that the books do not know yet is filled in, and counts from now on', async () => {
  const { payment_fee: _fee, payment_fee_at: _at, ...before } = PAID;
  const { run, runs, state } = booksOf(before, {});
  await run();
  expect(state.order).toMatchObject({ payment_fee: 27.01, payment_fee_at: NOW });
  expect(state.order.updated_at).toEqual(order.updated_at);
  expect(runs[0]).toMatchObject({ differences: 0 });
});

describe('a run within its budget', () => {
  const MINUTE_MS = 60_000;
  /** A shop of many orders, paid a minute apart. */
  function many(count: number, getIntent: (id: string) => Promise<PaymentIntent | null>) {
    const orders = Array.from({ length: count }, (_, index): StoredOrder => {
      const updated_at = new Date(PAID_AT.getTime() + index * MINUTE_MS);
      return {
        ...order,
        ...PAID,
        id: `order-${index}`,
        payment_intent_id: `payment-${index}`,
        former_payment_intent_ids: [],
        paid_at: updated_at,
        updated_at,
      };
    });
    const runs: Reconciliation[] = [];
    const asked: string[] = [];
    const store = {
      ...shop().store,
      async *ordersChangedSince(time: Date) {
        yield orders
          .filter(({ updated_at }) => updated_at >= time)
          .map((one) => ({ id: one.id, read: () => one, changedAt: one.updated_at }));
      },
      async *undatedRefunds() {
        yield [];
      },
      async *ordersPaidByHand() {
        yield [];
      },
    };
    const ask = async (id: string) => {
      asked.push(id);
      return getIntent(id);
    };
    return {
      runs,
      asked,
      run: (mostCalls: number) =>
        reconcile(
          {
            ...portsOf(store, { getIntent: ask }, NOW),
            storeWithoutOutbox: store,
            lastRun: async () => runs.at(-1) ?? null,
            putRun: async (run) => void runs.push(run),
          },
          mostCalls,
        ),
    };
  }

  test('ends at its calls, and the next one continues there until all are compared', async () => {
    const { asked, run, runs } = many(45, async (id) => intent(id, 'completed', { fee: 2701 }));
    await run(20);
    expect(runs[0]).toMatchObject({ payments: 20 });
    expect(runs[0]!.continues_at).toEqual(new Date(PAID_AT.getTime() + 20 * MINUTE_MS));
    await run(20);
    await run(20);
    expect(runs.map(({ payments }) => payments)).toEqual([20, 20, 5]);
    expect(runs[2]!.continues_at).toBeNull();
    expect(new Set(asked).size).toBe(45);
    await run(20);
    expect(asked.at(-1)).toBe('payment-19');
  });

  test('ends where the provider is down, and continues with those that were not answered', async () => {
    const { run, runs } = many(30, async () => {
      throw new ProviderError('unavailable', 'down');
    });
    await run(1000);
    expect(runs[0]).toMatchObject({ payments: 0, differences: 0, continues_at: PAID_AT });
  });

  test('counts a payment that the provider did not answer, and goes on', async () => {
    const { run, runs } = many(30, async (id) => {
      if (id === 'payment-3') throw new ProviderError('unavailable', 'busy');
      return intent(id, 'completed', { fee: 2701 });
    });
    await run(1000);
    expect(runs[0]).toMatchObject({ payments: 29, unanswered: 1, continues_at: null });
  });
});
