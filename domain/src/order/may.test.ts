import { describe, expect, test } from 'vitest';
import { may, type KeptReason } from './may.ts';
import { AWAITED, PAID, PLACED_AT } from './test-order.ts';

const NOW = PLACED_AT;
const DAYS_LATER = new Date(NOW.getTime() + 3 * 24 * 60 * 60 * 1000);

test.each([
  [null, {}],
  [null, { status: 'confirmed' }],
  [null, { payment_status: 'failed' }],
  ['paid', { paid_at: NOW }],
  ['paid', { payment_status: 'paid' }],
  // the provider still calls its payment completed
  ['paid', { payment_status: 'paid', paid_at: NOW, refunded_amount: 299 }],
  ['cancelled', { status: 'cancelled' }],
  ['replaced', { replaced_by: 'next' }],
  ['review', { payment_needs_review: true }],
] as const)('nobody is asked to pay what is %s: %j', (why, fields) => {
  expect(may({ ...AWAITED, ...fields }).whyNotPay).toBe(why);
});

test.each([
  [null, {}],
  [null, { status: 'pending' }],
  [null, { status: 'shipped' }],
  [null, { refunded_amount: 298.99 }],
  ['refunded', { refunded_amount: 299 }],
  [null, { refunded_amount: 100, refunding_amount: 198.99 }],
  ['refunding', { refunded_amount: 100, refunding_amount: 199 }],
  ['cancelled', { status: 'cancelled' }],
  ['test', { payment_test: true }],
  ['review', { payment_needs_review: true }],
  ['erased', { erased_at: NOW }],
  ['unpaid', { payment_status: 'pending' }],
  ['unpaid', { payment_status: 'failed' }],
] as const)('not sent for %s: %j', (why, fields) => {
  expect(may({ ...PAID, ...fields }).whyNotShip).toBe(why);
});

test.each([
  ['all', { ...AWAITED }],
  ['all', { ...AWAITED, status: 'confirmed' }],
  ['all', { ...AWAITED, payment_status: 'failed' }],
  ['all-but-pieces', PAID],
  ['all-but-pieces', { ...PAID, status: 'pending', invoice_number: null }],
  ['all-but-pieces', { ...PAID, paid_at: null, invoice_number: null }],
  ['all-but-pieces', { ...PAID, payment_status: 'failed' }],
  ['all-but-pieces', { ...AWAITED, invoice_number: 7 }],
  ['nothing', { ...AWAITED, status: 'cancelled' }],
  ['nothing', { ...PAID, status: 'shipped' }],
  ['nothing', { ...AWAITED, status: 'shipped' }],
  ['nothing', { ...PAID, status: 'delivered' }],
] as const)('%s can be corrected of it, and nothing once it was erased: %j', (correct, order) => {
  expect(may(order).correct).toBe(correct);
  expect(may({ ...order, erased_at: NOW }).correct).toBe('nothing');
});

test.each([
  ['a paid order without an invoice', 'issue', { ...PAID, invoice_number: null }],
  ['one that has its invoice', null, PAID],
  ['one paid by hand', 'on-request', { ...PAID, invoice_number: null, paid_at: null }],
  ['one paid by hand that has its invoice', null, { ...PAID, paid_at: null }],
  [
    'an invoiced one whose payment by hand was undone',
    'reverse',
    { ...AWAITED, invoice_number: 7 },
  ],
  [
    'an invoiced one that the provider has paid, set to unpaid',
    null,
    { ...PAID, payment_status: 'pending' },
  ],
  ['an unpaid one', null, AWAITED],
  ['one of a test payment', null, { ...PAID, invoice_number: null, payment_test: true }],
] as const)('what is due in the books: of %s', (_, step, order) => {
  expect(may(order).invoice).toBe(step);
});

test.each([
  [true, AWAITED],
  [true, PAID],
  [true, { ...PAID, paid_at: null }],
  [true, { ...PAID, payment_status: 'failed' }],
  [false, { ...AWAITED, payment_status: 'failed' }],
  [false, { ...PAID, status: 'cancelled' }],
  [true, { ...AWAITED, status: 'shipped', payment_status: 'failed' }],
  [false, { ...PAID, status: 'delivered', restocked: true }],
] as const)('its pieces are out of stock: %s, of %j', (holds, order) => {
  expect(may(order).holdStock).toBe(holds);
});

describe('the data of a customer', () => {
  const DELIVERED: typeof PAID = { ...PAID, status: 'delivered' };
  const second = [{ id: 'second', amount: 299 }];

  test.each<[KeptReason | null, typeof PAID]>([
    [null, DELIVERED],
    ['on-its-way', { ...PAID, status: 'shipped' }],
    ['to-send', PAID],
    [null, { ...PAID, refunded_amount: 299 }],
    ['refund-open', { ...DELIVERED, refunding_amount: 1 }],
    ['review', { ...DELIVERED, payment_needs_review: true }],
    ['owed', { ...PAID, status: 'cancelled' }],
    ['payment-open', AWAITED],
    // an admin set it back: no payment is open
    [null, { ...DELIVERED, payment_status: 'pending' }],
    [null, { ...PAID, status: 'cancelled', payment_status: 'pending' }],
    ['to-send', { ...PAID, payment_status: 'pending' }],
    [null, { ...AWAITED, payment_status: 'failed' }],
    ['uncounted', { ...DELIVERED, uncounted_payments: second }],
    // an admin took it for the payment
    [null, { ...DELIVERED, paid_at: null, uncounted_payments: second }],
    // there are two, and the admin took one of them
    [
      'uncounted',
      {
        ...DELIVERED,
        paid_at: null,
        uncounted_payments: [...second, { id: 'third', amount: 299 }],
      },
    ],
    [null, { ...DELIVERED, payment_test: true, uncounted_payments: second }],
  ])('is kept for %s: %j', (why, order) => {
    expect(may(order, DAYS_LATER).whyNotErase).toBe(why);
  });

  test('is kept while a failed payment may still complete', () => {
    expect(may({ ...AWAITED, payment_status: 'failed' }, NOW).whyNotErase).toBe('payment-open');
  });
});
