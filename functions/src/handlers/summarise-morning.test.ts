import type { Message } from '@ghar/domain/messages/message';
import type { Query } from '@ghar/domain/queries';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { order } from '../orders/one-order-test-shop.ts';
import type { ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import { summariseMorning } from './summarise-morning.ts';

const PAID = { ...order, payment_status: 'paid', status: 'confirmed', payment_test: false };

test('counts an order once that is to be sent and under review', async () => {
  const orders = [
    PAID,
    { ...PAID, payment_needs_review: true },
    { ...PAID, status: 'cancelled', payment_needs_review: true },
  ];
  /** Of a query without times, which those of yesterday's sales have. */
  const figuresOf = async ({ where = [] }: Query) => {
    const found = orders.filter((one) =>
      where.every(([field, operator, value]) => {
        const actual = one[field as keyof typeof one];
        return operator === 'in'
          ? (value as unknown[]).includes(actual)
          : operator === '==' && actual === value;
      }),
    );
    return { count: found.length, sum: 0 };
  };
  const written: Message[] = [];
  const tx: Partial<ShopTransaction> = {
    privateSettings: async () => v.parse(privateSettingsSchema, { notify_email: 'a@ghar.example' }),
    message: async () => null,
    putMessage: (_, message) => void written.push(message),
  };
  await summariseMorning({
    store: {
      transaction: (work: (tx: ShopTransaction) => Promise<unknown>) => work(tx as ShopTransaction),
    } as unknown as ShopStore,
    clock: () => new Date('2026-11-20T04:00:00Z'),
    channels: () => ({ whatsapp: false, email: true }),
    figuresOf,
  });
  expect(written).toEqual([
    expect.objectContaining({
      params: expect.objectContaining({ orders: '0', waiting: '3' }) as unknown,
    }),
  ]);
});
