import { expect, test } from 'vitest';
import { may } from './may.ts';
import { orderState } from './order-state.ts';
import { paymentOf } from './payment-of.ts';
import { CASH, PLACED_AT } from './test-order.ts';

const NOW = PLACED_AT;
const TOTAL = 29_900;
const SENT = { status: 'shipped', shipped_at: NOW } as const;
const REFUSED = { ...SENT, status: 'cancelled' } as const;
const COLLECTED = { ...SENT, status: 'delivered', payment_status: 'paid' } as const;

/** The facts of a cash order at each step of its life. */
test.each([
  [
    'cash-unconfirmed',
    {},
    {
      ship: 'unconfirmed',
      pay: null,
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'payment-open',
    },
  ],
  [
    'cash-ready',
    { status: 'confirmed' },
    {
      ship: null,
      pay: null,
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'payment-open',
    },
  ],
  [
    'shipped',
    SENT,
    {
      ship: null,
      pay: 'on-its-way',
      hold: true,
      due: TOTAL,
      collect: TOTAL,
      invoice: null,
      erase: 'on-its-way',
    },
  ],
  [
    'to-collect',
    { ...SENT, status: 'delivered' },
    {
      ship: null,
      pay: 'on-its-way',
      hold: true,
      due: TOTAL,
      collect: TOTAL,
      invoice: null,
      erase: 'on-its-way',
    },
  ],
  [
    'delivered',
    COLLECTED,
    { ship: null, pay: 'paid', hold: true, due: 0, collect: 0, invoice: 'issue', erase: null },
  ],
  [
    'coming-back',
    REFUSED,
    {
      ship: 'cancelled',
      pay: 'cancelled',
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'on-its-way',
    },
  ],
  [
    'cancelled',
    { ...REFUSED, returned_at: NOW },
    {
      ship: 'cancelled',
      pay: 'cancelled',
      hold: false,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: null,
    },
  ],
  [
    'cancelled',
    { status: 'cancelled' },
    {
      ship: 'cancelled',
      pay: 'cancelled',
      hold: false,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: null,
    },
  ],
  // it may still be paid by card
  [
    'cash-ended',
    { payment_status: 'failed' },
    { ship: 'unpaid', pay: null, hold: false, due: TOTAL, collect: 0, invoice: null, erase: null },
  ],
  [
    'unpaid',
    { payment_method: 'card', status: 'confirmed' },
    {
      ship: 'unpaid',
      pay: null,
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'payment-open',
    },
  ],
  [
    'unpaid',
    { payment_method: 'card', fee_if_cash: 10, status: 'confirmed' },
    {
      ship: 'unpaid',
      pay: null,
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'payment-open',
    },
  ],
  [
    'shipped',
    { ...SENT, payment_method: 'card', fee_if_cash: 10 },
    {
      ship: 'unpaid',
      pay: 'on-its-way',
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'payment-open',
    },
  ],
  [
    'shipped',
    { ...SENT, payment_status: 'failed' },
    {
      ship: 'unpaid',
      pay: 'on-its-way',
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'on-its-way',
    },
  ],
  [
    'review',
    { payment_needs_review: true },
    {
      ship: 'review',
      pay: 'review',
      hold: true,
      due: TOTAL,
      collect: 0,
      invoice: null,
      erase: 'review',
    },
  ],
  [
    'owed',
    { ...COLLECTED, status: 'cancelled' },
    {
      ship: 'cancelled',
      pay: 'paid',
      hold: false,
      due: 0,
      collect: 0,
      invoice: 'issue',
      erase: 'owed',
    },
  ],
] as const)('%s: %j', (state, fields, facts) => {
  const order = { ...CASH, ...fields };
  const { due, toCollect } = paymentOf(order);
  const { whyNotShip, whyNotPay, holdStock, invoice, whyNotErase } = may(order, NOW);
  expect(orderState(order)).toBe(state);
  expect({
    ship: whyNotShip,
    pay: whyNotPay,
    hold: holdStock,
    due,
    collect: toCollect,
    invoice,
    erase: whyNotErase,
  }).toEqual(facts);
});

test('collected cash is paid by hand, and given back by hand', () => {
  expect(paymentOf({ ...CASH, ...COLLECTED })).toMatchObject({
    state: 'paid-by-hand',
    wayBack: 'by-hand',
    refundable: TOTAL,
  });
});
