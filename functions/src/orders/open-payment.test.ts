import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError, type ProviderFailure } from '../payments/payment-provider.ts';
import { codeOf, intent, order, PLACED_AT, portsOf, shop } from './one-order-test-shop.ts';
import { openPayment } from './open-payment.ts';

const now = new Date(PLACED_AT.getTime() + 60_000);

describe('where the provider', () => {
  const opening = async (failure: ProviderFailure) => {
    const { state, store, pieces } = shop();
    state.order = { ...order, payment_intent_id: null, payment_url: null };
    const createIntent = () => Promise.reject(new ProviderError(failure, 'no'));
    const code = await codeOf(openPayment(state.order, portsOf(store, { createIntent }, now)));
    return { code, state, pieces: pieces() };
  };

  test.each([
    ['refused', 'payment-provider-refused', 'provider-refused'],
    ['not-reached', 'payment-provider-unavailable', 'provider-not-reached'],
  ] as const)(
    'can have made no payment (%s), the pieces are free at once',
    async (failure, code, note) => {
      const opened = await opening(failure);
      expect(opened.code).toBe(code);
      expect(opened.state.order).toMatchObject({ payment_status: 'failed', stock_reserved: false });
      expect(opened.state.events).toEqual([`payment-status-changed ${note}`]);
      expect(opened.pieces).toBe(10);
    },
  );

  test.each([
    ['unavailable', 'payment-provider-unavailable'],
    ['unreadable', 'payment-response-invalid'],
  ] as const)(
    'may have made a payment (%s), the order waits for the schedule',
    async (failure, code) => {
      const opened = await opening(failure);
      expect(opened.code).toBe(code);
      expect(opened.state.order).toMatchObject({ payment_status: 'pending', stock_reserved: true });
    },
  );
});

describe('a payment that is still being opened', () => {
  let answer: PromiseWithResolvers<PaymentIntent>;
  let state: ReturnType<typeof shop>['state'];
  let opening: Promise<string>;
  const LATE = intent('late', 'open', { url: 'https://pay' });

  beforeEach(() => {
    answer = Promise.withResolvers();
    const inMemory = shop();
    state = inMemory.state;
    state.order = { ...order, payment_intent_id: null, payment_url: null };
    const ports = portsOf(inMemory.store, { createIntent: () => answer.promise }, now);
    opening = codeOf(openPayment(state.order, ports));
  });

  test('when its order is opened anew is known to it, and nobody is sent there', async () => {
    state.order = { ...order, payment_reopened_at: now };
    answer.resolve(LATE);
    expect(await opening).toBe('busy');
    expect(state.order).toMatchObject({
      payment_intent_id: 'second',
      payment_url: order.payment_url,
      former_payment_intent_ids: ['first', 'late'],
    });
  });

  test('when its order is paid by a former one takes nothing from that', async () => {
    const paid = { payment_status: 'paid', paid_at: now } as const;
    const by = { payment_intent_id: 'first', former_payment_intent_ids: [] };
    state.order = { ...state.order, ...paid, ...by };
    answer.resolve(LATE);
    expect(await opening).toBe('order-already-paid');
    expect(state.order).toMatchObject({
      payment_intent_id: 'first',
      former_payment_intent_ids: ['late'],
    });
  });

  test('when its order is cancelled is known to it, and nobody is sent there', async () => {
    state.order = { ...state.order, status: 'cancelled' };
    answer.resolve(LATE);
    expect(await opening).toBe('order-cancelled');
    expect(state.order.payment_intent_id).toBe('late');
  });

  test('when its order is opened anew does not end that where it is refused', async () => {
    state.order = { ...order, payment_reopened_at: now };
    answer.reject(new ProviderError('refused', 'no'));
    expect(await opening).toBe('payment-provider-refused');
    expect(state.order).toMatchObject({ payment_status: 'pending', payment_intent_id: 'second' });
  });
});
