import { PAYMENT_WINDOW_MS } from '@ghar/domain/order/payment-window';
import { describe, expect, test } from 'vitest';
import type { IntentStatus, PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError } from '../payments/payment-provider.ts';
import { codeOf, intent, order, PLACED_AT, portsOf, shop } from './one-order-test-shop.ts';
import { publicOrder } from './public-order.ts';
import { resumePayment } from './resume-payment.ts';
import { askAndSettle, settleOrder, settleOrExpire } from './settle-order.ts';

const HOUR = 3_600_000;
const unheard = () => undefined;
type Answer = (id: string) => Promise<PaymentIntent | null>;
const unreadable = () => Promise.reject(new ProviderError('unreadable', 'garbage'));

/** The shop's one order, looked up while its provider answers so. */
function looking(getIntent: Answer) {
  const all = shop();
  const portsAt = (hours: number) =>
    portsOf(
      all.store,
      { getIntent },
      new Date(PLACED_AT.getTime() + PAYMENT_WINDOW_MS + hours * HOUR),
    );
  return {
    ...all,
    schedule: (hours: number) => settleOrExpire(all.state.order, portsAt(hours), unheard),
    payAgain: (hours: number) =>
      codeOf(
        askAndSettle(all.state.order, portsAt(hours), unheard).then((asked) =>
          resumePayment(asked, null, portsAt(hours)),
        ),
      ),
  };
}

describe.each([
  ['is in a status that nobody knows', (id: string) => intent(id, 'unknown')],
  ['stays pending', (id: string) => intent(id, 'underway')],
])('an order whose payment %s', (_, answer) => {
  const own: Answer = async (id) => (id === 'second' ? answer(id) : null);

  test('keeps its pieces for a day; then it waits for a person, and they do not', async () => {
    const { state, schedule, pieces } = looking(own);
    await schedule(23);
    expect(state.order).toMatchObject({ payment_status: 'pending', stock_reserved: true });
    await schedule(25);
    expect(state.order).toMatchObject({ stock_reserved: false, payment_needs_review: true });
    expect([state.product.stock_quantity, pieces()]).toEqual([10, 10]);
    expect(publicOrder(state.order).payment_status).toBe('pending');
    await schedule(26);
    expect(state.events.filter((event) => event.startsWith('payment-unclear'))).toHaveLength(1);
  });

  test('is not paid for a second time meanwhile', async () => {
    const { schedule, payAgain } = looking(own);
    expect(await payAgain(0)).toBe('payment-under-review');
    await schedule(25);
    expect(await payAgain(25)).toBe('payment-under-review');
  });

  test('is paid where it completes after all, with its pieces', async () => {
    const { state, store, schedule } = looking(own);
    await schedule(25);
    const clock = () => PLACED_AT;
    await settleOrder(state.order, intent('second', 'completed'), { store, clock });
    expect(state.order).toMatchObject({ payment_status: 'paid', stock_reserved: true });
  });
});

test('a status that nobody knows is told at once, and once', async () => {
  const { state, store } = shop();
  const clock = () => PLACED_AT;
  for (const providerStatus of ['on_hold', 'on_hold', 'in_dispute'])
    await settleOrder(state.order, intent('second', 'unknown', { providerStatus }), {
      store,
      clock,
    });
  expect(state.events).toEqual(['payment-unclear on_hold']);
  expect(state.order).toMatchObject({ payment_status: 'pending', payment_needs_review: true });
});

test('a status that nobody knows, of a paid order, is nothing to look at', async () => {
  const { state, store } = shop();
  const clock = () => PLACED_AT;
  await settleOrder(state.order, intent('second', 'completed'), { store, clock });
  await settleOrder(state.order, intent('second', 'unknown'), { store, clock });
  expect(state.order).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
});

test('answers that nobody can read hold the pieces for a day at most', async () => {
  const { state, schedule } = looking(unreadable);
  await expect(schedule(23)).rejects.toMatchObject({ code: 'payment-provider-unavailable' });
  await schedule(25);
  expect(state.order).toMatchObject({ stock_reserved: false, payment_needs_review: true });
});

test('a provider that is down for days ends nothing', async () => {
  const down = () => Promise.reject(new ProviderError('unavailable', 'down'));
  const { state, schedule } = looking(down);
  await expect(schedule(48)).rejects.toMatchObject({ code: 'payment-provider-unavailable' });
  expect(state.order).toMatchObject({ payment_status: 'pending', stock_reserved: true });
});

describe.each([
  ['cannot be read', unreadable],
  ['is in a status that nobody knows', async (id: string) => intent(id, 'unknown')],
])('a former payment that %s', (_, former: Answer) => {
  const withOwn =
    (status: IntentStatus): Answer =>
    (id) =>
      id === 'first' ? former(id) : Promise.resolve(intent(id, status));

  test('does not keep the order from being paid, and is told once', async () => {
    const { state, payAgain } = looking(withOwn('open'));
    expect(await payAgain(-0.25)).toBe('opened');
    expect(await payAgain(-0.25)).toBe('opened');
    expect(state.events.map((event) => event.split(' ')[0])).toEqual(['payment-unclear']);
    expect(state.order.payment_needs_review).toBe(false);
  });

  test('does not keep the order from expiring', async () => {
    const { state, schedule } = looking(withOwn('open'));
    await schedule(1);
    expect(state.order).toMatchObject({ payment_status: 'failed', stock_reserved: false });
  });
});

test('a former payment that hangs is told before the order ends', async () => {
  const { state, schedule } = looking(async (id) =>
    intent(id, id === 'first' ? 'underway' : 'canceled'),
  );
  state.order = { ...order, payment_intent_id: null };
  await schedule(23);
  expect(state.order.payment_status).toBe('pending');
  await schedule(30);
  expect(state.order).toMatchObject({ payment_status: 'failed', payment_needs_review: true });
  expect(state.events).toContain('payment-unclear');
});
