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

/** The facts of a cash order that may be sent; the other steps name what differs. */
const OPEN = {
  ship: null,
  pay: null,
  hold: true,
  due: TOTAL,
  collect: 0,
  invoice: null,
  erase: 'payment-open',
};

const BILLED = { ...SENT, invoiced_when_sent: true } as const;
const BILL = { invoiced_when_sent: true, invoice_number: 7 } as const;
const ON_ITS_WAY = { ...OPEN, pay: 'on-its-way', collect: TOTAL, erase: 'on-its-way' };

/** The facts of a cash order at each step of its life. */
test.each([
  ['cash-unconfirmed', {}, { ...OPEN, ship: 'unconfirmed' }],
  ['cash-ready', { status: 'confirmed' }, OPEN],
  ['shipped', SENT, { ...OPEN, pay: 'on-its-way', collect: TOTAL, erase: 'on-its-way' }],
  [
    'to-collect',
    { ...SENT, status: 'delivered' },
    { ...OPEN, pay: 'on-its-way', collect: TOTAL, erase: 'on-its-way' },
  ],
  // by the setting, invoiced when it is sent
  ['cash-ready', { status: 'confirmed', invoiced_when_sent: true }, OPEN],
  ['shipped', BILLED, { ...ON_ITS_WAY, invoice: 'issue' }],
  ['shipped', { ...BILLED, invoice_number: 7 }, ON_ITS_WAY],
  ['to-collect', { ...BILLED, status: 'delivered', invoice_number: 7 }, ON_ITS_WAY],
  ['cash-ready', { status: 'confirmed', ...BILL }, { ...OPEN, invoice: 'reverse' }],
  [
    'coming-back',
    { ...REFUSED, ...BILL },
    { ...OPEN, ship: 'cancelled', pay: 'cancelled', invoice: 'reverse', erase: 'on-its-way' },
  ],
  ['delivered', { ...COLLECTED, ...BILL }, { ...OPEN, pay: 'paid', due: 0, erase: null }],
  ['delivered', COLLECTED, { ...OPEN, pay: 'paid', due: 0, invoice: 'issue', erase: null }],
  ['coming-back', REFUSED, { ...OPEN, ship: 'cancelled', pay: 'cancelled', erase: 'on-its-way' }],
  [
    'cancelled',
    { ...REFUSED, returned_at: NOW },
    { ...OPEN, ship: 'cancelled', pay: 'cancelled', hold: false, erase: null },
  ],
  [
    'cancelled',
    { status: 'cancelled' },
    { ...OPEN, ship: 'cancelled', pay: 'cancelled', hold: false, erase: null },
  ],
  // it may still be paid by card
  [
    'cash-ended',
    { payment_status: 'failed' },
    { ...OPEN, ship: 'unpaid', hold: false, erase: null },
  ],
  ['unpaid', { payment_method: 'card', status: 'confirmed' }, { ...OPEN, ship: 'unpaid' }],
  [
    'unpaid',
    { payment_method: 'card', fee_if_cash: 10, status: 'confirmed' },
    { ...OPEN, ship: 'unpaid' },
  ],
  [
    'shipped',
    { ...SENT, payment_method: 'card', fee_if_cash: 10 },
    { ...OPEN, ship: 'unpaid', pay: 'on-its-way' },
  ],
  [
    'shipped',
    { ...SENT, payment_status: 'failed' },
    { ...OPEN, ship: 'unpaid', pay: 'on-its-way', erase: 'on-its-way' },
  ],
  [
    'review',
    { payment_needs_review: true },
    { ...OPEN, ship: 'review', pay: 'review', erase: 'review' },
  ],
  [
    'owed',
    { ...COLLECTED, status: 'cancelled' },
    {
      ...OPEN,
      ship: 'cancelled',
      pay: 'paid',
      hold: false,
      due: 0,
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
