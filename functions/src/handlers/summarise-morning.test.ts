import type { Message } from '@ghar/domain/messages/message';
import type { Query } from '@ghar/domain/queries';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { order } from '../orders/one-order-test-shop.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import type { ShopStore, ShopTransaction } from '../orders/shop-store.ts';
import { summariseMorning } from './summarise-morning.ts';

const PAID = {
  ...order,
  payment_status: 'paid',
  status: 'confirmed',
  payment_test: false,
} as const;

/** The summary's figures; `received` and `undone` are yesterday's payments by hand. */
async function summaryOf(
  orders: readonly StoredOrder[],
  { received = 0, undone = 0 } = {},
): Promise<unknown> {
  /** Of a query without times, which those of yesterday's sales have. */
  const figuresOf = async ({ where = [] }: Query) => {
    const kind = where.find(([field]) => field === 'kind')?.[2];
    if (kind !== undefined) return { count: kind === 'received' ? received : undone, sum: 0 };
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
      async *ordersToSendRefunded() {
        yield orders
          .filter(({ refunded_amount }) => refunded_amount !== undefined)
          .map((one) => ({ id: one.id, read: () => one }));
      },
    } as unknown as ShopStore,
    clock: () => new Date('2026-11-20T04:00:00Z'),
    channels: () => ({ whatsapp: false, email: true }),
    figuresOf,
  });
  expect(written).toHaveLength(1);
  return written[0]!.params;
}

test('counts an order once that is to be sent and under review', async () => {
  const orders = [
    PAID,
    { ...PAID, payment_needs_review: true },
    { ...PAID, status: 'cancelled', payment_needs_review: true } as const,
  ];
  expect(await summaryOf(orders)).toMatchObject({ orders: '0', waiting: '3' });
});

test('leaves out what was given back, or is on its way, unless it is under review', async () => {
  const orders: StoredOrder[] = [
    PAID,
    { ...PAID, refunded_amount: 897 },
    { ...PAID, refunded_amount: 0, refunding_amount: 897 },
    { ...PAID, refunded_amount: 97, refunding_amount: 0 },
    { ...PAID, refunded_amount: 897, payment_needs_review: true },
  ];
  expect(await summaryOf(orders)).toMatchObject({ waiting: '3' });
});

test('counts a payment by hand that was undone less', async () => {
  expect(await summaryOf([PAID], { received: 3, undone: 2 })).toMatchObject({ orders: '1' });
});
