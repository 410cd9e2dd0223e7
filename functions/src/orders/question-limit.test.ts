import { describe, expect, test } from 'vitest';
import { intent, order, PLACED_AT, portsOf, shop } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { askForVisitor } from './question-limit.ts';

const SECOND_MS = 1000;
/** When the confirmation page asks in its first minute, in seconds. */
const PAGE = [0, 2, 5, 10, 18, 30, 45];

/** An order whose payment is open, and a count of requests to the provider. */
function openOrder(over: Partial<StoredOrder> = {}) {
  const { store } = shop();
  let asked = 0;
  const { provider: unasked } = portsOf(store, {});
  const provider = {
    ...unasked,
    getIntent: async (id: string) => {
      asked += 1;
      return intent(id, 'open');
    },
  };
  const ask = (second: number) => {
    const clock = () => new Date(PLACED_AT.getTime() + second * SECOND_MS);
    const one = { ...order, former_payment_intent_ids: [], ...over };
    return askForVisitor(one, { store, clock, provider }, () => undefined);
  };
  return { ask, asked: () => asked };
}

describe('whoever asks about an order', () => {
  test.each([[[]], [['first']]])(
    'makes the shop ask the provider thirty times a minute at most, and is told to wait (%o)',
    async (former) => {
      const { ask, asked } = openOrder({ former_payment_intent_ids: former });
      const questions = 1 + former.length;
      for (let times = 0; times < 30 / questions; times++) await ask(0);
      await expect(ask(20)).rejects.toMatchObject({
        code: 'rate-limited',
        facts: { retry_after_seconds: 40 },
      });
      expect(asked()).toBe(30);
      await ask(60);
      expect(asked()).toBe(30 + questions);
    },
  );

  test('on its page, in two tabs, is never told to wait, also where it was paid for anew', async () => {
    const { ask, asked } = openOrder({ former_payment_intent_ids: ['first'] });
    for (const second of PAGE) await Promise.all([ask(second), ask(second)]);
    expect(asked()).toBe(2 * 2 * PAGE.length);
  });

  test('asks nobody about an order that is paid', async () => {
    const { ask, asked } = openOrder({ payment_status: 'paid' });
    for (let times = 0; times < 30; times++) await ask(0);
    expect(asked()).toBe(0);
  });
});
