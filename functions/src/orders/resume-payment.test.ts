import { describe, expect, test } from 'vitest';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { codeOf, intent, order, portsOf, shop } from './one-order-test-shop.ts';
import { resumePayment } from './resume-payment.ts';
import { askAndSettle, settleOrder } from './settle-order.ts';

describe('paying again', () => {
  /** A shop whose provider says so of its payments, and opens `third`. */
  function asking(said: Record<string, PaymentIntent>) {
    const all = shop();
    const third = intent('third', 'requires_payment_instrument', { redirect_url: 'https://third' });
    const ports = portsOf(all.store, {
      createIntent: async () => third,
      getIntent: async (id) => said[id] ?? null,
    });
    const pay = async () => {
      const asked = await askAndSettle(all.state.order, ports, () => undefined);
      return resumePayment(asked, null, ports);
    };
    return { ...all, ports, pay };
  }

  test('is refused once it was paid, also where the money was given back since', async () => {
    const paid = intent('second', 'completed');
    const { state, ports, pay } = asking({ second: paid });
    await settleOrder(state.order, paid, ports);
    state.order = { ...state.order, payment_status: 'failed' };
    expect(await codeOf(pay())).toBe('order-already-paid');
    expect(state.order.payment_intent_id).toBe('second');
  });

  test('opens a new payment once a person has looked at one of another amount', async () => {
    const { state, pay, pieces } = asking({ second: intent('second', 'completed', { amount: 1 }) });
    expect(await codeOf(pay())).toBe('payment-under-review');
    state.order = { ...state.order, payment_needs_review: false };
    // by two taps at once, one
    const links = await Promise.all([pay(), pay()]);
    expect(links.map(({ payment_url }) => payment_url)).toEqual(['https://third', 'https://third']);
    expect(state.order).toMatchObject({
      payment_status: 'pending',
      payment_intent_id: 'third',
      former_payment_intent_ids: ['first', 'second'],
      stock_reserved: true,
    });
    expect(pieces()).toBe(10);
    expect(state.events).toEqual(['payment-mismatch 1 AED', 'payment-opened']);
  });

  test.each(['first', 'second'])(
    'opens none while money is on its way by the %s payment',
    async (id) => {
      const { state, pay } = asking({ [id]: intent(id, 'pending') });
      state.order = { ...order, payment_status: 'failed', stock_reserved: false };
      expect(await codeOf(pay())).toBe('payment-under-review');
      expect(state.order.payment_status).toBe('failed');
    },
  );
});
