import { describe, expect, test } from 'vitest';
import { codeOf, intent, order, PLACED_AT, portsOf, shop } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { askBeforePaying, askForPage } from './question-limit.ts';
import { settleOrExpire } from './settle-order.ts';

/** When the confirmation page asks in its first minute, in seconds. */
const PAGE = [0, 2, 5, 10, 18, 30, 45];
const FORTY = Array.from({ length: 40 }, (_, index) => `former-${index + 1}`);
const unheard = () => undefined;

/** An order whose payment is open, and the look-ups at the provider. */
function openOrder(over: Partial<StoredOrder> = {}) {
  const { store } = shop();
  const asked: string[] = [];
  const one = { ...order, former_payment_intent_ids: [], ...over };
  const portsAt = (second: number) =>
    portsOf(
      store,
      {
        getIntent: async (id) => {
          asked.push(id);
          return intent(id, 'open');
        },
      },
      new Date(PLACED_AT.getTime() + second * 1000),
    );
  return {
    asked,
    ask: (second = 0) => askForPage(one, portsAt(second), unheard),
    pay: (origin: string | null = null, second = 0) =>
      askBeforePaying(one, origin, portsAt(second), unheard),
    schedule: () => settleOrExpire(one, portsAt(0), unheard),
  };
}

describe('whoever asks about an order', () => {
  test.each([[[]], [['first']], [FORTY]])(
    'asks twenty times a minute at most, and is told to wait, whatever was paid before (%o)',
    async (former_payment_intent_ids) => {
      const { ask, asked } = openOrder({ former_payment_intent_ids });
      const each = former_payment_intent_ids.length > 0 ? 2 : 1;
      for (let times = 0; times < 20; times++) await ask();
      await expect(ask(20)).rejects.toMatchObject({
        code: 'rate-limited',
        facts: { retry_after_seconds: 40 },
      });
      expect(asked).toHaveLength(20 * each);
      await ask(60);
      expect(asked).toHaveLength(21 * each);
    },
  );

  test('on its page, in two tabs, is never told to wait, also where it was paid for anew', async () => {
    const { ask, asked } = openOrder({ former_payment_intent_ids: ['first'] });
    for (const second of PAGE) await Promise.all([ask(second), ask(second)]);
    expect(asked).toHaveLength(2 * 2 * PAGE.length);
  });

  test('asks nobody about an order that is paid', async () => {
    const { ask, pay, asked } = openOrder({ payment_status: 'paid' });
    for (let times = 0; times < 30; times++) await ask();
    for (let times = 0; times < 30; times++) await pay();
    expect(asked).toEqual([]);
  });

  test('keeps nobody from paying it', async () => {
    const { ask, pay } = openOrder();
    for (let times = 0; times < 20; times++) await ask();
    expect(await codeOf(ask())).toBe('rate-limited');
    expect(await codeOf(pay())).toBe('opened');
  });
});

describe('whoever pays an order', () => {
  test('tries fifteen times a minute at most, also while no payment is known to ask about', async () => {
    const { pay } = openOrder({ payment_intent_id: null, payment_url: null });
    for (let times = 0; times < 15; times++) await pay();
    expect(await codeOf(pay(null, 59))).toBe('rate-limited');
    expect(await codeOf(pay(null, 60))).toBe('opened');
  });

  test('is not kept from it by another network', async () => {
    const { pay } = openOrder();
    for (let times = 0; times < 15; times++) await pay('203.0.113.66');
    expect(await codeOf(pay('203.0.113.66'))).toBe('rate-limited');
    expect(await codeOf(pay('203.0.113.7'))).toBe('opened');
  });

  test('waits for no more than the payments that may still be paid; the schedule asks about all', async () => {
    const { pay, schedule, asked } = openOrder({ former_payment_intent_ids: FORTY });
    await pay();
    expect(asked).toEqual(['second', ...FORTY.slice(-10).toReversed()]);
    asked.length = 0;
    await schedule();
    expect(asked).toEqual(['second', ...FORTY.toReversed()]);
  });
});
