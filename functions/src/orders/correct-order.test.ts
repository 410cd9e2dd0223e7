import type { CorrectionRequest } from '@ghar/domain/callables';
import { expect, test } from 'vitest';
import type { NewPayment } from '../payments/payment-provider.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { correctOrder } from './correct-order.ts';
import { codeOf, formOf, intent, order, PLACED_AT, portsOf, shop } from './one-order-test-shop.ts';
import { openPayment } from './open-payment.ts';
import { resumePayment } from './resume-payment.ts';
import { settleOrExpire } from './settle-order.ts';

const ADMIN = { uid: 'merchant', email: null, name: null };
const MINUTE_MS = 60_000;

const pieces = (quantity: number): CorrectionRequest => ({
  ...formOf(order),
  order_id_param: 'order',
  quantity,
  seen: order,
});

test('a payment that is being opened while the pieces are corrected is not the order’s', async () => {
  const { state, store } = shop();
  state.order = {
    ...order,
    payment_intent_id: null,
    former_payment_intent_ids: [],
    payment_url: null,
  };
  const asked: NewPayment[] = [];
  const answers: ((opened: PaymentIntent) => void)[] = [];
  const ports = portsOf(store, {
    createIntent: (one) => {
      asked.push(one);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const opening = codeOf(openPayment(state.order, ports));
  await correctOrder(pieces(2), ADMIN, ports);
  answers[0]!(intent('old', 'open', { url: 'https://pay.example/old' }));
  expect(await opening).toBe('busy');
  expect(state.order).toMatchObject({
    total_amount: 598,
    payment_intent_id: null,
    payment_url: null,
    former_payment_intent_ids: ['old'],
  });

  const asking = { order: state.order, latest: null, underwayId: null };
  const resuming = resumePayment(asking, null, ports);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(intent('new', 'open', { url: 'https://pay.example/new' }));
  expect((await resuming).payment_url).toBe('https://pay.example/new');
  expect(asked.map(({ amount }) => amount)).toEqual([89700, 59800]);
});

test('a correction while the schedule expires the order loses no piece', async () => {
  const { state, store, pieces: all } = shop();
  const before = all();
  const now = new Date(PLACED_AT.getTime() + 40 * MINUTE_MS);
  const ports = portsOf(store, { getIntent: async (id) => intent(id, 'open') }, now);
  await Promise.all([
    settleOrExpire(state.order, ports, () => {}),
    correctOrder(pieces(5), ADMIN, ports),
  ]);
  expect(all()).toBe(before);
  expect(state.order).toMatchObject({ quantity: 5, total_amount: 1495 });
});

test('other pieces of an order that holds none move none: they are reserved by whoever pays', async () => {
  const { state, store } = shop();
  state.order = { ...order, payment_status: 'failed', stock_reserved: false };
  await correctOrder(pieces(5), ADMIN, portsOf(store, {}));
  expect(state.order).toMatchObject({ quantity: 5, stock_reserved: false });
  expect(state.product.stock_quantity).toBe(7);
});

test('thirty phones an hour are corrected by an admin, and other fields after them', async () => {
  const { state, store } = shop();
  const correct = (fields: Partial<CorrectionRequest>, admin = ADMIN) =>
    codeOf(
      correctOrder(
        { ...formOf(state.order), order_id_param: 'order', seen: state.order, ...fields },
        admin,
        portsOf(store, {}),
      ),
    );
  const phoneOf = (number: number): string => `+9715055500${String(10 + number)}`;
  for (let number = 0; number < 30; number++)
    expect(await correct({ customerPhone: phoneOf(number) })).toBe('opened');
  expect(await correct({ customerPhone: phoneOf(30) })).toBe('admin-limit');
  expect(await correct({ customerEmail: 'stranger@example.com' })).toBe('admin-limit');
  expect(state.order.customer_phone).toBe(phoneOf(29));
  expect(await correct({ city: 'العين' })).toBe('opened');
  expect(await correct({ customerPhone: phoneOf(31) }, { ...ADMIN, uid: 'colleague' })).toBe(
    'opened',
  );
});
