import { describe, expect, test } from 'vitest';
import { fils } from '../money/money.ts';
import { paymentOf, type PaymentState } from './payment-of.ts';
import { AWAITED, PAID, PLACED_AT } from './test-order.ts';

const MINUTE_MS = 60_000;
const after = (minutes: number): Date => new Date(PLACED_AT.getTime() + minutes * MINUTE_MS);

test.each<[PaymentState, object, object]>([
  ['paid', {}, { isPaid: true, wasPaid: true, contradiction: null }],
  ['paid-by-hand', { paid_at: null }, { isPaid: true, wasPaid: true, contradiction: null }],
  [
    'unpaid-by-hand',
    { payment_status: 'failed' },
    { isPaid: false, wasPaid: true, contradiction: 'unpaid-by-hand' },
  ],
  ['unpaid-by-hand', { payment_status: 'pending' }, { isPaid: false, wasPaid: true }],
  [
    'awaiting',
    { payment_status: 'pending', paid_at: null },
    { isPaid: false, wasPaid: false, contradiction: null },
  ],
  ['failed', { payment_status: 'failed', paid_at: null }, { isPaid: false, wasPaid: false }],
])('%s: %j', (state, fields, flags) => {
  expect(paymentOf({ ...PAID, ...fields })).toMatchObject({ state, ...flags });
});

describe('what the merchant owes', () => {
  const CANCELLED = { ...PAID, status: 'cancelled', total_amount: 598.1 } as const;

  test.each([
    ['for a cancelled order that was paid', {}, 59_810],
    ['less a part that was refunded', { refunded_amount: 299.2 }, 29_890],
    ['less what is at the provider', { refunded_amount: 100, refunding_amount: 498 }, 10],
    ['for none whose whole refund is at the provider', { refunding_amount: 598.1 }, 0],
    ['for none that was refunded', { refunded_amount: 598.1 }, 0],
    ['for none that was refunded twice', { refunded_amount: 1196.2 }, 0],
    ['for no test', { payment_test: true }, 0],
    ['for none that was not paid', { payment_status: 'failed' }, 0],
    ['for none that is not cancelled', { status: 'delivered' }, 0],
  ] as const)('%s: %j', (_, fields, owed) => {
    expect(paymentOf({ ...CANCELLED, ...fields })).toMatchObject({ owed, toGiveBack: owed });
  });
});

describe('what can be given back', () => {
  test.each([
    [29_950, 'provider', {}],
    [10, 'provider', { refunded_amount: 199.3, refunding_amount: 100.1 }],
    [0, 'provider', { refunded_amount: 299.5 }],
    // a second refund in the provider's app, of a payment that the shop does not know
    [0, 'provider', { refunded_amount: 400 }],
    [29_950, 'provider', { payment_status: 'failed' }],
    [0, null, { payment_status: 'pending', paid_at: null }],
    [0, null, { payment_status: 'failed', paid_at: null }],
    // the money came another way
    [29_950, 'by-hand', { paid_at: null }],
    [9950, 'by-hand', { paid_at: null, payment_intent_id: null, refunded_amount: 200 }],
    [0, null, { payment_intent_id: null }],
  ] as const)('%d fils by %s: %j', (refundable, wayBack, fields) => {
    const payment = paymentOf({ ...PAID, total_amount: 299.5, ...fields });
    expect(payment).toMatchObject({ refundable, wayBack });
  });
});

test.each([
  [0, {}],
  [0, { paid_at: null }],
  [29_900, { paid_at: null, payment_status: 'pending' }],
  [29_900, { payment_status: 'failed' }],
] as const)('yet to pay: %d fils, of %j', (due, fields) => {
  expect(paymentOf({ ...PAID, ...fields }).due).toBe(due);
});

test.each([
  ['none', {}, 29_900],
  ['part', { refunded_amount: 298.99 }, 1],
  ['part', { refunded_amount: 100, refunding_amount: 199 }, 0],
  ['whole', { refunded_amount: 299 }, 0],
] as const)('refunded: %s, of %j', (refunded, fields, left) => {
  expect(paymentOf({ ...PAID, ...fields })).toMatchObject({ refunded, left });
});

test('adds up what came and does not count', () => {
  const uncounted_payments = [
    { id: 'second', amount: 299 },
    { id: 'third', amount: 0.1 },
  ];
  expect(paymentOf({ ...PAID, uncounted_payments }).uncounted).toBe(fils(29_910));
});

describe('an awaited order', () => {
  test('is paid by its open payment, or by a new one after a correction', () => {
    expect(paymentOf(AWAITED).link).toBe('open');
    expect(paymentOf({ ...AWAITED, payment_url: null }).link).toBeNull();
    const corrected = { ...AWAITED, payment_url: null, payment_set_aside: true };
    expect(paymentOf(corrected).link).toBe('set-aside');
    expect(paymentOf({ ...corrected, payment_status: 'failed' }).link).toBeNull();
    expect(paymentOf(PAID).link).toBeNull();
  });

  test('expires after half an hour, and may be paid a day later still', () => {
    const at = (minutes: number) => paymentOf(AWAITED, after(minutes));
    expect(at(29)).toMatchObject({ isExpired: false, mayComeLate: true });
    expect(at(30)).toMatchObject({ isExpired: true, mayComeLate: true });
    expect(at(30 + 24 * 60)).toMatchObject({ isExpired: true, mayComeLate: false });
    const reopened = { ...AWAITED, payment_reopened_at: after(60) };
    expect(paymentOf(reopened, after(89)).isExpired).toBe(false);
    expect(paymentOf(PAID, after(31)).isExpired).toBe(false);
    // @ts-expect-error without a time it is not known
    expect(paymentOf(AWAITED).isExpired).toBeUndefined();
  });
});
